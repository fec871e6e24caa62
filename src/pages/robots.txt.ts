import type { APIRoute } from 'astro';

/** Crawlers may read everything, even a preview: its pages carry `noindex`, which they have to see. */
export const GET: APIRoute = ({ site }) =>
  new Response(
    `User-agent: *\nAllow: /\n\nSitemap: ${new URL('/sitemap-index.xml', site).href}\n`,
    { headers: { 'content-type': 'text/plain; charset=utf-8' } },
  );
