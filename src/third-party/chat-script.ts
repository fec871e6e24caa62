/** Runs inline on pages with the chat button: loads the provider's chat when it is pressed. */

/** How long the provider's script may take, in milliseconds. */
const patience = 8000;

const button = document.querySelector<HTMLButtonElement>('button[data-chat]');
const news = document.querySelector<HTMLElement>('.chat [role=status]');
let busy = false;

function tell(text: string): void {
  if (news) news.textContent = text;
}

function load({ dataset }: HTMLButtonElement): void {
  const script = document.createElement('script');
  const fail = () => {
    clearTimeout(clock);
    script.remove();
    busy = false;
    tell(`The chat could not be loaded. Please call ${dataset.phone ?? ''}.`);
  };
  const clock = setTimeout(fail, patience);

  script.src = dataset.loader ?? '';
  script.dataset.widgetId = dataset.chat ?? '';
  script.onerror = fail;
  script.onload = () => {
    clearTimeout(clock);
    tell('The chat is open.');
    // The provider's own controls take over; the focus must not vanish with the button.
    news?.focus();
    button?.remove();
  };
  tell('The chat is loading.');
  document.head.append(script);
}

button?.addEventListener('click', () => {
  if (busy) return;
  busy = true;
  load(button);
});

export {};
