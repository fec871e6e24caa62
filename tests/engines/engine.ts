/** A key by its name in `KeyboardEvent.key`. */
export type Key = 'Enter' | 'Escape' | 'Tab' | 'ArrowDown' | ' ';

/** Runs a function in the page: it may use its argument, and nothing around it. */
type Run = <Argument, Result>(
  fn: (argument: Argument) => Result | Promise<Result>,
  argument: Argument,
) => Promise<Result>;

/** A browser with one window, as far as the journeys need it. Coordinates and sizes are CSS pixels of the window. */
export interface Engine {
  /** Loads an address. @throws Error when it can't be reached */
  open: (address: string) => Promise<void>;
  run: Run;
  /** The same in the hosted form that is on the screen. */
  runInForm: Run;
  resize: (width: number, height: number) => Promise<void>;
  moveTo: (x: number, y: number) => Promise<void>;
  /** Presses and lets go at one place, several times as fast as a double-click. */
  click: (x: number, y: number, times?: number) => Promise<void>;
  /** Presses where the pointer is, and lets go at another place. */
  dropAt: (x: number, y: number) => Promise<void>;
  press: (key: Key, times?: number) => Promise<void>;
  type: (text: string) => Promise<void>;
  close: () => Promise<void>;
}

/** Runs in the page: the frame of the hosted form, that of an open dialog first. */
export function shownForm(): HTMLIFrameElement | null {
  return document.querySelector('dialog[open] iframe') ?? document.querySelector('main iframe');
}

/** Where a page's errors are noted, in its session storage. */
export const errorsKey = 'noted-errors';
