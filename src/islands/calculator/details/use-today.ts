import { useEffect, useState } from 'react';
import { formatDate } from '../../../lib/format/calendar-date.ts';

/** Today by the reader's own clock and time zone, in words. */
function today(): string {
  /* eslint-disable no-restricted-syntax -- the sheet is dated by the reader's own calendar */
  const now = new Date();
  const [month, day] = [now.getMonth() + 1, now.getDate()].map((part) =>
    String(part).padStart(2, '0'),
  );
  return formatDate(`${now.getFullYear()}-${month}-${day}`);
  /* eslint-enable no-restricted-syntax -- anything else is dated by a calendar */
}

/** Today in words, looked up again before each print, as the page may have been open overnight. */
export function useToday(): string {
  const [date, setDate] = useState(today);
  useEffect(() => {
    const refresh = () => {
      setDate(today());
    };
    addEventListener('beforeprint', refresh);
    return () => {
      removeEventListener('beforeprint', refresh);
    };
  }, []);
  return date;
}
