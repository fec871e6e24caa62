import type { ClientDirective } from 'astro';

const WAIT_MS = 4000;

/**
 * Fetches an island's code on the first pointer, touch or focus that reaches
 * it, or a control elsewhere that matches the directive's value, and lets a
 * click made meanwhile count exactly once: the click is stopped, remembered,
 * and repeated after the component's bubbling `intent:ready` event.
 *
 * Stopped are plain clicks on a button of the island and on a named control
 * elsewhere. Links, summaries and fields of the island act by themselves, a
 * modified click means a new tab, and a button whose `commandfor` the browser
 * understands has already done its work.
 *
 * When the code, or the rest of the island, does not come (an error, or
 * {@link WAIT_MS} have passed) the island is marked `data-failed` and the plain
 * HTML goes ahead: the address in the control's `data-fallback`, or else the
 * click itself.
 *
 * The value "seen" also fetches when what holds the island comes into the window, and
 * "query:loan" when the address has the parameter `loan`.
 *
 * It is printed inline in every page with such an island, so its bytes count.
 */
const intent = (
  load: () => Promise<() => unknown>,
  { value }: { value: string | true },
  island: HTMLElement,
) => {
  const [elsewhere, parameter] = String(value).split('query:');
  let timer: ReturnType<typeof setTimeout> | undefined;
  let ready = false;
  let failed = false;
  let clicked: HTMLElement | null | undefined;

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
    const control = clicked;
    clicked = null;
    clearTimeout(timer);
    ready = event?.type === 'intent:ready';
    failed = island.toggleAttribute('data-failed', !ready);
    if (failed && control?.dataset.fallback) location.href = control.dataset.fallback;
    else control?.click();
  };

  const notice = (event: UIEvent & Partial<MouseEvent>) => {
    if (ready) return;
    const target = event.target as HTMLElement;
    const inside = island.contains(target);
    const control = target.closest<HTMLButtonElement>(inside ? 'button' : `:is(${elsewhere})`);
    if (!inside && !control) return;
    start();
    if (event.type !== 'click' || !control || control.commandForElement) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (failed && !control.dataset.fallback) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    clicked = control;
    if (failed) end();
  };

  island.addEventListener('intent:ready', end);
  for (const signal of ['pointerover', 'focusin', 'click'] as const) {
    addEventListener(signal, notice, true);
  }
  if (parameter && new URLSearchParams(location.search).has(parameter)) start();
  // The island has no box of its own, and its children may not be there yet.
  if (value === 'seen' && island.parentElement) {
    new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) start();
    }).observe(island.parentElement);
  }
};

export default intent satisfies ClientDirective;
