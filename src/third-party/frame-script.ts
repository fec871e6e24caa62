/**
 * Runs inline on pages with a visible form. HostedForm.astro has written the
 * frame once, inside `noscript`; here it gets its address, with the visit's
 * parameters, before it starts to load.
 */
import { loadEmbedScript } from './embed-script';
import { guardFocus } from './focus-guard';
import { watchFrame } from './frame-health';
import { whenActivated } from './when-activated';

/** Input that proves a visitor; the window loses focus when one clicks into a frame. */
const firstTouch = ['pointerdown', 'keydown', 'touchstart', 'wheel', 'focusin', 'blur'];

whenActivated(() => {
  const box = document.querySelector<HTMLElement>('[data-hosted-form]');
  const written = box?.querySelector('noscript')?.textContent;
  const link = box?.querySelector<HTMLAnchorElement>('a[data-form]');

  // None of them where no form is configured.
  if (!box || !written || !link) return;
  const page = new DOMParser().parseFromString(written, 'text/html');
  for (const frame of page.querySelectorAll('iframe')) {
    frame.src = link.href;
    // A provider may stay silent behind a form that is there: then nothing is loading any more.
    frame.addEventListener('load', () => {
      box.dataset.status ??= 'waiting';
    });
    box.prepend(frame);
    guardFocus(frame);
    watchFrame(frame, (status) => {
      box.dataset.status = status;
    });
  }
  for (const type of firstTouch) {
    addEventListener(
      type,
      () => {
        loadEmbedScript(box.dataset.hostedForm);
      },
      { capture: true, passive: true, once: true },
    );
  }
});
