import type { APIRoute } from 'astro';
import { brandColors } from '../head/brand-colors';
import { getBrokerage } from '../queries/businesses';

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
      background_color: brandColors.paper,
      theme_color: brandColors.paper,
      icons,
    }),
    { headers: { 'content-type': 'application/manifest+json' } },
  );
};
