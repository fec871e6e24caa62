/** A picture of a page: which address, how wide in CSS pixels, light or dark, and its file beside the sheet. */
export interface Shot {
  path: string;
  width: number;
  scheme: 'light' | 'dark';
  file: string;
}

/** The HTML of a page that shows all pictures side by side, one row for each address. */
export function contactSheet(shots: readonly Shot[]): string {
  const rows = [...Map.groupBy(shots, ({ path }) => path)].map(
    ([path, ofPath]) => `<h2>${path}</h2>\n<div>${ofPath.map(figure).join('')}</div>`,
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>All pages</title>
<style>
  body { margin: 2rem; font: 1rem/1.5 system-ui; background: #888; }
  div { display: flex; align-items: start; gap: 1rem; overflow-x: auto; }
  figure { margin: 0; }
  img { display: block; inline-size: 18rem; block-size: 24rem; object-fit: cover; object-position: top; }
</style>
<h1>All pages</h1>
${rows.join('\n')}
</html>
`;
}

function figure({ path, width, scheme, file }: Shot): string {
  const name = `${width} px, ${scheme}`;
  return `<figure><a href="${file}"><img src="${file}" loading="lazy" alt="${path}, ${name}"></a><figcaption>${name}</figcaption></figure>`;
}
