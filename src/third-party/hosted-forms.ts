import { FORM_EMBED_SCRIPT_URL, MAIN_FORM_URL, SECOND_FORM_URL } from 'astro:env/server';
import { anchors } from '../lib/content/anchors';

/**
 * The forms that the lead provider hosts: the main one asks for a mortgage quote, the second takes
 * any other request.
 */
export const hostedForms = {
  main: {
    /** Missing while none is configured. */
    address: configuredAddress(MAIN_FORM_URL),
    /** The accessible name of the frame, with the company's name before it if only one gets the form. */
    title: 'quote form',
    /** Height of the frame in CSS pixels, as the provider lays the form out. */
    height: 922,
    /** ID of the form's place on a page; links lead to it. */
    anchor: anchors.quoteForm,
  },
  second: {
    address: configuredAddress(SECOND_FORM_URL),
    title: 'contact form',
    height: 690,
    anchor: anchors.contactForm,
  },
} as const;

export type FormName = keyof typeof hostedForms;

/**
 * A checked address of the environment as pages print it: as it was parsed, so
 * that browsers and the security policy read the same. An empty one counts as missing.
 * @throws TypeError for what is no address, which environment.ts refuses before.
 */
export function configuredAddress(value: string | undefined): string | undefined {
  const address = value?.trim();
  return address ? new URL(address).href : undefined;
}

/** The provider's script that fits a frame to its form; missing while none is configured. */
export const embedScript = configuredAddress(FORM_EMBED_SCRIPT_URL);
