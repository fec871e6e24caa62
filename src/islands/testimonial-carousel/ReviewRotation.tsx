import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useIntentReady } from '../use-intent-ready.ts';
import { RotationControls } from './RotationControls.tsx';
import { useHold } from './use-hold.ts';
import { useMotion } from './use-motion.ts';
import { useRotation } from './use-rotation.ts';

interface Props {
  /** Number of reviews in the child's list. */
  count: number;
  /** The served list of reviews. */
  children?: ReactNode;
}

/**
 * Rotates the list in its child and adds a pause button and dots. It stands
 * still while the pointer or the keyboard is in it, unless the visitor has just
 * pressed play there. Nothing is announced while it moves.
 */
export function ReviewRotation({ count, children }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [paused, setPaused] = useState(false);
  const motion = useMotion();
  const { held, release, listeners } = useHold(root);
  const running = motion === 'free' && !paused && !held;
  const { start, goTo } = useRotation(list, count, running);

  useIntentReady(root);

  const toggle = () => {
    if (paused) release();
    setPaused(!paused);
  };

  return (
    <div ref={root} {...listeners}>
      <div
        ref={list}
        className="relative -m-1 snap-x snap-mandatory scroll-px-1 overflow-x-auto overscroll-x-contain p-1 pb-4 max-md:-mx-[min(1rem,5vw)] max-md:scroll-px-4 max-md:px-[min(1rem,5vw)] print:overflow-visible"
        role="group"
        aria-label="Reviews, one after another"
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling area has to be reachable by keyboard
        tabIndex={0}
      >
        {children}
      </div>
      <RotationControls
        count={count}
        start={start}
        paused={paused}
        served={motion === 'unknown'}
        onToggle={toggle}
        onSet={(index) => {
          goTo(index, motion === 'free' ? 'smooth' : 'instant');
        }}
      />
    </div>
  );
}
