/** Marks that Markdown reads in its own way: each is refused with its fix, or prints as meant. */
import { describe, expect, it } from 'vitest';
import type { Entry } from '../read/entry.ts';
import { checkBody } from './check-body.ts';

function faultsOf(text: string, ending = 'md') {
  const entry: Entry = {
    file: `src/content/blog/one.${ending}`,
    collection: 'blog',
    id: 'one',
    data: {},
    value: {},
    whole: 'the whole file',
    lineOf: () => 1,
    body: { text, line: 10 },
  };
  return checkBody(entry, { others: new Set(['src/assets/pictures/house.webp']) }).problems;
}

/** By kind: part of the message, then texts whose first line is right and whose last one isn't. */
const refused: readonly [kind: string, message: string, texts: readonly string[]][] = [
  [
    'a heading without a space',
    'A heading needs a space',
    ['##Heading', '#Heading', '> ##Heading', '- ###Heading', '#1 reason', '####### Heading'],
  ],
  [
    'a list item without a space, or with a sign of another program',
    "doesn't make a list item",
    ['-item', '+item', '1.item', '2)item', '- one\n- -two', '• item', '·  item', '◦item', '▪ item'],
  ],
  [
    'dashes and letters instead of list signs',
    "doesn't make a list item",
    ['– one\n– two', '— one\n— two', 'a) one\nb) two'],
  ],
  [
    'a number or sign that starts a list by accident',
    'becomes a list',
    [
      'The price less\n- the down payment',
      'Principal\n+ interest',
      'Words\n* a star',
      'Words\n1. list',
    ],
  ],
  ['a sign that starts a quote by accident', 'becomes a quote', ['A score\n> the limit']],
  [
    "a number that isn't printed as typed",
    'Lists start with 1 and count up',
    ['2026. That year', '1986) That year', '0. zero', '10. ten\n11. eleven', '1. one\n3. three'],
  ],
  ['an item without words', 'Write words after', ['- one\n-', '1. one\n2.', '*']],
  ['a box to tick', 'No one can check', ['- [ ] W-2', '1. [x] W-2', '* [X] W-2']],
  [
    'a split, swapped, or torn link',
    'Write a link as words in square brackets',
    [
      '(words)[/about]',
      '(words) [/about]',
      '[words] (/about)',
      '[words]\n(/about)',
      '[words]\n\n(/about)',
      '[words](/a b)',
      '[words](/about',
      '[words(/about)',
      'words](/about)',
      '[words][/about]',
      '（words）[/about]',
      '[words]（/about）',
      '- one\n- [words] (/about)',
    ],
  ],
  ['a link with its parts swapped', 'The words go in the square brackets', ['[/about](words)']],
  ['a link without words', 'Put the words of the link', ['[](/about)', '[ ](/about)']],
  ['a token that becomes a link', 'A token directly before', ['[[fee]](/about)', '[[fee]](more)']],
  [
    'a line that nobody would see',
    'nobody would see it',
    ['[words]: /about', '[//]: # (note)', '[comment]: <> (note)', '[^1]: note'],
  ],
  [
    'a row with more or fewer cells',
    'Every row needs as many cells',
    [
      '| a | b |\n| - | - |\n| c | d | e |',
      '| a | b |\n| - | - |\n| c |',
      '| a | b |\n| - | - |\n| `c|d` | e |',
      '| a | b |\n| - | - |\n| c | d |\nText below.',
      '| a |\n| - |\n| c |\nText below.',
    ],
  ],
  [
    'a table that is none',
    'The lines are printed as typed',
    [
      '| a | b |\n| c | d |',
      '| a | b |\n| - | - | - |\n| c | d |',
      '| a | b |\n\n| - | - |\n| c | d |',
      '| a | b |\n| — | — |\n| c | d |',
    ],
  ],
  [
    'text that becomes code',
    'turn it into code',
    ['\tWords', '    Words', '- one\n\n        two', '> \t\tWords'],
  ],
  ['code that never ends', 'never ends', ['```\ncode', '~~~\ncode\n```', '````\ncode\n```']],
  [
    'a paragraph that becomes a heading',
    'directly below a paragraph',
    ['Words\n---', 'Words\n===', 'Words\n-', 'Words\n=', '> Words\n> --'],
  ],
  ['words struck out by accident', 'Two "~"', ['From ~a~ b', 'Costs (~fifty) to (~sixty)~']],
  [
    'emphasis or code that never ends',
    'is never closed',
    ['**bold', 'bold**', '*it', '__bold', '_it', 'bold__', '** bold **', '`code', '~~struck'],
  ],
  [
    'a sign of another program',
    'has no effect here',
    ['==mark==', '::: note', '%% note', 'x[^1]', 'x^[note]'],
  ],
  [
    'a footnote',
    "Footnotes don't work",
    ['x[^1]\n\n[^1]: note', 'x[^hud] y\n\n[^hud]: note', '- x[^a]\n\n[^a]: note'],
  ],
  ['an unknown code of a character', "code doesn't exist", ['&foo;', 'a &nsbp; b', '&Mdash;']],
  ['a code without its end', 'Type the character itself', ['a &nbsp b', '&copy 2026', 'Q&amp A']],
  [
    'the code of an invisible character',
    'Nobody sees',
    ['a&shy;b', 'a&#8203;b', '&zwj;', 'a&#x202E;b'],
  ],
  ['braces', 'Braces are printed', ['{phone}', 'a } b', '[words]{/about}']],
];

const cases = refused.flatMap(([kind, message, texts]) =>
  texts.map((text) => ({ kind, message, text })),
);

describe('a mark is refused with what to do, on its line', () => {
  it.each(cases)('$kind: $text', ({ message, text }) => {
    const problems = faultsOf(`Words above.\n\n${text}`);
    const found = problems.filter(({ wanted }) => wanted.includes(message));
    expect(found).not.toEqual([]);
    const lines = text.split('\n').length;
    for (const { line = 0 } of found) {
      expect(line).toBeGreaterThanOrEqual(12);
      expect(line).toBeLessThan(12 + lines);
    }
  });

  it('and all of a text at once', () => {
    const all = faultsOf('##One **two\n\n-three\n\n(four)[/about] and `five');
    expect(all.map(({ line }) => line).sort()).toEqual([10, 10, 12, 14, 14]);
  });
});

describe('what prints as meant is accepted', () => {
  it.each([
    '- one\n- two\n\n1. one\n2. two\n\n1. one\n1. two',
    'You need:\n- one\n- two',
    '**You need:**\n1. one\n2. two',
    '- one\n  - two\n  - three',
    'In the words of a rule that goes back to\n2026. That was early.',
    'A wrapped line (with an aside\n) and more.',
    '2026\\. That year.',
    '\\- not a list, \\#1, 5 \\* 3, and \\~ten',
    '> A quote.\n>\n> — Dana',
    'about [[fee]] (more for a farm)',
    '[words](/about) (an aside)',
    'See [a] and [b] in the list.',
    '[words][one] and\n\n[one]: /about',
    'A `code**with_signs|##`, and\n\n```\n##x\n-y\n(a)[/b]\n```',
    '| a | b |\n| :- | -: |\n| c \\| d | |\n\nText below.',
    'Costs are ~fifty to ~sixty dollars.',
    'Fees* and snake_case and a*b, ~ and ~~struck out~~',
    'Q&A, AT&T, R&D, &amp;, &copy;, and a&nbsp;b',
    'Words <!-- about 5% --> and words.\n\n<!--\n## Ask Dana: **now\n-->',
    'One | two',
    'A line\n\n---\n\nAnother, -5 and +1, .5, (1), $5',
  ])('%s', (text) => {
    expect(faultsOf(text)).toEqual([]);
  });

  it('in MDX as well, with braces and components', () => {
    const text =
      "import Steps from '../../components/ui/Steps.astro'\n\n{/* ##x -y (a)[/b] */}\n\nWords \\{ and more.";
    expect(faultsOf(text, 'mdx').map(({ found }) => found)).toEqual([
      // No such component here.
      "import Steps from '../../components/ui/Steps.astro'",
    ]);
  });
});
