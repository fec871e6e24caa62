import { notify } from '../lib/notify.ts';

/** Puts a link on the clipboard and shows whether that worked, which no browser allows on an insecure page. */
export async function copyLink(
  link: string,
  messages: { copied: string; failed: string },
): Promise<void> {
  try {
    await navigator.clipboard.writeText(link);
  } catch {
    notify(messages.failed);
    return;
  }
  notify(messages.copied);
}
