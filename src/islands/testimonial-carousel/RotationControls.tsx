import { WINDOW, currentSet, setStarts } from './carousel-window.ts';

interface Props {
  count: number;
  /** First review of the window, counted from 0. */
  start: number;
  paused: boolean;
  onToggle: () => void;
  onSet: (start: number) => void;
}

const BUTTON = 'group grid size-11 place-items-center rounded-full';

/** Pause button and dots under the reviews. Size, not only color, tells the current dot. */
export function RotationControls({ count, start, paused, onToggle, onSet }: Props) {
  const current = currentSet(start, count);
  return (
    <>
      <button
        type="button"
        className={`${BUTTON} motion-reduce:hidden`}
        aria-label={paused ? 'Resume the rotation of reviews' : 'Pause the rotation of reviews'}
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
          className={BUTTON}
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
