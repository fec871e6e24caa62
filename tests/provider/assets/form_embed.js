// Runs in the page that embeds a form: makes a frame as high as its form asks for, never lower.
(() => {
  const provider = new URL(document.currentScript.src).origin;

  addEventListener('message', ({ origin, source, data }) => {
    if (origin !== provider || data?.type !== 'form-resize') return;
    const frame = [...document.querySelectorAll('iframe')].find(
      ({ contentWindow }) => contentWindow === source,
    );
    if (frame && data.height > frame.clientHeight) frame.style.height = `${data.height}px`;
  });
})();
