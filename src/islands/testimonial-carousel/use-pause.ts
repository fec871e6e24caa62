import { useEffect, useState, useSyncExternalStore } from 'react';

/**
 * Whether the visitor hovers over `root` or has the keyboard focus in it. A mouse click leaves the
 * focus on a button without anyone reading there, so only a visible focus counts. `reset` ignores
 * both until the next time.
 */
export function useHoverOrFocus(root: HTMLElement | null): { isInUse: boolean; reset: () => void } {
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);

  useEffect(() => {
    if (!root) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    const frame = requestAnimationFrame(() => {
      const canHover = matchMedia('(hover: hover)').matches;
      if (canHover && root.matches(':hover')) setIsHovered(true);
    });
    const onEnter = () => {
      setIsHovered(true);
    };
    root.addEventListener('pointerenter', onEnter, { signal });
    const onLeave = () => {
      setIsHovered(false);
    };
    root.addEventListener('pointerleave', onLeave, { signal });
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.matches(':focus-visible')) setIsFocused(true);
    };
    root.addEventListener('focusin', onFocus, { signal });
    const onBlur = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && root.contains(relatedTarget))) setIsFocused(false);
    };
    root.addEventListener('focusout', onBlur, { signal });
    return () => {
      cancelAnimationFrame(frame);
      listening.abort();
    };
  }, [root]);

  return {
    isInUse: isHovered || isFocused,
    reset: () => {
      setIsHovered(false);
      setIsFocused(false);
    },
  };
}

const REDUCED = '(prefers-reduced-motion: reduce)';

function subscribe(onChange: () => void): () => void {
  const preference = matchMedia(REDUCED);
  preference.addEventListener('change', onChange);
  document.addEventListener('visibilitychange', onChange);
  return () => {
    preference.removeEventListener('change', onChange);
    document.removeEventListener('visibilitychange', onChange);
  };
}

function readMotion(): 'allowed' | 'reduced' {
  return document.hidden || matchMedia(REDUCED).matches ? 'reduced' : 'allowed';
}

/**
 * Whether the page may move by itself: `reduced` under reduced motion and in a hidden tab, also when
 * that changes later; `unknown` until React has taken over.
 */
export function useMotionPreference(): 'allowed' | 'reduced' | 'unknown' {
  return useSyncExternalStore(subscribe, readMotion, () => 'unknown');
}
