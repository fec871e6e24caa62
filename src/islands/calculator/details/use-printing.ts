import { useSyncExternalStore } from 'react';

let printing = false;

function watch(onChange: () => void): () => void {
  const before = () => {
    printing = true;
    onChange();
  };
  const after = () => {
    printing = false;
    onChange();
  };
  addEventListener('beforeprint', before);
  addEventListener('afterprint', after);
  return () => {
    removeEventListener('beforeprint', before);
    removeEventListener('afterprint', after);
  };
}

/**
 * Whether the page is being printed; true from before the browser lays the paper out. A store,
 * because a change in it is drawn as soon as the event is over and not some time later.
 */
export function usePrinting(): boolean {
  return useSyncExternalStore(watch, () => printing);
}

/**
 * Prints the page from a button. The browser's own announcement would come while the button's code
 * still runs, too late for anything to be drawn, so it is made first.
 */
export function printPage(): void {
  dispatchEvent(new Event('beforeprint'));
  setTimeout(print);
}
