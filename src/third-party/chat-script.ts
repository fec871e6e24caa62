/** Runs inline on pages with the chat button: loads the provider's chat when it is pressed. */
import { TIMEOUT_MS } from './frame-health';

/** What ChatButton.astro writes on the button: ID of the widget, address of its script, phone as printed. */
type ChatFacts = Record<'chat' | 'loader' | 'phone', string>;

const button = document.querySelector<HTMLElement & { dataset: ChatFacts }>('[data-chat]');
const status = document.querySelector<HTMLElement>('[data-chat] + *');

// Neither where no widget is configured.
if (button && status) {
  const { chat, loader, phone } = button.dataset;
  let script: HTMLScriptElement | undefined;

  button.addEventListener('click', () => {
    if (script) return;
    const loading = document.createElement('script');
    const fail = () => {
      clearTimeout(clock);
      loading.remove();
      script = undefined;
      status.textContent = `The chat didn’t load. Please call ${phone}.`;
    };
    const clock = setTimeout(fail, TIMEOUT_MS);
    loading.src = loader;
    loading.dataset.widgetId = chat;
    loading.onerror = fail;
    loading.onload = () => {
      clearTimeout(clock);
      status.textContent = 'The chat is open.';
      // The provider's own controls take over; the focus must not vanish with the button.
      status.focus();
      button.remove();
    };
    status.textContent = 'The chat is loading.';
    document.head.append((script = loading));
  });
}
