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

// A form may focus itself though nobody asked for it, and says in the console how often it did.
const { after, every, most = Infinity, scroll } = JSON.parse(main.dataset.focus);
const field = document.querySelector('input');
let times = 0;

function takeFocus() {
  if (times === most) return;
  field.focus();
  if (scroll) field.scrollIntoView();
  times += 1;
  // eslint-disable-next-line no-console -- tests read it without entering the frame
  console.log(`Took the focus ${times} times.`);
}

if (field) {
  if (after !== undefined) addEventListener('load', () => setTimeout(takeFocus, after));
  if (every !== undefined) setInterval(takeFocus, every);
}
