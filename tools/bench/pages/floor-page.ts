/** The page to compare with: the same words, written by hand, with hardly any style. */
import { parseHTML } from 'linkedom';

const style =
  'body{font:1.0625rem/1.6 system-ui,sans-serif;max-width:42rem;margin:auto;padding:1rem}';
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Blocks of text of a page, from its header to its footer, in order. */
function blocks(html: string): string[] {
  const { document } = parseHTML(html);
  for (const silent of document.querySelectorAll('script, style, noscript, svg')) silent.remove();
  return [...document.querySelectorAll('body :is(h1, h2, h3, p, li, dt, dd, td, th, summary)')]
    .map((element) => element.textContent.replaceAll(/\s+/g, ' ').trim())
    .filter((text) => text !== '');
}

/** The floor page for a built page. */
export function floorPage(html: string): string {
  const [title = 'Page', ...rest] = blocks(html);
  const text = rest.map((block) => `<p>${escaped(block)}</p>`).join('\n');
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="description" content="The same words with hardly any style.">
<title>${escaped(title)}</title>
<style>${style}</style>
<main>
<h1>${escaped(title)}</h1>
${text}
</main>
</html>
`;
}
