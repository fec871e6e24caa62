import { notify } from '../lib/notify';
import { movedNotice, silentNotice } from './form-text';

/**
 * What is known about a frame:
 * - `waiting`: no message yet, and the time for one isn't over
 * - `alive`: it posted a message, or the visitor is using it
 * - `silent`: it never posted one
 * - `blocked`: after Send, our policy refused the page it was sent to, so its place is blank
 * - `moved`: after Send, it loaded a page that posts nothing. That is a thank-you page or an
 *   error of the browser, which look the same from here, so the frame must stay visible.
 */
export type FrameStatus = 'waiting' | 'alive' | 'silent' | 'blocked' | 'moved';

/** How long a provider may take to post a message, in milliseconds. */
export const TIMEOUT_MS = 8000;

/** A page may post its message this long before its `load` event, in milliseconds. */
const EARLY_MS = 500;

/**
 * Watches a frame and reports every change of its status. A refused or empty frame fires `load`
 * all the same, so only a message from the frame's window proves that a page is there; it does so
 * at any time. Everything but `waiting` and `alive` is also said in the notification area, under
 * the frame's title; an open dialog covers that area and says it itself.
 *
 * The first page has TIMEOUT_MS from when the frame comes into view, because a lazy frame loads no
 * earlier. A frame that has the focus is in use and never declared silent. Each later page has
 * TIMEOUT_MS from its `load` event.
 */
export function watchFrame(
  frame: HTMLIFrameElement,
  onChange: (status: FrameStatus) => void,
): void {
  let status: FrameStatus = 'waiting';
  let isFirstPage = true;
  let lastMessage = -EARLY_MS;
  let deadline: ReturnType<typeof setTimeout>;

  const isInUse = () => document.activeElement === frame;
  const become = (next: FrameStatus) => {
    clearTimeout(deadline);
    if (next === status) return;
    onChange((status = next));
    if (next === 'alive' || frame.closest('dialog[open]')) return;
    notify(frame.title + (next === 'silent' ? silentNotice : movedNotice));
  };

  addEventListener('message', ({ source }) => {
    if (source !== frame.contentWindow) return;
    lastMessage = performance.now();
    become('alive');
  });

  frame.addEventListener('load', () => {
    const hasTalked = performance.now() - lastMessage < EARLY_MS;
    // A blocked page "loads", too, before or after it was reported.
    const mayBeSent = status === 'alive' || (status === 'waiting' && isInUse());
    if (!isFirstPage && !hasTalked && mayBeSent) {
      clearTimeout(deadline);
      deadline = setTimeout(become, TIMEOUT_MS, 'moved');
    }
    isFirstPage = false;
  });

  // The event doesn't name its frame, but a form that was just sent has the focus.
  addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
    if (effectiveDirective === 'frame-src' && isInUse()) become('blocked');
  });

  new IntersectionObserver((entries, view) => {
    if (!entries.some((entry) => entry.isIntersecting)) return;
    view.disconnect();
    setTimeout(() => {
      if (status === 'waiting') become(isInUse() ? 'alive' : 'silent');
    }, TIMEOUT_MS);
  }).observe(frame);
}
