/**
 * Runs inline on pages with a visible form. The frame is written once, inside
 * `noscript`; here it gets its address before it starts to load.
 */
import { notify } from '../lib/notify';
import { loadEmbedScript } from './embed-script';
import { watchFrame } from './sign-of-life';

/** Input that proves a visitor; the window loses focus when one clicks into a frame. */
const firstTouch = ['pointerdown', 'keydown', 'touchstart', 'wheel', 'focusin', 'blur'];

for (const box of document.querySelectorAll<HTMLElement>('[data-hosted-form]')) {
  const written = document.createElement('template');
  written.innerHTML = box.querySelector('noscript')?.textContent ?? '';
  const frame = written.content.querySelector('iframe');
  const link = box.querySelector<HTMLAnchorElement>('a[data-form]');
  if (!frame || !link) continue;

  frame.src = link.href;
  box.prepend(frame);
  watchFrame(frame, (life) => {
    box.dataset.life = life;
    if (life === 'silent') notify('The form has not answered. Please call or e-mail us instead.');
  });

  const start = () => {
    for (const type of firstTouch) removeEventListener(type, start, true);
    loadEmbedScript(box.dataset.hostedForm);
  };
  for (const type of firstTouch) addEventListener(type, start, { capture: true, passive: true });
}
