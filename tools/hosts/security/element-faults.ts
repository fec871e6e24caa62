/** The last check of the elements of a built page: it stops whatever a text may have smuggled in. */
import { fileSource } from '../../../src/third-party/environment.ts';
import { frameSandbox } from '../../../src/third-party/frame-rules.ts';
import type { ScannedElement } from './scan-markup.ts';

/** What pages may name: this site, and what the security policy lets in of other companies. */
export interface PageSources {
  /** Origin of this site. */
  site: string;
  /** Origins of the hosted forms and the chat. */
  frames: readonly string[];
  /** Script files of other companies, without their query. */
  scripts: readonly string[];
}

/** Elements that no page has, because they load, replace, or redirect what a visitor sees. */
const banned =
  /^(?:base|object|embed|applet|frame|frameset|portal|fencedframe|animate|set|animatemotion|animatetransform)$/;

/** Attributes from which a browser fetches or to which it sends; they may only name this site. */
const ownOnly = new Set([
  'src',
  'srcset',
  'imagesrcset',
  'poster',
  'data',
  'background',
  'action',
  'formaction',
  'ping',
  'attributionsrc',
]);

const knownLinks =
  /^(?:alternate|apple-touch-icon|canonical|expect|icon|manifest|modulepreload|preload|stylesheet)$/;

const knownMetas =
  /^(?:viewport|description|keywords|robots|theme-color|format-detection|twitter:[a-z:]+|(?:og|article):[a-z_:]+)$/;

/** Addresses to which a link may lead. */
const linkSchemes = new Set(['https:', 'http:', 'mailto:', 'tel:']);

const remove = 'Remove it from the text or component it comes from.';

/** What is wrong with an element of a built page, with what to do about it. */
export function elementFaults(element: ScannedElement, sources: PageSources): string[] {
  const { name, attributes } = element;
  if (banned.test(name)) return [`Pages on this site can't contain <${name}>. ${remove}`];
  return [
    ...elementFault(element, sources),
    ...[...attributes].flatMap(([attribute, value]) =>
      attributeFault(element, attribute, value, sources),
    ),
  ];
}

function elementFault({ name, attributes, isInHead }: ScannedElement, sources: PageSources) {
  const value = (attribute: string) => attributes.get(attribute)?.trim().toLowerCase() ?? '';
  switch (name) {
    case 'form':
      return /^(?:|get|dialog)$/.test(value('method'))
        ? []
        : [`Forms on this site can't send anything. ${remove}`];
    case 'meta':
      return isInHead &&
        !attributes.has('http-equiv') &&
        (attributes.has('charset') || knownMetas.test(value('name') || value('property')))
        ? []
        : [`Only the layout's head can contain <meta>. ${remove}`];
    case 'link':
      return value('rel')
        .split(/\s+/)
        .every((rel) => knownLinks.test(rel))
        ? []
        : [`Pages on this site can't contain <link rel="${value('rel')}">. ${remove}`];
    case 'iframe':
      if (attributes.has('srcdoc') || !hasOrigin(sources.frames, value('src'), sources))
        return [
          `Frames can only show the hosted forms, from the addresses in the settings. ${remove}`,
        ];
      return attributes.get('sandbox') === frameSandbox
        ? []
        : [
            'A frame needs the sandbox of src/third-party/frame-rules.ts. Write sandbox={frameSandbox}.',
          ];
    case 'img':
      return attributes.has('src')
        ? []
        : ["The picture's file is missing. Check its path and name in the text."];
    default:
      return [];
  }
}

function attributeFault(
  { name }: ScannedElement,
  attribute: string,
  value: string,
  sources: PageSources,
): string[] {
  if (attribute === 'style')
    return [
      'Browsers ignore style attributes here. Write a class, or leave the styling to the layout.',
    ];
  const isAddress = ownOnly.has(attribute) || /(?:^|:)href$/.test(attribute);
  if (/^on[a-z]/.test(attribute) || (isAddress && protocolOf(value) === 'javascript:'))
    return [
      `Browsers ignore "${attribute}" here. Write a plain link or button; a component's script does the rest.`,
    ];
  if (attribute === 'href' && (name === 'a' || name === 'area' || !fetchesHref.test(name)))
    return linkSchemes.has(protocolOf(value, sources.site) ?? '')
      ? []
      : ['A link must lead to a page, an email address, or a phone number.'];
  const isFrame = name === 'iframe' && attribute === 'src';
  if (isFrame || !(ownOnly.has(attribute) || attribute === 'href')) return [];
  const isAllowed = (address: string) =>
    hasOrigin([sources.site], address, sources) ||
    (name === 'script' && sources.scripts.includes(withoutQuery(address)));
  return addressesIn(attribute, value).every(isAllowed)
    ? []
    : [`"${attribute}" must be an address on this site. ${remove}`];
}

/** Elements of HTML and SVG that fetch what their "href" names; on any other it is a link. */
const fetchesHref =
  /^(?:link|script|image|use|feimage|mpath|textpath|pattern|lineargradient|radialgradient|filter)$/;

/** Commas or white space separate the addresses of a srcset; its sizes pass as harmless names. */
const addressesIn = (attribute: string, value: string) =>
  attribute.endsWith('srcset') || attribute === 'ping' ? value.split(/[\s,]+/) : [value];

/** As the policy names a script: the file, whatever its query. */
const withoutQuery = (address: string) => {
  const url = URL.parse(address);
  return url ? fileSource(url) : address;
};

const hasOrigin = (allowed: readonly string[], address: string, { site }: PageSources) => {
  const origin = URL.parse(address, site)?.origin;
  return origin !== undefined && allowed.includes(origin);
};

const protocolOf = (address: string, site?: string) => URL.parse(address, site)?.protocol;
