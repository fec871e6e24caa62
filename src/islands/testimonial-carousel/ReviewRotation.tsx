import { useState } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useIntentReady, useServedElement } from '../use-island.ts';
import { WINDOW, currentSet, setStarts } from './carousel-window.ts';
import { useHoverOrFocus, useMotionPreference } from './use-pause.ts';
import { useRotation } from './use-rotation.ts';

/** ID of the scrolling list in the child. */
export const LIST_ID = 'reviews-list';
/** ID of the empty element in the child that takes the controls. */
export const CONTROLS_ID = 'reviews-controls';

interface Props {
  /** Number of reviews in the list. */
  count: number;
  children?: ReactNode;
}

/**
 * Rotates the list in its child, which is the server's HTML, and renders a pause button and dots into
 * it. It pauses while the pointer or the keyboard is in either, unless the visitor has just pressed
 * Resume there. Nothing is announced while it moves.
 */
export function ReviewRotation({ count, children }: Props) {
  const list = useServedElement(LIST_ID);
  const controls = useServedElement(CONTROLS_ID);
  const [paused, setPaused] = useState(false);
  const motion = useMotionPreference();
  const { isInUse, reset } = useHoverOrFocus(list?.parentElement ?? null);
  const running = motion === 'allowed' && !paused && !isInUse;
  const { start, goTo } = useRotation(list, count, running);

  useIntentReady(list);

  const toggle = () => {
    if (paused) reset();
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
              goTo(index, motion === 'allowed' ? 'smooth' : 'instant');
            }}
          />,
          controls,
        )}
    </>
  );
}

interface ControlsProps {
  count: number;
  /** First review of the window, counted from 0. */
  start: number;
  paused: boolean;
  onToggle: () => void;
  onSet: (start: number) => void;
}

const BUTTON_CLASS = 'group grid size-11 place-items-center rounded-full';

/** Pause button and dots under the reviews. Size, not only color, tells the current dot. */
function RotationControls({ count, start, paused, onToggle, onSet }: ControlsProps) {
  const current = currentSet(start, count);
  return (
    <>
      <button
        type="button"
        className={`${BUTTON_CLASS} motion-reduce:hidden`}
        aria-label={paused ? 'Resume reviews' : 'Pause reviews'}
        onClick={onToggle}
      >
        <svg className="size-5 fill-current" viewBox="0 0 20 20" aria-hidden="true">
          <path d={paused ? 'M5 3v14l12-7z' : 'M5 3h3.5v14H5zm6.5 0H15v14h-3.5z'} />
        </svg>
      </button>
      {setStarts(count).map((set, index) => (
        <button
          key={set}
          type="button"
          className={BUTTON_CLASS}
          aria-label={`Show reviews ${set + 1} to ${set + WINDOW}`}
          aria-current={index === current}
          onClick={() => {
            onSet(set);
          }}
        >
          <span className="block size-3 rounded-full border-2 border-current group-aria-[current=true]:w-7 group-aria-[current=true]:border-[0.375rem]" />
        </button>
      ))}
    </>
  );
}
