// Tells the page around the frame how high the form is: now, whenever it changes, and when asked.
const main = document.querySelector('main');

function report() {
  parent.postMessage({ type: 'form-resize', height: main.offsetHeight }, '*');
}

new ResizeObserver(report).observe(main);
addEventListener('message', ({ data }) => {
  if (data?.type === 'form-measure') report();
});
parent.postMessage({ type: 'form-ready' }, '*');
