import { useEffect, useRef, useState } from 'react';

/** Announces once nothing has changed for this long, and clears the region this long after. */
const DEBOUNCE_MS = 1000;
const CLEAR_AFTER_MS = 6000;

/**
 * Announces changed text to screen readers once typing has paused. The text is cleared again,
 * because it is also visible on the page.
 */
export function LiveRegion({ text }: { text: string }) {
  const [announced, setAnnounced] = useState('');
  const last = useRef(text);

  useEffect(() => {
    if (last.current === text) return undefined;
    last.current = text;
    const announcing = setTimeout(setAnnounced, DEBOUNCE_MS, text);
    const clearing = setTimeout(setAnnounced, DEBOUNCE_MS + CLEAR_AFTER_MS, '');
    return () => {
      clearTimeout(announcing);
      clearTimeout(clearing);
    };
  }, [text]);

  return (
    <p role="status" className="visually-hidden">
      {announced}
    </p>
  );
}
