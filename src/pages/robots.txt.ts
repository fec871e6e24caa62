import type { APIRoute } from 'astro';
import { isPreview } from '../queries/published';

/** Everything may be read; a preview may not be crawled at all. */
export const GET: APIRoute = ({ site }) =>
  new Response(
    isPreview
      ? 'User-agent: *\nDisallow: /\n'
      : `User-agent: *\nAllow: /\n\nSitemap: ${new URL('/sitemap-index.xml', site).href}\n`,
    { headers: { 'content-type': 'text/plain; charset=utf-8' } },
  );
