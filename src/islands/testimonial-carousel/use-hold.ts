import { useEffect, useState } from 'react';
import type { FocusEvent, RefObject } from 'react';

/**
 * Whether the visitor is at `root` with the pointer or the keyboard. A mouse
 * click leaves the focus on a button without anyone reading there, so only a
 * visible focus counts. `release` forgets both until the next arrival.
 */
export function useHold(root: RefObject<HTMLElement | null>) {
  const [pointer, setPointer] = useState(false);
  const [keyboard, setKeyboard] = useState(false);

  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const mouse = matchMedia('(hover: hover)').matches;
      if (mouse && root.current?.matches(':hover')) setPointer(true);
    });
    return () => {
      cancelAnimationFrame(frame);
    };
  }, [root]);

  return {
    held: pointer || keyboard,
    release: () => {
      setPointer(false);
      setKeyboard(false);
    },
    listeners: {
      onPointerEnter: () => {
        setPointer(true);
      },
      onPointerLeave: () => {
        setPointer(false);
      },
      onFocus: ({ target }: FocusEvent) => {
        if (target.matches(':focus-visible')) setKeyboard(true);
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) setKeyboard(false);
      },
    },
  };
}
