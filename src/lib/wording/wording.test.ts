import { describe, expect, test } from 'vitest';
import { isPromotional } from './advertising.ts';
import { blanked, pieceAround, wholeWords } from './pieces.ts';
import { sentencesOf } from './sentences.ts';
import { typedNumbers } from './typed-numbers.ts';

describe('pieces of a text', () => {
  test('blanks keep every other place, lines too', () => {
    expect(blanked('One [[two\n]] three', /\[\[[^\]]*\]\]/g)).toBe('One      \n   three');
  });

  test('words that the ends cut apart are left out', () => {
    const text = 'Lenders look at the whole file.';
    expect(wholeWords(text, 3, 22)).toBe('look at the');
    expect(wholeWords(text, 0, text.length)).toBe(text);
    expect(wholeWords('unbroken', 2, 5)).toBe('bro');
  });

  test('a match is shown with its neighbors', () => {
    expect(pieceAround('The fee of **ten dollars is paid at closing.', /\*\*/)).toBe(
      'The fee of **ten dollars is paid at',
    );
    expect(pieceAround(`${'a'.repeat(40)}](/b)${'c'.repeat(40)}`, /\]\(/)).toMatch(
      /^a+\]\(\/b\)c+$/,
    );
    expect(pieceAround('Nothing.', /\*/)).toBe('');
  });
});

describe('a typed number', () => {
  test('is found with its place', () => {
    expect(typedNumbers('On June 3, 2025:\nabout 45 days, [[fee]].')).toEqual([
      { words: 'about 45 days, [[fee]].', index: 23 },
    ]);
  });

  test.each(['Route 161 and Interstate 270', 'ZIP 43081', 'the 203(k)', '`1 + 2`', '1. First'])(
    'is none where it is a name: %s',
    (text) => {
      expect(typedNumbers(text)).toEqual([]);
    },
  );
});

test('sentences end at list items and paragraphs; headings and tables have none', () => {
  const text =
    '## Heading\n\nOne [link](/a) here. Two\nlines.\n\n- Item one\n- Item two\n\n| a | b |\n';
  expect(sentencesOf(text)).toEqual(['One link here.', 'Two lines.', 'Item one', 'Item two']);
});

test.each([
  ['pages/home', 'hero.lead', true],
  ['pages/not-found', 'lead', false],
  ['blog/one', 'closing.text', true],
  ['blog/one', 'excerpt', false],
  ['blog/one', '', false],
  ['glossary/apr', 'definition', false],
])('whether %s invites in "%s": %s', (name, way, invites) => {
  expect(isPromotional(name, way)).toBe(invites);
});
