/** The last look at what an element of a built page does: whatever a text smuggled in, it stops here. */
import type { ScannedElement } from './scan-markup.ts';

/** Origins that pages may name: this site, and those of the hosted forms and the chat. */
export interface PageOrigins {
  site: string;
  frames: readonly string[];
  scripts: readonly string[];
}

/** Elements that no page has, because they load, replace, or redirect what a visitor sees. */
const banned =
  /^(?:base|object|embed|applet|frame|frameset|portal|fencedframe|animate|set|animatemotion|animatetransform)$/;

/** Attributes from which a browser fetches or to which it sends; only this site may stand there. */
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

const remove = 'Remove it from the text or the component that it comes from.';

/** What is wrong with an element of a built page, with what to do about it. */
export function elementFaults(element: ScannedElement, origins: PageOrigins): string[] {
  const { name, attributes } = element;
  if (banned.test(name)) return [`No page of this site has a <${name}>. ${remove}`];
  return [
    ...elementFault(element, origins),
    ...[...attributes].flatMap(([attribute, value]) =>
      attributeFault(element, attribute, value, origins),
    ),
  ];
}

function elementFault({ name, attributes, isInHead }: ScannedElement, origins: PageOrigins) {
  const value = (attribute: string) => attributes.get(attribute)?.trim().toLowerCase() ?? '';
  switch (name) {
    case 'form':
      return /^(?:|get|dialog)$/.test(value('method'))
        ? []
        : [`No form of this site sends anything away. ${remove}`];
    case 'meta':
      return isInHead &&
        !attributes.has('http-equiv') &&
        (attributes.has('charset') || knownMetas.test(value('name') || value('property')))
        ? []
        : [`The head of the layout has all <meta> elements. ${remove}`];
    case 'link':
      return value('rel')
        .split(/\s+/)
        .every((rel) => knownLinks.test(rel))
        ? []
        : [`No page of this site has a <link rel="${value('rel')}">. ${remove}`];
    case 'iframe':
      return attributes.has('srcdoc') || !isOf(origins.frames, value('src'), origins)
        ? [`Frames hold the hosted forms only, from the addresses in the settings. ${remove}`]
        : [];
    case 'img':
      return attributes.has('src')
        ? []
        : ['The picture has no file. Check the path and the name of the picture in the text.'];
    default:
      return [];
  }
}

function attributeFault(
  { name }: ScannedElement,
  attribute: string,
  value: string,
  origins: PageOrigins,
): string[] {
  if (attribute === 'style')
    return [
      'Browsers ignore style attributes here. Write a class, or leave the looks to the layout.',
    ];
  const isAddress = ownOnly.has(attribute) || /(?:^|:)href$/.test(attribute);
  if (/^on[a-z]/.test(attribute) || (isAddress && protocolOf(value) === 'javascript:'))
    return [
      `Browsers ignore "${attribute}" here. Write a plain link or button; a component's script does the rest.`,
    ];
  if (attribute === 'href' && (name === 'a' || name === 'area' || !fetchesHref.test(name)))
    return linkSchemes.has(protocolOf(value, origins.site) ?? '')
      ? []
      : ['A link leads to a page, an email address, or a phone. Write one of these.'];
  const isFrame = name === 'iframe' && attribute === 'src';
  if (isFrame || !(ownOnly.has(attribute) || attribute === 'href')) return [];
  const allowed = name === 'script' ? [origins.site, ...origins.scripts] : [origins.site];
  return addressesIn(attribute, value).every((address) => isOf(allowed, address, origins))
    ? []
    : [`"${attribute}" must be an address of this site. ${remove}`];
}

/** Elements of HTML and SVG that fetch what their "href" names; on any other it is a link. */
const fetchesHref =
  /^(?:link|script|image|use|feimage|mpath|textpath|pattern|lineargradient|radialgradient|filter)$/;

/** A set of sources parts its addresses by commas or white space; sizes stay as harmless names. */
const addressesIn = (attribute: string, value: string) =>
  attribute.endsWith('srcset') || attribute === 'ping' ? value.split(/[\s,]+/) : [value];

const isOf = (allowed: readonly string[], address: string, { site }: PageOrigins) => {
  const origin = URL.parse(address, site)?.origin;
  return origin !== undefined && allowed.includes(origin);
};

const protocolOf = (address: string, site?: string) => URL.parse(address, site)?.protocol;
