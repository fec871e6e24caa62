/**
 * The addresses of everything that other companies host for us. They come from
 * the environment of the build (or its `.env` file) and stop the build when one
 * of them cannot be right: a lead lost to a typing error is never noticed.
 */
import { existsSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import { isCalendarDate } from '../lib/format/calendar-date.ts';

const placeholderSite = 'https://www.example.com';

const addressExamples = {
  SITE_URL: placeholderSite,
  MAIN_FORM_URL: 'https://forms.example.com/widget/form/abc123',
  SECOND_FORM_URL: 'https://forms.example.com/widget/form/def456',
  FORM_EMBED_SCRIPT_URL: 'https://forms.example.com/js/form-embed.js',
  CHAT_LOADER_URL: 'https://chat.example.com/loader.js',
};

type Address = keyof typeof addressExamples;

/** What the build knows about the outside; a variable that is missing or empty is left out. */
export type Environment = Partial<Record<Address, URL>> & { CHAT_WIDGET_ID?: string };

/** Switches of the build, each "true" or "false". */
const switches = ['DEMO', 'PREVIEW', 'CSP_META'] as const;

/**
 * Reads and checks the variables.
 * @throws Error that lists every wrong variable with what was found and an example.
 */
export function readEnvironment(variables: Record<string, string | undefined>): Environment {
  const environment: Environment = {};
  const faults: string[] = [];

  for (const name of Object.keys(addressExamples) as Address[]) {
    const found = variables[name]?.trim();
    if (!found) continue;
    const address = URL.parse(found);
    const reason = addressFault(name, address);
    if (reason === undefined && address !== null) environment[name] = address;
    else faults.push(describe(name, found, reason ?? '', addressExamples[name]));
  }

  const widget = variables.CHAT_WIDGET_ID?.trim();
  if (widget) {
    environment.CHAT_WIDGET_ID = widget;
    if (!/^[\w-]{3,80}$/.test(widget)) {
      const reason = 'is not a widget id of letters, digits, "-" and "_"';
      faults.push(describe('CHAT_WIDGET_ID', widget, reason, 'a1b2c3d4e5'));
    } else if (!variables.CHAT_LOADER_URL?.trim()) {
      const reason = 'is missing, but CHAT_WIDGET_ID is set and needs it';
      faults.push(describe('CHAT_LOADER_URL', '', reason, addressExamples.CHAT_LOADER_URL));
    }
  }

  for (const name of switches) {
    const found = variables[name]?.trim();
    if (found && found !== 'true' && found !== 'false') {
      faults.push(describe(name, found, 'is neither "true" nor "false"', 'true'));
    }
  }

  const day = variables.BUILD_DATE?.trim();
  if (day && !isCalendarDate(day)) {
    faults.push(describe('BUILD_DATE', day, 'is not a calendar date', '2026-05-04'));
  }

  if (faults.length > 0) throw new Error(`The environment is wrong.\n${faults.join('\n')}`);
  return environment;
}

function addressFault(name: Address, address: URL | null): string | undefined {
  if (address === null) return 'is not a full address';
  if (address.username || address.password) return 'must not hold a user name or password';
  if (address.protocol !== 'https:' && !(address.protocol === 'http:' && isLoopback(address))) {
    return 'must start with https:// (http:// only on this computer)';
  }
  if (name === 'SITE_URL' && (address.pathname !== '/' || address.search || address.hash)) {
    return 'must be the bare address of the site, without a path';
  }
  return undefined;
}

function isLoopback({ hostname }: URL): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d+){3}$/.test(hostname);
}

function describe(name: string, found: string, reason: string, example: string): string {
  return `  ${name} ${reason}.\n    Found:   ${found === '' ? 'nothing' : found}\n    Example: ${name}=${example}`;
}

/** The checked environment of this build: real variables first, then the `.env` file. */
function environment(): Environment {
  if (existsSync('.env')) process.loadEnvFile('.env');
  return readEnvironment(process.env);
}

/** Whether a switch of this build is on. */
export function isSwitchedOn(name: (typeof switches)[number]): boolean {
  environment();
  return process.env[name]?.trim() === 'true';
}

/** Address of the site, "https://www.example.com" as long as SITE_URL is missing. */
export function siteAddress(): string {
  return environment().SITE_URL?.origin ?? placeholderSite;
}

/** Origins that the Content Security Policy has to let in, by what they are needed for. */
export interface ThirdPartyOrigins {
  frames: string[];
  scripts: string[];
  connect: string[];
}

/** The origins of an environment, each once. */
export function thirdPartyOriginsOf(environment: Environment): ThirdPartyOrigins {
  const { MAIN_FORM_URL, SECOND_FORM_URL, FORM_EMBED_SCRIPT_URL, CHAT_LOADER_URL } = environment;
  const chat = environment.CHAT_WIDGET_ID === undefined ? undefined : CHAT_LOADER_URL;
  const origins = (...addresses: (URL | undefined)[]) => [
    ...new Set(addresses.flatMap((address) => (address ? [address.origin] : []))),
  ];
  return {
    frames: origins(MAIN_FORM_URL, SECOND_FORM_URL, chat),
    scripts: origins(FORM_EMBED_SCRIPT_URL, chat),
    connect: origins(chat),
  };
}

/** The origins of this build. */
export function thirdPartyOrigins(): ThirdPartyOrigins {
  return thirdPartyOriginsOf(environment());
}

/** Stops `astro build` and `astro dev` at once when a variable is wrong. */
export function checkEnvironment(): AstroIntegration {
  return {
    name: 'check-environment',
    hooks: {
      'astro:config:setup': () => {
        environment();
      },
    },
  };
}
