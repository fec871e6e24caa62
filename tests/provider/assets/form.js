// Tells the page around the frame how high the form is, now and whenever it changes.
const main = document.querySelector('main');

function report() {
  parent.postMessage({ type: 'form-resize', height: main.offsetHeight }, '*');
}

new ResizeObserver(report).observe(main);
parent.postMessage({ type: 'form-ready' }, '*');
