/**
 * Prints figures and business facts: the last step of every page and feed, so
 * that one token works alike in Markdown, MDX, JSON entries and layouts, and a
 * changed figure reaches pages whose own text did not change.
 */
import { defineMiddleware } from 'astro:middleware';
import { replaceTokensInMarkup } from './lib/content/tokens';
import { getTokenSources } from './queries/figures';

export const onRequest = defineMiddleware(async ({ url }, next) => {
  const response = await next();
  if (!/html|xml/.test(response.headers.get('content-type') ?? '')) return response;
  const markup = await response.text();
  try {
    return new Response(replaceTokensInMarkup(markup, await getTokenSources()), response);
  } catch (error) {
    throw new Error(`${url.pathname}: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
});
