import { useEffect, useRef, useState } from 'react';

/** Quiet after the last change before it is spoken, and how long the words stay, in milliseconds. */
const QUIET = 1000;
const STAYS = 6000;

/**
 * Speaks what has changed to people who hear the page, once typing has paused. The words go again,
 * because they also stand where they are seen.
 */
export function Spoken({ text }: { text: string }) {
  const [spoken, setSpoken] = useState('');
  const known = useRef(text);

  useEffect(() => {
    if (known.current === text) return undefined;
    known.current = text;
    const speak = setTimeout(setSpoken, QUIET, text);
    const hush = setTimeout(setSpoken, QUIET + STAYS, '');
    return () => {
      clearTimeout(speak);
      clearTimeout(hush);
    };
  }, [text]);

  return (
    <p role="status" className="visually-hidden">
      {spoken}
    </p>
  );
}
