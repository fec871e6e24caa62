/**
 * Loads the provider's script that fits frames to their forms, once a page.
 * A frame keeps its reserved height without it, so a failure needs no notice.
 * @param address Address of the script; nothing happens without one.
 */
export function loadEmbedScript(address: string | undefined): void {
  if (!address || document.querySelector('script[data-form-embed]')) return;
  const script = document.createElement('script');
  script.src = address;
  script.async = true;
  script.dataset.formEmbed = '';
  document.head.append(script);
}
