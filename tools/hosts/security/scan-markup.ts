/** A script or style whose text stands in the page; the policy lets it through by its hash. */
export interface InlineBlock {
  kind: 'script' | 'style';
  text: string;
  /** Where its tag starts in the page, in characters. */
  position: number;
}

/** An attribute that a policy without 'unsafe-inline' blocks whatever it holds. */
export interface BlockedAttribute {
  /** The element's opening tag as it stands in the page, shortened. */
  element: string;
  attribute: string;
  /** Where its tag starts in the page, in characters. */
  position: number;
}

/** What of a page a strict policy has to judge. */
export interface MarkupScan {
  blocks: InlineBlock[];
  attributes: BlockedAttribute[];
}

/** A comment, or a tag with its name and its attributes. Groups with names would be one object more for each tag. */
const tags = /<!--[\s\S]*?-->|<([a-z][^\s/>]*)([^>"']*(?:(?:"[^"]*"|'[^']*')[^>"']*)*)>/gi;
const attributes = /(?<name>[^\s"'=/>]+)(?:\s*=\s*(?<value>"[^"]*"|'[^']*'|[^\s"'>]+))?/g;

/** Most tags hold nothing of interest; reading their attributes would take most of the time. */
const maybeBlocked = /(?:^|[\s"'=/])(?:style|on[a-z])|javascript:/i;

/** Elements whose content is text, not markup. */
const textOnly = /^(?:script|style|textarea|title)$/i;

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
  tags.lastIndex = 0;
  for (let tag = tags.exec(html); tag; tag = tags.exec(html)) {
    const [whole, written = '', source = ''] = tag;
    const position = tag.index;
    if (maybeBlocked.test(source)) {
      for (const attribute of blockedAttributes(source)) {
        scan.attributes.push({ element: shorten(whole), attribute, position });
      }
    }
    if (!textOnly.test(written)) continue;
    const name = written.toLowerCase();
    const start = tags.lastIndex;
    tags.lastIndex = endOf(name, html, start);
    if (name === 'style' || (name === 'script' && isActive(source))) {
      scan.blocks.push({ kind: name, text: html.slice(start, tags.lastIndex), position });
    }
  }
  return scan;
}

function blockedAttributes(source: string): string[] {
  return [...readAttributes(source)]
    .filter(
      ([attribute, value]) =>
        attribute === 'style' || /^on[a-z]/.test(attribute) || /^\s*javascript:/i.test(value),
    )
    .map(([attribute]) => attribute);
}

function isActive(source: string): boolean {
  const found = readAttributes(source);
  return !found.has('src') && activeTypes.test(found.get('type')?.trim().toLowerCase() ?? '');
}

function readAttributes(source: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const { groups } of source.matchAll(attributes)) {
    const value = groups?.value ?? '';
    found.set(groups?.name?.toLowerCase() ?? '', value.replace(/^(["'])([\s\S]*)\1$/, '$2'));
  }
  return found;
}

function endOf(name: string, html: string, from: number): number {
  const close = new RegExp(`</${name}[\\s/>]`, 'gi');
  close.lastIndex = from;
  return close.exec(html)?.index ?? html.length;
}

const shorten = (tag: string) =>
  tag.length > longestExcerpt ? `${tag.slice(0, longestExcerpt)}…` : tag;
