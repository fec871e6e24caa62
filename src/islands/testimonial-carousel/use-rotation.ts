import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ROTATION_MS, nextStart } from './carousel-window.ts';

/** Quiet time after which scrolling counts as finished, in ms. */
const SETTLED_MS = 150;

/** Distance of each review from the list's beginning, in CSS pixels. */
function offsets(list: HTMLElement): number[] {
  const items = [...list.querySelectorAll('li')];
  return items.map((item) => item.offsetLeft - (items[0]?.offsetLeft ?? 0));
}

/** The review nearest to the window's left edge. */
function startOf(list: HTMLElement): number {
  const distances = offsets(list).map((offset) => Math.abs(offset - list.scrollLeft));
  return distances.indexOf(Math.min(...distances));
}

/**
 * Moves the scrolling `list` of `count` reviews by one every `ROTATION_MS` while
 * `running`, and follows the visitor's own scrolling. There is one timer, and it
 * starts anew after each stop, so nothing is caught up.
 */
export function useRotation(list: HTMLElement | null, count: number, running: boolean) {
  const [start, setStart] = useState(0);
  const scrolling = useRef(false);

  const goTo = (index: number, behavior: ScrollBehavior) => {
    setStart(index);
    const left = list ? offsets(list)[index] : undefined;
    if (left !== undefined) list?.scrollTo({ left, behavior });
  };

  const step = useEffectEvent(() => {
    if (!scrolling.current) goTo(nextStart(start, count), 'smooth');
  });

  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(step, ROTATION_MS);
    return () => {
      clearInterval(timer);
    };
  }, [running, start]);

  useEffect(() => {
    if (!list) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const scrolled = () => {
      scrolling.current = true;
      clearTimeout(timer);
      timer = setTimeout(() => {
        scrolling.current = false;
        setStart(startOf(list));
      }, SETTLED_MS);
    };
    list.addEventListener('scroll', scrolled);
    return () => {
      clearTimeout(timer);
      list.removeEventListener('scroll', scrolled);
    };
  }, [list]);

  return { start, goTo };
}
