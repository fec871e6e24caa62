import type { APIRoute } from 'astro';
import { getBrokerage } from '../queries/businesses';

const paper = '#fbf7f0';

/** The web app manifest, with the name from the business record. */
export const GET: APIRoute = async () => {
  const { name, shortName } = await getBrokerage();
  const icons = [192, 512].map((size) => ({
    src: `/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
  }));
  return new Response(
    JSON.stringify({
      name,
      short_name: shortName,
      start_url: '/',
      display: 'browser',
      background_color: paper,
      theme_color: paper,
      icons,
    }),
    { headers: { 'content-type': 'application/manifest+json' } },
  );
};
