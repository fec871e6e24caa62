/** Runs inline on pages with the chat button: loads the provider's chat when it is pressed. */

/** How long the provider's script may take, in milliseconds. */
const patience = 8000;

const button = document.querySelector<HTMLButtonElement>('[data-chat]');
const status = button?.parentElement?.querySelector<HTMLElement>('[data-phone]');

button?.addEventListener('click', () => {
  const script = document.createElement('script');
  const tell = (text: string, busy: boolean) => {
    if (status) status.textContent = text;
    button.disabled = busy;
  };
  const fail = () => {
    clearTimeout(clock);
    script.remove();
    tell(`The chat could not be loaded. Please call ${status?.dataset['phone'] ?? ''}.`, false);
  };
  const clock = setTimeout(fail, patience);

  script.src = button.dataset['loader'] ?? '';
  script.dataset['widgetId'] = button.dataset['chat'] ?? '';
  script.onerror = fail;
  script.onload = () => {
    clearTimeout(clock);
    button.hidden = true;
    tell(`The chat is open. If you do not see it, call ${status?.dataset['phone'] ?? ''}.`, true);
  };
  tell('The chat is loading.', true);
  document.head.append(script);
});
