import { remembered } from '../../lib/remembered';

/** A part of pages: its name, and how its HTML is made. */
interface Part {
  name: string;
  make: () => Promise<string>;
}

async function makePart({ name, make }: Part): Promise<string> {
  const html = await make();
  if (/<(?:script|astro-island)\b/.test(html))
    throw new Error(
      `The part "${name}" of the pages holds a script or an island, so it cannot be kept for all of them. Take it out of <Kept>.`,
    );
  return html;
}

/**
 * HTML of a part, made once in a build and at each call in development.
 * @throws when it holds a script or an island, which Astro prints page by page. A script that the
 *   page has printed before is not seen: keep no part that has one.
 */
export const kept = remembered(makePart, {
  most: 500,
  nameOf: ({ name }) => name,
  keeps: import.meta.env.PROD,
});
