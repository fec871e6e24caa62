import { FORM_EMBED_SCRIPT_URL, MAIN_FORM_URL, SECOND_FORM_URL } from 'astro:env/server';
import { anchors } from '../lib/content/anchors';

/** One of the two forms that the lead provider hosts. */
export interface HostedFormFacts {
  /** Address of the form; missing while none is configured. */
  address: string | undefined;
  /** What the form is; with " of" and the company it names the frame for people who hear the page. */
  title: string;
  /** Height of the frame in CSS pixels, as the provider lays the form out. */
  height: number;
  /** Id of the place on a page that holds the form; links lead to it. */
  anchor: string;
}

/** The main form asks for a mortgage quote, the second one takes any other request. */
export type FormName = 'main' | 'second';

/** The forms by name. An empty variable counts as missing. */
export const hostedForms: Record<FormName, HostedFormFacts> = {
  main: {
    address: configuredAddress(MAIN_FORM_URL),
    title: 'quote form',
    height: 922,
    anchor: anchors.quoteForm,
  },
  second: {
    address: configuredAddress(SECOND_FORM_URL),
    title: 'contact form',
    height: 690,
    anchor: anchors.contactForm,
  },
};

/**
 * A checked address of the environment as pages print it: as it was parsed, so
 * that browsers and the security policy read the same. An empty one counts as missing.
 * @throws TypeError for what is no address, which checkEnvironment refuses before.
 */
export function configuredAddress(value: string | undefined): string | undefined {
  const address = value?.trim();
  return address ? new URL(address).href : undefined;
}

/** The provider's script that fits a frame to its form; missing while none is configured. */
export const embedScript = configuredAddress(FORM_EMBED_SCRIPT_URL);
