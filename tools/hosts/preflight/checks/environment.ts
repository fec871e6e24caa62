import { addressFault } from '../../../../src/lib/web-address.ts';
import type { Finding } from '../finding.ts';

type Variables = Record<string, string | undefined>;

const placeholderHost = /(?:^|\.)example\.(?:com|org|net)$|^localhost$|^127\.|^\[::1\]$/;

const needed: readonly [name: string, withoutIt: string][] = [
  ['SITE_URL', 'canonical addresses, sitemap and social pictures name www.example.com'],
  ['MAIN_FORM_URL', 'the quote form is a contact card and nobody can send a request'],
  ['SECOND_FORM_URL', 'the contact form is a contact card and nobody can send a message'],
];
const optional = ['FORM_EMBED_SCRIPT_URL', 'CHAT_LOADER_URL'];

/** Settings of the build that do not belong in public. */
export function environmentFindings(variables: Variables): Finding[] {
  const value = (name: string) => variables[name]?.trim() ?? '';
  const finding = (field: string, problem: string, remedy: string): Finding => ({
    file: 'environment',
    field,
    problem,
    remedy,
  });
  const howToSet = (name: string) => `Set ${name} where the build runs (docs/deploying.md).`;

  const addresses = [...needed.map(([name]) => name), ...optional].filter(
    (name) => value(name) !== '',
  );
  const missing = needed
    .filter(([name]) => value(name) === '')
    .map(([name, consequence]) => finding(name, `is missing: ${consequence}`, howToSet(name)));
  // The build refuses these, too, but only after this list is worked through.
  const wrong = addresses.flatMap((name) => {
    const fault = addressFault(value(name));
    return fault === undefined
      ? []
      : [finding(name, `is "${value(name)}", but it ${fault}`, howToSet(name))];
  });
  const unreal = addresses
    .filter((name) => placeholderHost.test(URL.parse(value(name))?.hostname ?? ''))
    .map((name) =>
      finding(name, `is "${value(name)}", which no visitor can reach`, howToSet(name)),
    );
  const demo = ['DEMO', 'PREVIEW']
    .filter((name) => value(name) === 'true')
    .map((name) => finding(name, 'is "true", which is not for the public site', `Unset ${name}.`));
  const day = value('BUILD_DATE');
  const otherDay =
    day === ''
      ? []
      : [
          finding(
            'BUILD_DATE',
            `is "${day}": the site would stay as on that day`,
            'Unset BUILD_DATE.',
          ),
        ];
  return [...missing, ...wrong, ...unreal, ...demo, ...otherDay];
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
