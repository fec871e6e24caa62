/**
 * Starts the editor in the browser. Before an entry is written, the server of `npm run edit` checks it;
 * a refused entry stays in the form as it is.
 */
import CMS from '@sveltia/cms';

const { config, checks } = await (await fetch('config.json')).json();

/** The editor shows the words of a fault that it meets while it writes files; this one looks the same. */
const refusal = (message) => new Error('saving_failed', { cause: new Error(message) });

async function check({ entry }) {
  const { path, data } = entry.toJS();
  const answer = await fetch('check', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ path, data }),
  }).catch(() => undefined);
  if (!answer?.ok)
    throw refusal('The entry was not saved: the check does not answer. Is "npm run edit" running?');
  const { message } = await answer.json();
  if (message !== '') throw refusal(message);
}

if (checks) CMS.registerEventListener({ name: 'preSave', handler: check });
await CMS.init({ config });
