/** Turns phones and email addresses in prose into links, whatever entry the text comes from. */
import { telHref } from '../urls';
import { mapTextNodes } from './text-nodes';
import type { BusinessFacts } from './tokens';

const contactToken = /\[\[([^[\]:]+):(phone|email)\]\]/g;

const links = {
  phone: (phone: string, token: string) => `<a href="${telHref(phone)}">${token}</a>`,
  email: (email: string, token: string) => `<a href="mailto:${email}">${token}</a>`,
};

/**
 * Puts a tel: or mailto: link around each `[[business:phone]]` and `[[business:email]]`
 * of a page's prose. Tokens in attributes, titles, scripts, links and buttons stay as they
 * are; so do tokens of unknown businesses.
 */
export const linkContacts = (html: string, businesses: BusinessFacts): string =>
  mapTextNodes(html, (text) =>
    text.replace(contactToken, (token, business: string, kind: keyof typeof links) => {
      const fact = businesses[business]?.[kind];
      return fact === undefined ? token : links[kind](fact, token);
    }),
  );
