/** Makes phones and e-mail addresses in running text links, whatever entry the text comes from. */
import { telHref } from '../urls';
import { changeRunningText } from './running-text';
import type { BusinessFacts } from './tokens';

const contactToken = /\[\[([^[\]:]+):(phone|email)\]\]/g;

const links = {
  phone: (phone: string, token: string) => `<a href="${telHref(phone)}">${token}</a>`,
  email: (email: string, token: string) => `<a href="mailto:${email}">${token}</a>`,
};

/**
 * Puts a tel: or mailto: link around each `[[business:phone]]` and `[[business:email]]`
 * of a page's running text. Tokens in attributes, titles, scripts, links and buttons
 * stay as they are; so do tokens of businesses that nobody knows.
 */
export function linkContacts(html: string, businesses: BusinessFacts): string {
  const body = Math.max(0, html.indexOf('<body'));
  const first = html.slice(body).search(contactToken);
  if (first === -1) return html;
  // Head and menus are longer than many a text, and none of theirs becomes a link.
  const from = Math.max(0, html.lastIndexOf('<main', body + first));
  const linked = changeRunningText(html.slice(from), (text) =>
    text.replace(contactToken, (token, business: string, kind: keyof typeof links) => {
      const fact = businesses[business]?.[kind];
      return fact === undefined ? token : links[kind](fact, token);
    }),
  );
  return html.slice(0, from) + linked;
}
