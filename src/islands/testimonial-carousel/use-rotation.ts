import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ROTATION_MS, nextStart } from './carousel-window.ts';

/** Milliseconds without a scroll event after which scrolling counts as finished. */
const SCROLL_END_MS = 150;

/** Distance of each review from the start of the list, in CSS pixels. */
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
 * `running`, and follows the visitor's own scrolling. One timer restarts after
 * each pause, so missed steps are never made up for.
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
    const onScroll = () => {
      scrolling.current = true;
      clearTimeout(timer);
      timer = setTimeout(() => {
        scrolling.current = false;
        setStart(startOf(list));
      }, SCROLL_END_MS);
    };
    list.addEventListener('scroll', onScroll);
    return () => {
      clearTimeout(timer);
      list.removeEventListener('scroll', onScroll);
    };
  }, [list]);

  return { start, goTo };
}
