/**
 * Runs inline on every page with a quote dialog. Closes a dialog by a press that begins and ends
 * outside it, the same way in every browser, and takes a double press for one: the second press,
 * key, or tap of a double-click on an opener may land on a Close button or a phone link.
 *
 * It replaces the native `closedby="any"`, which closes at the second press of a double-click.
 */

/** The usual double-click interval, in milliseconds. */
const DOUBLE_PRESS_MS = 500;
/** How far apart the two taps of a finger may be, in CSS pixels. */
const DOUBLE_PRESS_RANGE = 32;

/** The press that opened a layer last, or the last of a double press: its time, place, and count. */
let opening: { at: number; x: number; y: number; detail: number } | undefined;

function isSoonAfterOpening({ timeStamp }: Event): boolean {
  return opening !== undefined && timeStamp - opening.at < DOUBLE_PRESS_MS;
}

/** Whether a click soon after an opening is the same finger or key again. */
function repeatsOpening(event: MouseEvent): boolean {
  if (!opening || !isSoonAfterOpening(event)) return false;
  // Clicks from the keyboard have no count and, depending on the browser, no place.
  if (!event.detail) return !opening.detail;
  const [x, y] = [event.clientX - opening.x, event.clientY - opening.y];
  return Math.hypot(x, y) < DOUBLE_PRESS_RANGE;
}

addEventListener('click', (event) => {
  const { target, timeStamp: at, clientX: x, clientY: y, detail } = event;
  const opener = target instanceof Element && target.closest('[commandfor], [popovertarget]');
  // A dialog's opener can only be pressed while the dialog is closed.
  if (repeatsOpening(event) && !(opener && opener.hasAttribute('commandfor')))
    event.preventDefault();
  else if (!opener) return;
  opening = { at, x, y, detail };
});

addEventListener('keydown', (event) => {
  const { key, repeat, target } = event;
  if (key === 'Escape') opening = undefined;
  // A held Enter key is one press.
  if (repeat && key === 'Enter' && target instanceof HTMLButtonElement) event.preventDefault();
});

for (const dialog of document.querySelectorAll('dialog')) {
  let beganOutside = false;
  const isOutside = ({ target, clientX, clientY }: MouseEvent) => {
    const { left, right, top, bottom } = dialog.getBoundingClientRect();
    const inside = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
    return target === dialog && !inside;
  };
  dialog.addEventListener('pointerdown', (event) => {
    beganOutside = isOutside(event) && !isSoonAfterOpening(event);
  });
  // Listening on the dialog itself makes its backdrop tappable in Safari on iPhones.
  dialog.addEventListener('click', (event) => {
    if (beganOutside && isOutside(event)) dialog.close();
  });
}
