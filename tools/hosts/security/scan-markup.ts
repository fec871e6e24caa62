/** A page as a browser reads it. A parser of the HTML standard leaves nothing to hide behind. */
import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';

/** An element that was written in the page, not one that a browser adds. */
export interface ScannedElement {
  /** In lower case: "form". */
  name: string;
  /** By name in lower case, without a prefix such as "xlink:"; entities are decoded. */
  attributes: ReadonlyMap<string, string>;
  isInHead: boolean;
  /** Its opening tag as it stands in the page, shortened. */
  tag: string;
  /** Line of its tag, counted from 1. */
  line: number;
  /** A script or style whose text stands in the page; the policy lets it through by its hash. */
  inline?: { kind: 'script' | 'style'; text: string } | undefined;
}

/** Script types that a browser runs or obeys; blocks of any other type are data. */
const activeTypes =
  /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:java|ecma)script)$/;

const longestExcerpt = 100;

/**
 * Reads the elements of a page, those in templates included. With scripts on, browsers take what
 * stands in `noscript` for text; the page is read that way too where that changes anything.
 */
export function scanMarkup(html: string): ScannedElement[] {
  const readAs = (scriptingEnabled: boolean) => [
    ...elementsIn(parse(html, { sourceCodeLocationInfo: true, scriptingEnabled })),
  ];
  const read = readAs(false);
  if (read.some((element) => endsElsewhere(element, html))) read.push(...readAs(true));
  const found = new Map<string, ScannedElement>();
  for (const element of read) {
    const scanned = scan(element, html);
    const start = element.sourceCodeLocation?.startOffset ?? 0;
    if (scanned) found.set(`${start} ${scanned.name}`, scanned);
  }
  return [...found.values()];
}

/** Whether it is a `noscript` that ends in another place when its content is text. */
function endsElsewhere({ tagName, sourceCodeLocation: place }: Tree.Element, html: string) {
  if (tagName !== 'noscript') return false;
  const from = place?.startTag?.endOffset ?? 0;
  return place?.endTag?.startOffset !== from + html.slice(from).search(/<\/noscript/i);
}

function* elementsIn(node: Tree.ParentNode): Generator<Tree.Element> {
  for (const child of node.childNodes) {
    if (!('tagName' in child)) continue;
    yield child;
    yield* elementsIn(child);
    if ('content' in child) yield* elementsIn(child.content);
  }
}

function scan(element: Tree.Element, html: string): ScannedElement | undefined {
  const { tagName, attrs, sourceCodeLocation: place } = element;
  // An element that the browser adds has a place only if attributes of a tag were given to it.
  if (!place && attrs.length === 0) return undefined;
  const tag = html.slice(place?.startOffset, place?.startTag?.endOffset ?? place?.endOffset);
  const name = tagName.toLowerCase();
  const attributes = new Map(attrs.map((one) => [one.name.toLowerCase(), one.value]));
  const kind = kindOfBlock(name, attributes);
  return {
    name,
    attributes,
    isInHead: isInHead(element),
    tag: tag.length > longestExcerpt ? `${tag.slice(0, longestExcerpt)}…` : tag,
    line: place?.startLine ?? 1,
    inline: kind && { kind, text: textOf(element) },
  };
}

function isInHead(element: Tree.Element): boolean {
  for (let node: Tree.ParentNode | null = element; node && 'parentNode' in node;) {
    if (node.nodeName === 'head') return true;
    node = node.parentNode;
  }
  return false;
}

function kindOfBlock(name: string, attributes: ReadonlyMap<string, string>) {
  if (name === 'style') return name;
  if (name !== 'script' || attributes.has('src') || attributes.has('href')) return undefined;
  return activeTypes.test(attributes.get('type')?.trim().toLowerCase() ?? '') ? name : undefined;
}

const textOf = ({ childNodes }: Tree.Element): string =>
  childNodes
    .map((child) => ('value' in child ? child.value : 'tagName' in child ? textOf(child) : ''))
    .join('');
