// Adds the chat panel to the page that loads this script with a data-widget-id.
(() => {
  const { widgetId } = document.currentScript.dataset;
  if (!widgetId) throw new Error('The chat loader needs a data-widget-id on its script element.');

  const style = new CSSStyleSheet();
  style.replaceSync(`
    section { position: fixed; inset: auto 16px 16px auto; inline-size: min(320px, 100vw - 32px);
      padding: 16px; font: 16px/1.4 sans-serif; color: #222; background: #fff; border: 1px solid; }
    h2 { margin: 0 0 8px; font-size: 18px; }
    label { display: grid; gap: 4px; }
    button, input { font: inherit; min-height: 44px; }
  `);

  const host = document.createElement('div');
  host.dataset.chatWidget = widgetId;
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [style];
  root.innerHTML = `
    <section aria-label="Chat">
      <h2>Chat with us</h2>
      <label>Your message <input></label>
      <button type="button">Close chat</button>
    </section>`;
  root.querySelector('button').addEventListener('click', () => {
    host.remove();
  });
  document.body.append(host);
  dispatchEvent(new CustomEvent('chat:ready', { detail: { widgetId } }));
})();
