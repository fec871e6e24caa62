/**
 * Prints figures and business facts: the last step of every page and feed, so
 * that one token works alike in Markdown, MDX, JSON entries and layouts, and a
 * changed figure reaches pages whose own text did not change. On the way, each page
 * gets its terms and the sources of its figures at the end, and phones, email
 * addresses, and first uses of explained terms become links, and ranges and times of day stay on
 * one line.
 */
import { defineMiddleware } from 'astro:middleware';
import { linkContacts } from './lib/content/contact-links';
import { keepTogether } from './lib/content/no-break';
import { addPageNotes } from './lib/content/page-notes';
import { renderFault } from './lib/content/render-fault';
import { linkTerms } from './lib/content/term-links';
import { replaceTokensInMarkup } from './lib/content/tokens';

/** Imported on each request: in development, Astro keeps the middleware, and with it every module that it imported at its start. */
const loadQueries = async () => ({
  ...(await import('./queries/figures')),
  ...(await import('./queries/lists')),
});

export const onRequest = defineMiddleware(async (context, next) => {
  try {
    const response = await next();
    const type = response.headers.get('content-type') ?? '';
    if (!/html|xml/.test(type)) return response;
    // Reads to the end: an error of a part that comes late is one of the page as well.
    const markup = await response.text();
    const { getTokenSources, listGlossary } = await loadQueries();
    const sources = await getTokenSources();
    if (!type.includes('html'))
      return new Response(replaceTokensInMarkup(markup, sources), response);
    const glossary = await listGlossary();
    // Head and menus are long, and have no prose.
    const start = Math.max(0, markup.indexOf('<main'));
    const explained = addPageNotes(markup.slice(start), glossary, sources.figures);
    const linked = linkTerms(linkContacts(explained, sources.businesses), glossary);
    const frame = replaceTokensInMarkup(markup.slice(0, start), sources);
    const prose = keepTogether(replaceTokensInMarkup(linked, sources));
    return new Response(frame + prose, response);
  } catch (error) {
    throw renderFault(error, context);
  }
});
