import { notify } from '../lib/notify';
import { silentNotice } from './form-words';

/** What is known about a frame. A refused or empty frame fires `load` all the same, so only a message counts. */
export type Life = 'waiting' | 'alive' | 'silent';

/** How long a provider may stay without a sign of life, in milliseconds. */
export const patience = 8000;

/**
 * Watches a frame for messages of its window and tells every change; silence
 * is also said in the notification area, under the frame's title. A message proves life at any time.
 * The clock starts when the frame comes into view, because a lazy frame loads no earlier.
 * A frame that holds the focus is in use and never declared silent.
 */
export function watchFrame(frame: HTMLIFrameElement, tell: (life: Life) => void): void {
  let life: Life = 'waiting';

  const become = (next: Life) => {
    if (next !== life) tell((life = next));
  };

  addEventListener('message', ({ source }) => {
    if (source === frame.contentWindow) become('alive');
  });
  new IntersectionObserver((entries, view) => {
    if (!entries.some((entry) => entry.isIntersecting)) return;
    view.disconnect();
    setTimeout(() => {
      if (life !== 'waiting') return;
      if (document.activeElement === frame) {
        become('alive');
        return;
      }
      become('silent');
      notify(frame.title + silentNotice);
    }, patience);
  }).observe(frame);
}
