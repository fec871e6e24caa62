/** A script or style whose text stands in the page; the policy lets it through by its hash. */
export interface InlineBlock {
  kind: 'script' | 'style';
  text: string;
  line: number;
}

/** An attribute that a policy without 'unsafe-inline' blocks whatever it holds. */
export interface BlockedAttribute {
  /** The element's opening tag as it stands in the page, shortened. */
  element: string;
  attribute: string;
  line: number;
}

/** What of a page a strict policy has to judge. */
export interface MarkupScan {
  blocks: InlineBlock[];
  attributes: BlockedAttribute[];
}

const tags = /<!--[\s\S]*?-->|<(?<name>[a-z][^\s/>]*)(?<attributes>(?:[^>"']|"[^"]*"|'[^']*')*)>/gi;
const attributes = /(?<name>[^\s"'=/>]+)(?:\s*=\s*(?<value>"[^"]*"|'[^']*'|[^\s"'>]+))?/g;

/** Elements whose content is text, not markup. */
const textOnly = ['script', 'style', 'textarea', 'title'];

/** Script types that a browser runs or obeys; blocks of any other type are data. */
const activeTypes =
  /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:java|ecma)script)$/;

const longestExcerpt = 100;

/**
 * Finds the inline scripts, inline styles, style attributes, event handler
 * attributes and "javascript:" addresses of a built page.
 */
export function scanMarkup(html: string): MarkupScan {
  const scan: MarkupScan = { blocks: [], attributes: [] };
  const lineAt = lineCounter(html);
  tags.lastIndex = 0;
  for (let tag = tags.exec(html); tag; tag = tags.exec(html)) {
    const name = tag.groups?.name?.toLowerCase();
    if (name === undefined) continue;
    const found = readAttributes(tag.groups?.attributes ?? '');
    for (const [attribute, value] of found) {
      if (isBlocked(attribute, value)) {
        const element = shorten(tag[0]);
        scan.attributes.push({ element, attribute, line: lineAt(tag.index) });
      }
    }
    if (!textOnly.includes(name)) continue;
    const start = tags.lastIndex;
    const end = endOf(name, html, start);
    tags.lastIndex = end;
    if (isInline(name, found)) {
      const text = html.slice(start, end);
      scan.blocks.push({ kind: name, text, line: lineAt(tag.index) });
    }
  }
  return scan;
}

function readAttributes(source: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const { groups } of source.matchAll(attributes)) {
    const value = groups?.value ?? '';
    found.set(groups?.name?.toLowerCase() ?? '', value.replace(/^(["'])([\s\S]*)\1$/, '$2'));
  }
  return found;
}

const isBlocked = (attribute: string, value: string) =>
  attribute === 'style' || /^on[a-z]/.test(attribute) || /^\s*javascript:/i.test(value);

function isInline(name: string, found: Map<string, string>): name is InlineBlock['kind'] {
  if (name === 'style') return true;
  const type = found.get('type')?.trim().toLowerCase() ?? '';
  return name === 'script' && !found.has('src') && activeTypes.test(type);
}

function endOf(name: string, html: string, from: number): number {
  const close = new RegExp(`</${name}[\\s/>]`, 'gi');
  close.lastIndex = from;
  return close.exec(html)?.index ?? html.length;
}

const shorten = (tag: string) =>
  tag.length > longestExcerpt ? `${tag.slice(0, longestExcerpt)}…` : tag;

/** Line numbers of rising positions, counted once through the text. */
function lineCounter(text: string): (position: number) => number {
  let line = 1;
  let seen = 0;
  return (position) => {
    for (
      let at = text.indexOf('\n', seen);
      at !== -1 && at < position;
      at = text.indexOf('\n', seen)
    ) {
      line += 1;
      seen = at + 1;
    }
    return line;
  };
}
