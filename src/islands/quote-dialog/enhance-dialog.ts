/**
 * Adds what the browser doesn't do for the dialog: reports openings, opens it where invoker
 * commands are unknown, and returns focus that came from the phone menu.
 * @param opened Called at every opening, and at once when the dialog is open already.
 * @returns Function that takes all listeners away.
 */
export function enhanceDialog(dialog: HTMLDialogElement, opened: () => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;

  if (dialog.open) opened();
  const openings = new MutationObserver(() => {
    if (dialog.open) opened();
  });
  openings.observe(dialog, { attributeFilter: ['open'] });

  const onClose = () => {
    focusMenuButton(dialog);
  };
  dialog.addEventListener('close', onClose, { signal });
  const onClick = (event: Event) => {
    openFor(dialog, event);
  };
  if (!('commandForElement' in HTMLButtonElement.prototype))
    document.addEventListener('click', onClick, { signal });

  return () => {
    listening.abort();
    openings.disconnect();
  };
}

function openFor(dialog: HTMLDialogElement, { target }: Event): void {
  const opener = target instanceof Element ? target.closest(`[commandfor=${dialog.id}]`) : null;
  if (!(opener instanceof HTMLElement) || dialog.open) return;
  // Safari does not focus a pressed button, and the dialog returns focus to what had it.
  opener.focus();
  dialog.showModal();
}

/**
 * The button in the narrow screens' menu is gone when the dialog closes, because
 * the dialog has closed the menu; its focus goes to the button that opens the menu.
 */
function focusMenuButton(dialog: HTMLDialogElement): void {
  const focused = document.activeElement;
  // Until the next frame the focus may still be on what the dialog has just hidden.
  if (focused !== document.body && !dialog.contains(focused)) return;
  const menu = document.querySelector(`[popover]:has([commandfor=${dialog.id}])`);
  if (!menu) return;
  const buttons = document.querySelectorAll<HTMLElement>(`[popovertarget="${menu.id}"]`);
  [...buttons].find((button) => !menu.contains(button))?.focus();
}
