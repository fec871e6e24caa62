import type { APIRoute, GetStaticPaths } from 'astro';
import { pictureFile } from '../../lib/picture-file';
import { renderSocialImage } from '../../head/social-image/render';
import type { SocialImage } from '../../head/social-image/render';
import { getBrokerage } from '../../queries/businesses';
import { listSocialCards } from '../../queries/social-cards';

export const getStaticPaths = (async () => {
  const { name: company } = await getBrokerage();
  return (await listSocialCards()).map(({ path, title, kind, picture }) => ({
    params: { path: path.slice(1) },
    props: { card: { title, kind, company }, pictureFile: pictureFile(picture) },
  }));
}) satisfies GetStaticPaths;

/** The social image of a page. */
export const GET: APIRoute<SocialImage> = async ({ props }) =>
  new Response(new Uint8Array(await renderSocialImage(props)), {
    headers: { 'content-type': 'image/jpeg' },
  });
