import type { APIRoute, GetStaticPaths } from 'astro';
import { pictureFile } from '../../lib/picture-file';
import { drawAhead, renderSocialImage } from '../../head/social-image/render';
import type { SocialImage } from '../../head/social-image/render';
import { getCompanyName, listSocialCards } from '../../queries/social-cards';

export const getStaticPaths = (async () => {
  const company = await getCompanyName();
  const images = (await listSocialCards()).map(({ path, title, kind, picture }) => ({
    params: { path: path.slice(1) },
    props: { card: { title, kind, company }, pictureFile: pictureFile(picture) },
  }));
  if (import.meta.env.PROD) drawAhead(images.map(({ props }) => props));
  return images;
}) satisfies GetStaticPaths;

/** The social image of a page. */
export const GET: APIRoute<SocialImage> = async ({ props }) =>
  new Response(new Uint8Array(await renderSocialImage(props)), {
    headers: { 'content-type': 'image/jpeg' },
  });
