import { withoutInvisible } from './figure-text.ts';

/** Punctuation after a link in running text; none of the calculator's values ends in it. */
const TRAILING_PUNCTUATION = /[\s)\]}>"'’”».,;:!?*_/]+$/;
const ESCAPED_AMPERSAND = /^(?:amp;)+/i;

/** The name of a parameter before a mail program escaped the `&` in front of it. */
export function repairName(name: string): string {
  return withoutInvisible(name).trim().replace(ESCAPED_AMPERSAND, '');
}

/**
 * Parses a query of the calculator, and undoes what happens to links in newsletters, chats, and word
 * processors where that can't change a figure: `&amp;` between parameters, invisible characters, and
 * punctuation of the surrounding sentence at the end of a value, as in `years=15).`
 */
export function repairQuery(query: string): URLSearchParams {
  const repaired = new URLSearchParams();
  for (const [name, value] of new URLSearchParams(query))
    repaired.append(
      repairName(name),
      withoutInvisible(value).trim().replace(TRAILING_PUNCTUATION, ''),
    );
  return repaired;
}
