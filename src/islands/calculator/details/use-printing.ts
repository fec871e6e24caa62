import { useSyncExternalStore } from 'react';
import { formatDate } from '../../../lib/format/calendar-date.ts';

let printing = false;

function subscribe(onChange: () => void): () => void {
  const follow = ({ type }: Event) => {
    printing = type === 'beforeprint';
    onChange();
  };
  for (const type of ['beforeprint', 'afterprint']) addEventListener(type, follow);
  return () => {
    for (const type of ['beforeprint', 'afterprint']) removeEventListener(type, follow);
  };
}

/**
 * Whether the page is being printed; true from before the browser lays the page out. A store,
 * because React renders a change in it as soon as the event is over and not some time later.
 */
export function usePrinting(): boolean {
  return useSyncExternalStore(subscribe, () => printing);
}

/** Today in words, read again before each print, as the page may have been open overnight. */
export function useToday(): string {
  return useSyncExternalStore(subscribe, today);
}

/** Today in words, by the reader's own clock and time zone. */
function today(): string {
  /* eslint-disable no-restricted-syntax -- the sheet is dated by the reader's own calendar */
  const now = new Date();
  const [month, day] = [now.getMonth() + 1, now.getDate()].map((part) =>
    String(part).padStart(2, '0'),
  );
  return formatDate(`${now.getFullYear()}-${month}-${day}`);
  /* eslint-enable no-restricted-syntax -- anything else is dated by a calendar */
}

/**
 * Prints the page from a button. The browser's own event would come while the button's handler still
 * runs, too late for React to render anything, so it is dispatched first.
 */
export function printPage(): void {
  dispatchEvent(new Event('beforeprint'));
  setTimeout(print);
}
