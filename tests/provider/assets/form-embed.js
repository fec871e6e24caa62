// Runs in the page that embeds a form: makes a frame as high as its form asks for, never lower.
(() => {
  const provider = new URL(document.currentScript.src).origin;
  const frames = () => [...document.querySelectorAll('iframe')];

  addEventListener('message', ({ origin, source, data }) => {
    if (origin !== provider || data?.type !== 'form-resize') return;
    const frame = frames().find(({ contentWindow }) => contentWindow === source);
    if (frame && data.height > frame.clientHeight) frame.style.height = `${data.height}px`;
  });

  // A form that was there first has told its height to nobody.
  for (const { contentWindow } of frames())
    contentWindow.postMessage({ type: 'form-measure' }, '*');
})();
