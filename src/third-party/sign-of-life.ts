/** What is known about a frame. A refused or empty frame fires `load` all the same, so only a message counts. */
export type Life = 'waiting' | 'alive' | 'silent';

/** How long a frame in view may stay without a message, in milliseconds. */
export const patience = 8000;

/** The next state: a message always proves life; the deadline matters only while waiting. */
export function nextLife(life: Life, event: 'message' | 'deadline'): Life {
  if (event === 'message') return 'alive';
  return life === 'waiting' ? 'silent' : life;
}

/**
 * Watches a frame for messages of its window and tells every change.
 * The clock starts when the frame comes into view, because a lazy frame loads no earlier.
 * A frame that holds the focus is in use and never declared silent.
 * @returns Function that ends the watch.
 */
export function watchFrame(frame: HTMLIFrameElement, tell: (life: Life) => void): () => void {
  let life: Life = 'waiting';
  let clock: ReturnType<typeof setTimeout> | undefined;

  const move = (event: 'message' | 'deadline') => {
    const next = nextLife(life, event);
    if (next !== life) tell((life = next));
  };
  const hear = ({ source }: MessageEvent) => {
    if (source === frame.contentWindow) move('message');
  };
  const view = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return;
    view.disconnect();
    clock = setTimeout(() => {
      move(document.activeElement === frame ? 'message' : 'deadline');
    }, patience);
  });

  addEventListener('message', hear);
  view.observe(frame);
  return () => {
    removeEventListener('message', hear);
    view.disconnect();
    clearTimeout(clock);
  };
}
