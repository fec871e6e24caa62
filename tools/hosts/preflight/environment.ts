import { addressFault } from '../../../src/lib/web-address.ts';
import type { Finding } from './finding.ts';

type Variables = Record<string, string | undefined>;

const placeholderHost = /(?:^|\.)example\.(?:com|org|net)$|^localhost$|^127\.|^\[::1\]$/;

const needed: readonly [name: string, withoutIt: string][] = [
  ['SITE_URL', 'canonical addresses, the sitemap, and social pictures point to www.example.com'],
  [
    'MAIN_FORM_URL',
    'a contact card takes the place of the quote form, so nobody can send a request',
  ],
  [
    'SECOND_FORM_URL',
    'a contact card takes the place of the contact form, so nobody can send a message',
  ],
];
const optional = ['FORM_EMBED_SCRIPT_URL', 'CHAT_LOADER_URL'];
const unset: readonly [name: string, why: string][] = [
  ['DEMO', 'which is not for the public site'],
  ['PREVIEW', 'which is not for the public site'],
  ['BUILD_DATE', 'so the site would stay as it was on that day'],
];

/** Settings of the build that do not belong in public, or that the build refuses. */
export function environmentFindings(variables: Variables): Finding[] {
  const value = (name: string) => variables[name]?.trim() ?? '';
  const finding = (field: string, remedy: string, problem = ''): Finding[] =>
    problem === '' ? [] : [{ file: 'environment', field, problem, remedy }];
  const addresses = [...needed, ...optional.map((name) => [name, undefined] as const)];
  return [
    ...addresses.flatMap(([name, withoutIt]) => {
      const remedy = `Set ${name} where the build runs (docs/deploying.md).`;
      return finding(name, remedy, addressProblem(value(name), withoutIt));
    }),
    ...unset
      .filter(([name]) => !['', 'false'].includes(value(name)))
      .flatMap(([name, why]) => finding(name, `Unset ${name}.`, `is "${value(name)}", ${why}`)),
  ];
}

function addressProblem(found: string, withoutIt?: string): string | undefined {
  if (found === '') return withoutIt && `is missing: ${withoutIt}`;
  if (placeholderHost.test(URL.parse(found)?.hostname ?? ''))
    return `is "${found}", which no visitor can reach`;
  const fault = addressFault(found);
  return fault && `is "${found}", but it ${fault}`;
}

/** What no program can check about the hosted forms; nothing while there are none. */
export function manualFormChecks(variables: Variables): string[] {
  const forms = ['MAIN_FORM_URL', 'SECOND_FORM_URL'].filter((name) => variables[name]?.trim());
  if (forms.length === 0) return [];
  const hosts = new Set(
    forms.map((name) => URL.parse(variables[name]?.trim() ?? '')?.host ?? name),
  );
  return [
    `Check by hand: send a test request through each form (${forms.join(', ')}).
  Wanted:  after Send, either a page on ${[...hosts].join(' or ')} that posts a message,
           or a redirect of the whole page that starts in the form.
  Example: addEventListener('load', () => parent.postMessage('thank-you', '*'))
  Anything else is blank or gets a warning (docs/deploying.md, "Thank-you pages").`,
  ];
}
