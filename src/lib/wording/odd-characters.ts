/** Characters that nobody sees, and spaces that only look like one: they come with pasted text and change what it means. */
import { blanked } from './pieces.ts';

/** A character with its place in the text. */
export interface OddCharacter {
  character: string;
  index: number;
}

/** Invisible: control and format characters, private and unused ones, line separators; a tab and line breaks aside. */
const unseen =
  /[^\P{Cc}\t\n\r]|[\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800\uFFFC\uFFFD]/gu;

/** The same characters where writing needs them: in emoji, flags, and scripts whose letters join. */
const needed = new RegExp(
  [
    /(?<=[\p{Extended_Pictographic}\p{M}\p{Emoji_Modifier}]|(?!\p{Script=Latin})\p{L})[\u200C\u200D]/u,
    /(?<=[\p{S}\d#*])[\uFE0E\uFE0F]/u,
    /(?<=\u{1F3F4}[\u{E0020}-\u{E007E}]*)[\u{E0020}-\u{E007F}]/u,
  ]
    .map(({ source }) => source)
    .join('|'),
  'gu',
);

/** Every invisible character that the writing doesn't need. */
export const unseenIn = (text: string): OddCharacter[] =>
  [...blanked(text, needed).matchAll(unseen)].map(({ 0: character, index }) => ({
    character,
    index,
  }));

/** Every space but the ordinary one. */
export const oddSpaces = /[^\P{Zs} ]/gu;

const names: Readonly<Record<string, string>> = {
  '\t': 'tab',
  '\u00A0': 'no-break space',
  '\u00AD': 'soft hyphen',
  '\u061C': 'Arabic letter mark',
  '\u2003': 'em space',
  '\u2009': 'thin space',
  '\u200B': 'zero-width space',
  '\u200C': 'zero-width non-joiner',
  '\u200D': 'zero-width joiner',
  '\u200E': 'left-to-right mark',
  '\u200F': 'right-to-left mark',
  '\u2028': 'line separator',
  '\u2029': 'paragraph separator',
  '\u202A': 'left-to-right embedding',
  '\u202B': 'right-to-left embedding',
  '\u202C': 'end of an embedding',
  '\u202D': 'left-to-right override',
  '\u202E': 'right-to-left override',
  '\u202F': 'narrow no-break space',
  '\u2060': 'word joiner',
  '\u2066': 'left-to-right isolate',
  '\u2067': 'right-to-left isolate',
  '\u2068': 'first strong isolate',
  '\u2069': 'end of an isolate',
  '\u3000': 'full-width space',
  '\uFEFF': 'byte order mark',
  '\uFFFC': 'placeholder for an object',
  '\uFFFD': 'replacement character',
};

/** "a zero-width space (U+200B)". */
export function characterName(character: string): string {
  const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  const kind = /\p{Zs}/u.test(character)
    ? 'special space'
    : /\p{Co}/u.test(character)
      ? "private character of one program's font"
      : 'invisible character';
  const name = names[character] ?? kind;
  return `${/^[aeiou]/i.test(name) ? 'an' : 'a'} ${name} (U+${code})`;
}
