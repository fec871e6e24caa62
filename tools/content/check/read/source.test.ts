/** Characters and lines that come with pasted and merged text, in every kind of file. */
import { describe, expect, it } from 'vitest';
import { decode } from './source.ts';

const read = (text: string, file = 'src/content/blog/one.md') =>
  decode(file, new TextEncoder().encode(text));
const inText = (line: string) => `---\ntitle: One\n---\n\n${line}\n`;
const inField = (line: string) => `---\n${line}\n---\n\nWords.\n`;
const inList = (line: string) => `[\n${line}\n]\n`;

describe('marks of a merge are refused, each on its line', () => {
  const versions = [
    '<<<<<<< HEAD',
    'one',
    '||||||| 3f2a',
    'old',
    '=======',
    'two',
    '>>>>>>> topic',
  ];
  it.each([
    ['in running text', inText(versions.join('\n')), [5, 7, 9, 11]],
    [
      'in a list',
      inText(['- zero', ...versions.map((line) => `  ${line}`)].join('\n')),
      [6, 8, 10, 12],
    ],
    ['in a table', inText(['| a |', '| - |', ...versions].join('\n')), [7, 9, 11, 13]],
    ['in a quote', inText(versions.map((line) => `> ${line}`).join('\n')), [5, 7, 9, 11]],
    ['in code', inText(['```', ...versions, '```'].join('\n')), [6, 8, 10, 12]],
    ['in the fields', inField(versions.join('\n')), [2, 4, 6, 8]],
    ['with line ends of Windows', inText(versions.join('\r\n')), [5, 7, 9, 11]],
  ])('%s', (_, text, lines) => {
    const { problems } = read(text);
    expect(problems.map(({ line }) => line)).toEqual(lines);
    expect(problems[0]?.wanted).toContain('Two people changed the same lines');
  });

  it('in JSON, where nothing else can be checked then', () => {
    const { text, problems } = read(inList(versions.join('\n')), 'src/content/faqs/faqs.json');
    expect(problems.map(({ line }) => line)).toEqual([2, 4, 6, 8]);
    expect(text).toBeUndefined();
  });
});

describe('a special space is refused by name where it means something else', () => {
  it.each([
    [
      'after the sign of a heading',
      inText('##\u00A0Costs'),
      'a no-break space (U+00A0) after "##"',
    ],
    [
      'after the sign of a list',
      inText('-\u202Fitem'),
      'a narrow no-break space (U+202F) after "-"',
    ],
    ['after a number', inText('1.\u2009item'), 'a thin space (U+2009) after "1."'],
    ['after the sign of a quote', inText('>\u3000quote'), 'a full-width space (U+3000)'],
    ['in a nested list', inText('  -\u00A0item'), 'a no-break space'],
    ['in a heading, which becomes an ID', inText('## Costs\u00A0here'), 'a no-break space'],
    ['in a link', inText('[words](/about\u00A0us)'), 'a no-break space'],
    ['in a token', inText('[[fee\u00A0]]'), 'a no-break space'],
    ['in a token, between words', inText('[[closing\u2003cost]]'), 'an em space (U+2003)'],
    ['in a full address', inText('https://www.example.com/\u00A0a'), 'a no-break space'],
    ['beside a star', inText('**\u00A0bold**'), 'a no-break space'],
    ['in a cell', inText('|\u2005a |'), 'a special space (U+2005)'],
    ['at the start of a line', inText('\u00A0words'), 'at the start of the line'],
    ['in the value of a field', inField('category: Home\u00A0Buying'), 'after "category: Home"'],
    ['after the name of a field', inField('title:\u00A0One'), 'after "title:"'],
    ['after a date', inField('date: 2025-09-05\u00A0'), 'after "date: 2025-09-05"'],
  ])('%s', (_, text, found) => {
    const { problems } = read(text);
    expect(problems).toHaveLength(1);
    expect(problems[0]?.found).toContain(found);
    expect(problems[0]?.wanted).toContain('Replace it with an ordinary space');
  });

  it.each(['"id":\u00A0"a"', '"id": "a\u00A0b"', '\u00A0"id": "a"'])('in JSON: %s', (line) => {
    expect(read(inList(line), 'src/content/faqs/faqs.json').problems).toHaveLength(1);
  });

  it.each([
    'Dublin,\u00A0OH',
    'about $5\u00A0million',
    'Section\u00A0184',
    'a\u2009–\u2009b',
    '[words\u00A0here](/about)',
    'for\u00A0[[fee]]\u00A0dollars',
    '**bold**,\u00A0then',
  ])('and prints as meant between words: %s', (line) => {
    expect(read(inText(line)).problems).toEqual([]);
  });
});

describe('an invisible character is refused by name', () => {
  it.each([
    ['\u200B', 'a zero-width space (U+200B)'],
    ['\u00AD', 'a soft hyphen (U+00AD)'],
    ['\u200D', 'a zero-width joiner (U+200D)'],
    ['\u2060', 'a word joiner (U+2060)'],
    ['\uFEFF', 'a byte order mark (U+FEFF)'],
    ['\u202E', 'a right-to-left override (U+202E)'],
    ['\u2066', 'a left-to-right isolate (U+2066)'],
    ['\u200F', 'a right-to-left mark (U+200F)'],
    ['\u2028', 'a line separator (U+2028)'],
    ['\u0007', 'an invisible character (U+0007)'],
    ['\u2800', 'an invisible character (U+2800)'],
    ['\uE001', "a private character of one program's font (U+E001)"],
    ['\uFE0F', 'an invisible character (U+FE0F)'],
    ['\u{E0061}', 'an invisible character (U+E0061)'],
  ])('%j', (character, name) => {
    for (const text of [inText(`one${character}two`), inField(`title: one${character}two`)]) {
      const { problems } = read(text);
      expect(problems.map(({ found }) => found)).toEqual([expect.stringContaining(name)]);
    }
  });

  it.each(['👨‍👩‍👧 and ✔️, 1️⃣', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', 'می‌خواهم', 'Zoë, naïve, 日本'])(
    'but stays where writing needs it: %s',
    (line) => {
      expect(read(inText(line)).problems).toEqual([]);
    },
  );

  it('every one of a line is told, and the text is read without them', () => {
    const { text, problems } = read(inText('o\u200Bn\u00ADe\u200B (\u00A0two)'));
    expect(problems).toHaveLength(4);
    expect(text).toBe(inText('one ( two)'));
  });
});
