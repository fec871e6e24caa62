import { useEffect, useState } from 'react';

/**
 * Whether the visitor is at `root` with the pointer or the keyboard. A mouse
 * click leaves the focus on a button without anyone reading there, so only a
 * visible focus counts. `release` forgets both until the next arrival.
 */
export function useHold(root: HTMLElement | null): { held: boolean; release: () => void } {
  const [pointer, setPointer] = useState(false);
  const [keyboard, setKeyboard] = useState(false);

  useEffect(() => {
    if (!root) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    const frame = requestAnimationFrame(() => {
      const mouse = matchMedia('(hover: hover)').matches;
      if (mouse && root.matches(':hover')) setPointer(true);
    });
    const entered = () => {
      setPointer(true);
    };
    root.addEventListener('pointerenter', entered, { signal });
    const gone = () => {
      setPointer(false);
    };
    root.addEventListener('pointerleave', gone, { signal });
    const focused = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.matches(':focus-visible')) setKeyboard(true);
    };
    root.addEventListener('focusin', focused, { signal });
    const left = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && root.contains(relatedTarget))) setKeyboard(false);
    };
    root.addEventListener('focusout', left, { signal });
    return () => {
      cancelAnimationFrame(frame);
      listening.abort();
    };
  }, [root]);

  return {
    held: pointer || keyboard,
    release: () => {
      setPointer(false);
      setKeyboard(false);
    },
  };
}
