/** How long browsers let a press count as the visitor's, in milliseconds. */
const ACTIVATION_MS = 5000;

/** A scroll this soon after a taken focus came with it, in milliseconds. */
const SCROLL_MS = 300;

/** How often a page in the frame has to give the focus back before it may keep it. */
const MAX_RETURNS = 2;

/** The fields that tell how the visitor got somewhere; each kind of event has some of them. */
type TrackedEvent = Event & Partial<Pick<KeyboardEvent, 'key'> & Pick<PointerEvent, 'pointerType'>>;

/**
 * Gives focus and scroll position back when a frame focuses itself, until the visitor enters it.
 *
 * The page can't see presses inside a frame, only that there was one (`navigator.userActivation`).
 * It takes a focus for the visitor's own after Tab, after a pointer came onto the frame, or when
 * there was no press on the page in the last five seconds that could explain the activation.
 *
 * In doubt a form may take the focus, which is better than to throw a visitor out of it:
 * - For five seconds after the press that opened it in the dialog, which asked for the form.
 * - For five seconds after any tap on the page, because taps in a frame show no pointer.
 *
 * Assistive technology can move the focus into a frame without any of these, so after two returns
 * the page that the frame has loaded may keep the focus. The next page starts over.
 *
 * A frame that only scrolls the page (`scrollIntoView`) isn't stopped: from here that looks like
 * find in page or a screen reader. Browsers without `userActivation` (before Safari 16.4 and
 * Firefox 120) leave every form alone.
 */
export function guardFocus(frame: HTMLIFrameElement): void {
  if (!('userActivation' in navigator)) return;
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  let previous: EventTarget | null = document.activeElement;
  let lastPress = -ACTIVATION_MS;
  let returns = 0;
  let isHeadedIn = navigator.userActivation.isActive;

  const track = ({ type, target, timeStamp, key, pointerType }: TrackedEvent) => {
    if (type === 'pointerover') {
      isHeadedIn ||= target === frame || pointerType === 'touch';
      return;
    }
    if (type !== 'focusin') lastPress = timeStamp;
    else if (target === frame) return;
    else previous = target;
    isHeadedIn = key === 'Tab' || pointerType === 'touch';
  };
  for (const type of ['keydown', 'mousedown', 'click', 'pointerover', 'focusin']) {
    addEventListener(type, track, options);
  }

  frame.addEventListener(
    'load',
    () => {
      returns = 0;
    },
    options,
  );
  addEventListener(
    'blur',
    ({ timeStamp }) => {
      if (document.activeElement !== frame) return;
      const isElsewhere = !isHeadedIn && timeStamp - lastPress < ACTIVATION_MS;
      if (navigator.userActivation.isActive && !isElsewhere) {
        listening.abort();
        return;
      }
      returns += 1;
      if (returns > MAX_RETURNS) return;
      holdScroll(frame);
      // Within the event the browser still hands the focus over, and would not take it back.
      setTimeout(() => {
        frame.blur();
        if (previous instanceof HTMLElement) previous.focus({ preventScroll: true });
      });
    },
    options,
  );
}

/** Undoes the next scroll of everything around an element, when it comes soon. */
function holdScroll(element: Element): void {
  const signal = AbortSignal.timeout(SCROLL_MS);
  for (let box = element.parentElement; box; box = box.parentElement) {
    const { scrollLeft: left, scrollTop: top } = box;
    const restore = () => {
      box.scrollTo({ left, top, behavior: 'instant' });
    };
    addEventListener('scroll', restore, { capture: true, once: true, signal });
  }
}
