import { CALCULATOR_PARAMETERS } from './address-state.ts';
import { withoutInvisible } from './figure-text.ts';

/** The parts of an address that carry figures; a URL and the page's location have both. */
type FigureParts = Pick<URL, 'search' | 'hash'>;

/** Punctuation and tags after a link in running text; none of the calculator's values ends in them. */
const TRAILING = /(?:<\/?[a-z]+|[\s)\]}>"'’”».,;:!?*_/\\|`~])+$/i;
/** A newsletter's tag that was added as if the link had no query yet. */
const SECOND_QUERY = /\?[\w-]+=.*$/;
const LEADING = /^(?:\?|amp;)+/i;
const NUMERIC_AMPERSAND = /&?#(?:0*38|x0*26);/gi;
const ENCODED_SEPARATOR = /%(?:26|3D)/gi;
const NAMES = CALCULATOR_PARAMETERS.join('|');
const SEMICOLON = new RegExp(`(?:&(?:amp;)*amp)?(?:;|%3B)(?=(?:${NAMES})=)`, 'gi');
/** An equals sign in quoted-printable email. */
const QUOTED_EQUALS = new RegExp(`\\b(${NAMES})=3D`, 'gi');

/**
 * Query and fragment with plain separators. A browser takes the end of `?loan=1&#038;rate=2` for a
 * fragment, and a query without any `&` may have been encoded as a whole.
 */
export function repairSeparators({ search, hash }: FigureParts): FigureParts {
  if (hash.search(NUMERIC_AMPERSAND) === 0)
    return { search: (search + hash).replaceAll(NUMERIC_AMPERSAND, '&'), hash: '' };
  const decoded = search.includes('&')
    ? search
    : search.replaceAll(ENCODED_SEPARATOR, (code) => decodeURIComponent(code));
  return { search: decoded.replaceAll(SEMICOLON, '&').replaceAll(QUOTED_EQUALS, '$1='), hash };
}

/** The name of a parameter before a mail program escaped the `&` in front of it, or changed its case. */
export function repairName(name: string): string {
  const repaired = withoutInvisible(name).trim().replace(LEADING, '');
  const known = repaired.toLowerCase();
  return CALCULATOR_PARAMETERS.includes(known) ? known : repaired;
}

/**
 * Parses the figures in an address of the calculator, and undoes what happens to links in
 * newsletters, chats, and word processors where that can't change a figure: `&amp;`, `;`, and the
 * like between parameters, `=3D`, names in capitals, invisible characters, a second `?`, and
 * punctuation or tags of the surrounding text at the end of a value, as in `years=15).`
 */
export function repairQuery(address: FigureParts): URLSearchParams {
  const repaired = new URLSearchParams();
  for (const [name, value] of new URLSearchParams(repairSeparators(address).search))
    repaired.append(repairName(name), repairValue(withoutInvisible(value).trim()));
  return repaired;
}

function repairValue(value: string): string {
  const whole = value.replace(SECOND_QUERY, '');
  const [tail = ''] = TRAILING.exec(whole) ?? [];
  // A program has shortened the link for display: what is missing isn't known, so nothing is repaired.
  return tail.includes('..') ? value : whole.slice(0, whole.length - tail.length);
}
