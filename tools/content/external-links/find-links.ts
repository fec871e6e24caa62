/** An address of another site with the places that link there, "src/content/blog/a.md:12". */
export interface ExternalLink {
  url: string;
  places: string[];
}

// Brackets, quotes and blanks end an address in Markdown, JSON and YAML alike.
const addresses = /https?:\/\/[^\s"'<>()[\]`\\]+/g;
const endOfSentence = /[.,;:!?*_]+$/;

/** Stand for what the owner has not given yet; nobody answers there. */
const placeholder = /(?:^|\.)example\.(?:com|org|net)$|\/@?example\/?$/;

/** Every address of another site in the texts, once, by address. */
export function findLinks(
  texts: ReadonlyMap<string, string>,
  ownHost: string | undefined,
): ExternalLink[] {
  const found = new Map<string, string[]>();
  for (const [file, text] of texts) {
    for (const [index, line] of text.split('\n').entries()) {
      for (const [match] of line.matchAll(addresses)) {
        const url = match.replace(endOfSentence, '');
        const parsed = URL.parse(url);
        if (!parsed || parsed.host === ownHost) continue;
        if (placeholder.test(parsed.hostname) || placeholder.test(parsed.pathname)) continue;
        found.set(url, [...(found.get(url) ?? []), `${file}:${index + 1}`]);
      }
    }
  }
  return [...found]
    .map(([url, places]) => ({ url, places: [...new Set(places)] }))
    .sort((a, b) => a.url.localeCompare(b.url, 'en'));
}
