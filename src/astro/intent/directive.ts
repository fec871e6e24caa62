import type { ClientDirective } from 'astro';

const WAIT_MS = 4000;

/**
 * Fetches an island's code on the first pointer, touch or focus that reaches
 * it, or a control elsewhere that matches the directive's value, and lets a
 * click made meanwhile count exactly once: the click is stopped, remembered,
 * and repeated after the component's bubbling `intent:ready` event.
 *
 * Stopped are plain clicks on a button of the island and on a named control
 * elsewhere, and arrow keys on a button that opens a popover, which would
 * scroll. Links, summaries and fields of the island act by themselves, a
 * modified click means a new tab, and a button whose `commandfor` or
 * `popovertarget` the browser understands does its work at once.
 *
 * In an island without a value, as the menus are, a press is forgotten when the visitor
 * presses something else, with a pointer or a key: a menu that opens later would be in the way.
 *
 * When the code, or the rest of the island, does not come (an error, or
 * {@link WAIT_MS} have passed) the island is marked `data-failed` and the plain
 * HTML goes ahead, at the address in the control's `data-fallback` if it has one.
 * If the code comes after all, the press counts then, unless it led to another page.
 *
 * The value "seen" also fetches when what holds the island comes into the window, and
 * "query:loan|rate" when the address has one of these parameters, with
 * encoded separators or in capitals, too.
 *
 * It is printed inline in every page with such an island, so its bytes count.
 */
const intent = (
  load: () => Promise<() => unknown>,
  { value }: { value: string | true },
  island: HTMLElement,
) => {
  const [elsewhere, parameters] = String(value).split('query:');
  let timer: ReturnType<typeof setTimeout> | undefined;
  let ready: Event | undefined;
  let failed: boolean | undefined;
  let pressed: { repeat: () => void; fallback: string | undefined } | undefined;

  const start = () => {
    if (timer) return;
    timer = setTimeout(end, WAIT_MS);
    load()
      .then((hydrate) => hydrate())
      .catch((error: unknown) => {
        // eslint-disable-next-line no-console -- the plain HTML goes ahead, so nothing else would tell
        console.error(island, error);
        end();
      });
  };

  const end = (event?: Event) => {
    clearTimeout(timer);
    ready = event;
    failed = island.toggleAttribute('data-failed', !event);
    const { repeat, fallback } = pressed ?? {};
    if (!ready && fallback) location.href = fallback;
    // Code that comes after all still carries out a press that has led nowhere else.
    if (!ready && (!fallback || fallback.startsWith('#'))) return;
    pressed = undefined;
    // React has to come to its end before the next event.
    if (ready && repeat) queueMicrotask(repeat);
  };

  const notice = (event: UIEvent & Partial<MouseEvent & KeyboardEvent>) => {
    if (ready) return;
    const { type, key, target } = event as typeof event & { target: HTMLElement };
    if (value === true && type !== 'pointerover') pressed = undefined;
    const inside = island.contains(target);
    const control = target.closest<HTMLButtonElement>(inside ? 'button' : `:is(${elsewhere})`);
    if (!inside && !control) return;
    start();
    if (!control) return;
    const { popoverTargetElement, commandForElement } = control;
    if (key?.startsWith('Arrow')) {
      if (!popoverTargetElement) return;
    } else if (type !== 'click' || (popoverTargetElement ?? commandForElement)) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const { fallback } = control.dataset;
    if (!failed || fallback) {
      event.preventDefault();
      event.stopPropagation();
    }
    const repeat = () =>
      control.dispatchEvent(new (event.constructor as typeof Event)(type, event));
    pressed = { repeat, fallback };
    if (failed) end();
  };

  island.addEventListener('intent:ready', end);
  // By then Astro has tried twice and logged the error; `load` doesn't reject. Without this event, the timer ends the wait.
  island.addEventListener('astro:hydration-error', () => {
    end();
  });
  for (const signal of ['pointerover', 'pointerdown', 'focusin', 'keydown', 'click'] as const) {
    addEventListener(signal, notice, true);
  }
  if (parameters && new RegExp(`([?&;]|%26)(${parameters})(=|%3D)`, 'i').test(location.search))
    start();
  // The island has no box of its own, and its children may not be there yet.
  if (value === 'seen' && island.parentElement) {
    new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) start();
    }).observe(island.parentElement);
  }
};

export default intent satisfies ClientDirective;
