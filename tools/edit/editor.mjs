/**
 * Starts the editor in the browser. With the server of `npm run edit`, each entry is checked before
 * its file is written, and the site shows the saved entry beside the form. A refused entry stays in
 * the form as it is.
 */
import CMS from '@sveltia/cms';

/** Milliseconds in which the editor has surely kept what was typed, even on a slow computer. */
const timeToKeep = 2000;

const parts = (...ids) => ids.map((id) => document.getElementById(id));

const known = new Set();

/** Loads the settings, and lists the tokens that exist now. */
async function load() {
  const settings = await (await fetch('config.json')).json();
  const [labels] = parts('labels');
  labels.replaceChildren(...settings.tokens.map(({ token, label }) => new Option(label, token)));
  known.clear();
  for (const { token } of settings.tokens) known.add(token);
  return settings;
}

/** Whether a name between double brackets prints something: "appraisal-fee:dated". */
function exists(name) {
  const [figure, variant] = name.split(':');
  return known.has(name) || (known.has(figure) && variants.includes(variant));
}

/** What the check says about an entry, or about the whole content; empty when all is well. */
async function ask(options) {
  const answer = await fetch('check', options).catch(() => undefined);
  if (!answer?.ok)
    return 'The content check isn\'t responding, so nothing was saved. Start "npm run edit" again.';
  return (await answer.json()).message;
}

/** Refuses an entry with a mistake; the reason can be read again until it's saved or left. */
async function checkEntry({ entry }) {
  const [button, report] = parts('refused', 'report');
  const { path, data } = entry.toJS();
  report.textContent = await ask({ method: 'POST', body: JSON.stringify({ path, data }) });
  button.hidden = report.textContent === '';
  // The editor shows the words of a fault that it meets while it writes files; this one looks the same.
  if (!button.hidden) throw new Error('saving_failed', { cause: new Error(report.textContent) });
}

/** Tells what only the whole content can tell, such as a link to an entry that was deleted. */
function offerCheck() {
  const [button, report, refused] = parts('check', 'report', 'refused');
  button.hidden = false;
  addEventListener('hashchange', () => {
    refused.hidden = true;
  });
  button.addEventListener('click', async () => {
    report.textContent = 'Checking every page…';
    report.textContent = (await ask()) || 'No mistakes found.';
  });
}

/** The page of the site that shows the entry as it was last saved. */
function Preview({ entry }) {
  const path = entry.get('path');
  if (!path) return window.h('p', {}, 'Save the entry, and its page will appear here.');
  const frame = window.h('iframe', {
    title: 'The page as it was last saved',
    // The form shows it in a document of its own, for which a relative address means nothing.
    src: new URL(`preview?path=${encodeURIComponent(path)}`, location.href).href,
    style: { width: '100%', height: 'calc(100vh - 1rem)', border: 0 },
    onLoad: ({ target }) => {
      target.previousSibling.hidden = true;
    },
  });
  return window.h('div', {}, window.h('p', {}, 'The page is loading…'), frame);
}

/**
 * Types the token that somebody chooses where the cursor was, and flags unknown tokens in the
 * field in focus.
 */
function offerTokens() {
  const [button, dialog, choice, unknown] = parts('insert', 'tokens', 'token', 'unknown');
  let field;
  const flagUnknownTokens = ({ target }) => {
    if (target === choice || !target.matches('input, textarea, [contenteditable="true"]')) return;
    field = target;
    const unknownTokens = [...(target.value ?? target.innerText).matchAll(/\[\[([^[\]]+)\]\]/g)]
      .filter(([, name]) => !exists(name))
      .map(([token]) => token);
    unknown.textContent =
      unknownTokens.length > 0
        ? `No such figure or business fact: ${unknownTokens.join(', ')}`
        : '';
  };
  document.addEventListener('focusin', flagUnknownTokens);
  document.addEventListener('input', flagUnknownTokens);
  button.addEventListener('click', () => {
    dialog.showModal();
  });
  choice.addEventListener('input', () => {
    choice.setCustomValidity(known.has(choice.value) ? '' : 'Choose one from the list.');
  });
  choice.addEventListener('change', () => {
    if (!choice.reportValidity()) return;
    dialog.close();
    field?.focus();
    // The one way to type that every field takes as typed, and can undo.
    document.execCommand('insertText', false, `[[${choice.value}]]`);
    choice.value = '';
  });
}

/**
 * The editor keeps a copy of every draft, half a second after the last change, and offers it when the
 * entry is opened again. Until then the browser asks before the page is left.
 */
function askBeforeLeaving() {
  let typed = -Infinity;
  const noteTime = () => {
    typed = performance.now();
  };
  document.addEventListener('input', noteTime, { capture: true });
  addEventListener('beforeunload', (event) => {
    if (performance.now() - typed < timeToKeep) event.preventDefault();
  });
}

/** Takes "$1,200" as 1200; the editor would drop what comes before the comma. */
function cleanNumbers() {
  const extras = /[$,%\s]/g;
  document.addEventListener('beforeinput', (event) => {
    const { target, data } = event;
    if (!data || data.search(extras) < 0 || target.role !== 'spinbutton') return;
    event.preventDefault();
    document.execCommand('insertText', false, data.replaceAll(extras, ''));
  });
}

/** Waits until no other tab has the editor open: the last save would undo what the other one saved. */
async function waitForOtherTab() {
  const [notice] = parts('elsewhere');
  await new Promise((start) => {
    const hold = () => {
      start();
      // Holds the lock until the page is left.
      return new Promise(() => undefined);
    };
    navigator.locks.request('editor', { ifAvailable: true }, (lock) => {
      if (lock) return hold();
      notice.hidden = false;
      void navigator.locks.request('editor', hold);
      return undefined;
    });
  });
  notice.hidden = true;
}

const { config, serves, variants } = await load();
offerTokens();
cleanNumbers();
askBeforeLeaving();
if (serves) {
  await waitForOtherTab();
  offerCheck();
  // The editor keeps no drafts after it changes from the Git host to the folder, so it starts with
  // the folder.
  localStorage.setItem('sveltia-cms.user', JSON.stringify({ backendName: 'local' }));
  CMS.registerEventListener({ name: 'preSave', handler: checkEntry });
  // A figure that was just added can be inserted, and one that was deleted is flagged. The editor
  // reports no deletions, but the address changes with every entry that is opened.
  addEventListener('hashchange', load);
  const files = [...config.collections.flatMap((one) => one.files ?? [one]), ...config.singletons];
  for (const { name } of files) CMS.registerPreviewTemplate(name, Preview);
}
await CMS.init({ config });
