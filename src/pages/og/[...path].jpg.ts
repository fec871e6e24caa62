import type { APIRoute, GetStaticPaths } from 'astro';
import { pictureFile } from '../../head/social-image/picture-file';
import { renderSocialImage } from '../../head/social-image/render';
import { getCompanyName, listSocialCards } from '../../queries/social-cards';
import type { SocialCardSource } from '../../queries/social-cards';

export const getStaticPaths = (async () => {
  const cards = await listSocialCards();
  return cards.map((card) => ({ params: { path: card.path.slice(1) }, props: { ...card } }));
}) satisfies GetStaticPaths;

/** The social image of a page. */
export const GET: APIRoute<SocialCardSource> = async ({ props: { title, kind, picture } }) => {
  const image = await renderSocialImage(
    { title, kind, company: await getCompanyName() },
    pictureFile(picture),
  );
  return new Response(new Uint8Array(image), { headers: { 'content-type': 'image/jpeg' } });
};
