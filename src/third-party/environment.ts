/**
 * The addresses of everything that other companies host for us. They come from
 * the environment of the build (or its `.env` file) and stop the build when one
 * of them cannot be right: a lead lost to a typing error is never noticed.
 */
import { existsSync } from 'node:fs';
import { isCalendarDate } from '../lib/format/calendar-date.ts';
import { addressFault } from '../lib/web-address.ts';

const placeholderSite = 'https://www.example.com';

/** Every address of the environment, with an example. */
export const addressExamples = {
  SITE_URL: placeholderSite,
  MAIN_FORM_URL: 'https://forms.example.com/widget/form/abc123',
  SECOND_FORM_URL: 'https://forms.example.com/widget/form/def456',
  FORM_EMBED_SCRIPT_URL: 'https://forms.example.com/js/form-embed.js',
  CHAT_LOADER_URL: 'https://chat.example.com/loader.js',
};

type Address = keyof typeof addressExamples;

const scripts: ReadonlySet<Address> = new Set(['FORM_EMBED_SCRIPT_URL', 'CHAT_LOADER_URL']);

const longestExcerpt = 200;

/** What the build knows about the outside; a variable that is missing or empty is left out. */
export type Environment = Partial<Record<Address, URL>> & { CHAT_WIDGET_ID?: string };

/** Switches of the build, each "true" or "false". */
export const switches = ['DEMO', 'PREVIEW', 'CSP_META', 'COUNT_CONTACTS'] as const;

/**
 * Reads and checks the variables.
 * @throws Error that lists every wrong variable with what was found and an example.
 */
export function readEnvironment(variables: Record<string, string | undefined>): Environment {
  const environment: Environment = {};
  const faults: string[] = [];
  const refuse = (name: string, found: string, reason: string, example: string) =>
    faults.push(describe(name, found, reason, example));

  for (const name of Object.keys(addressExamples) as Address[]) {
    const found = variables[name]?.trim();
    if (!found) continue;
    const reason = addressFault(found) ?? faultInItsPlace(name, new URL(found));
    if (reason === undefined) environment[name] = new URL(found);
    else refuse(name, found, reason, addressExamples[name]);
  }
  for (const name of ['MAIN_FORM_URL', 'SECOND_FORM_URL'] as const) {
    const form = environment[name];
    if (form && form.origin === environment.SITE_URL?.origin) {
      // Its sandbox would be none: a page of our own may do all that we may.
      refuse(name, form.href, 'must be on a different host than SITE_URL', addressExamples[name]);
    }
  }

  const widget = variables.CHAT_WIDGET_ID?.trim();
  if (widget) {
    environment.CHAT_WIDGET_ID = widget;
    if (!/^[\w-]{3,80}$/.test(widget)) {
      const reason = 'is not a widget id of letters, digits, "-" and "_"';
      refuse('CHAT_WIDGET_ID', widget, reason, 'a1b2c3d4e5');
    } else if (!variables.CHAT_LOADER_URL?.trim()) {
      const reason = 'is missing, but CHAT_WIDGET_ID is set and needs it';
      refuse('CHAT_LOADER_URL', '', reason, addressExamples.CHAT_LOADER_URL);
    }
  }

  for (const name of switches) {
    const found = variables[name]?.trim();
    if (found && found !== 'true' && found !== 'false')
      refuse(name, found, 'is neither "true" nor "false"', 'true');
  }

  const day = variables.BUILD_DATE?.trim();
  if (day && !isCalendarDate(day))
    refuse('BUILD_DATE', day, 'is not a calendar date', '2026-05-04');

  if (faults.length > 0)
    throw new Error(`The environment variables are wrong.\n${faults.join('\n')}`);
  return environment;
}

/** What is wrong with an address only because of what it is for. */
function faultInItsPlace(name: Address, address: URL): string | undefined {
  if (name === 'SITE_URL' && (address.pathname !== '/' || address.search || address.hash)) {
    return 'must be the bare address of the site, without a path';
  }
  // The security policy names the file; a folder would let in all that lies in it.
  if (scripts.has(name) && address.pathname.endsWith('/')) {
    return 'must be the address of a script file, not of a folder';
  }
  return undefined;
}

function describe(name: string, found: string, reason: string, example: string): string {
  // A terminal would obey control characters.
  const shown = found.slice(0, longestExcerpt).replaceAll(/\p{Cc}/gu, '\u{FFFD}');
  return `  ${name} ${reason}.\n    Found:   ${shown === '' ? 'nothing' : shown}\n    Example: ${name}=${example}`;
}

/** The checked environment of this build: real variables first, then the `.env` file. */
function buildEnvironment(): Environment {
  if (existsSync('.env')) process.loadEnvFile('.env');
  return readEnvironment(process.env);
}

/** Whether a switch of this build is on. */
export function isSwitchedOn(name: (typeof switches)[number]): boolean {
  buildEnvironment();
  return process.env[name]?.trim() === 'true';
}

/** Address of the site, "https://www.example.com" as long as SITE_URL is missing. */
export function siteAddress(): string {
  return buildEnvironment().SITE_URL?.origin ?? placeholderSite;
}

/** Sources that the Content Security Policy has to let in, by what they are needed for. */
export interface ThirdPartySources {
  /** Origins: a form may have several pages. */
  frames: string[];
  /** Single files: other files of the same host may be anybody's. */
  scripts: string[];
  /** Origins. */
  connect: string[];
}

/** The sources of an environment, each once. */
export function thirdPartySources(environment = buildEnvironment()): ThirdPartySources {
  const { MAIN_FORM_URL, SECOND_FORM_URL, FORM_EMBED_SCRIPT_URL, CHAT_LOADER_URL } = environment;
  const chat = environment.CHAT_WIDGET_ID === undefined ? undefined : CHAT_LOADER_URL;
  const listed = (sourceOf: (address: URL) => string, ...addresses: (URL | undefined)[]) => [
    ...new Set(addresses.flatMap((address) => (address ? [sourceOf(address)] : []))),
  ];
  const origin = (address: URL) => address.origin;
  return {
    frames: listed(origin, MAIN_FORM_URL, SECOND_FORM_URL, chat),
    scripts: listed(fileSource, FORM_EMBED_SCRIPT_URL, chat),
    connect: listed(origin, chat),
  };
}

/** A file as a policy names it: without its query, and without ";" and ",", which end a source there. */
export function fileSource({ origin, pathname }: URL): string {
  const encoded = pathname.replaceAll(
    /[^\w/.~%-]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${origin}${encoded}`;
}
