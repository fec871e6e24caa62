import { useState } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useIntentReady } from '../use-intent-ready.ts';
import { useServedElement } from '../use-served-element.ts';
import { RotationControls } from './RotationControls.tsx';
import { useHold } from './use-hold.ts';
import { useMotion } from './use-motion.ts';
import { useRotation } from './use-rotation.ts';

interface Props {
  /** Number of reviews in the list. */
  count: number;
  /** ID of the scrolling list in the child. */
  list: string;
  /** ID of the empty element in the child that takes the controls. */
  controls: string;
  children?: ReactNode;
}

/**
 * Rotates the list in its child, which is the server's HTML, and draws a pause button and dots
 * into it. It stands still while the pointer or the keyboard is in either, unless the visitor has
 * just pressed play there. Nothing is announced while it moves.
 */
export function ReviewRotation({ count, list: listId, controls: controlsId, children }: Props) {
  const list = useServedElement(listId);
  const controls = useServedElement(controlsId);
  const [paused, setPaused] = useState(false);
  const motion = useMotion();
  const { held, release } = useHold(list?.parentElement ?? null);
  const running = motion === 'free' && !paused && !held;
  const { start, goTo } = useRotation(list, count, running);

  useIntentReady(list);

  const toggle = () => {
    if (paused) release();
    setPaused(!paused);
  };

  return (
    <>
      {children}
      {controls &&
        createPortal(
          <RotationControls
            count={count}
            start={start}
            paused={paused}
            onToggle={toggle}
            onSet={(index) => {
              goTo(index, motion === 'free' ? 'smooth' : 'instant');
            }}
          />,
          controls,
        )}
    </>
  );
}
