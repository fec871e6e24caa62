import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { calendarDate } from './calendar-days';
import { closing, metaFields, picture, question, text } from './fields';

/** Messages of a schema about a value, each with the field it is about. */
function faults(schema: z.ZodType, value: unknown): string[] {
  const issues = schema.safeParse(value).error?.issues ?? [];
  return issues.map(({ path, message }) => [path.join('.'), message].filter(Boolean).join(': '));
}

describe('a text', () => {
  const title = text('Title.', { min: 3, max: 10 });

  test('loses the spaces around it', () => {
    expect(title.parse('  Home \n')).toBe('Home');
  });

  test.each(['Q&A; then', 'R&D; or', 'AT&T;'])('may hold "&" before a semicolon: %s', (words) => {
    expect(title.parse(words)).toBe(words);
  });

  test.each([
    ['ab', /must have at least 3 characters, but has 2/],
    ['   a   ', /must have at least 3 characters, but has 1/],
    ['a'.repeat(11), /must have at most 10 characters, but has 11/],
    [42, /must be text, in quotes when it contains a colon/],
    [undefined, /must be text/],
    [{ Home: 'loans' }, /must be text, in quotes when it contains a colon/],
    ['Q&amp;A', /must contain the characters themselves, "&" and not "&amp;"/],
    ['&Eacute;', /must contain the characters themselves/],
    ['R&#38;D', /must contain the characters themselves/],
    ['R&#x26;D', /must contain the characters themselves/],
  ])('refuses %j', (value, message) => {
    expect(faults(title, value)).toEqual([expect.stringMatching(message)]);
  });
});

describe('a calendar date', () => {
  const date = calendarDate('A date.');

  test.each(['2025-09-05', '2024-02-29', '1999-12-31'])('%s stays as it is', (value) => {
    expect(date.parse(value)).toBe(value);
  });

  test('typed without quotes, which YAML reads as an instant, is the same day', () => {
    expect(date.parse(new Date('2025-09-05T00:00:00Z'))).toBe('2025-09-05');
  });

  test.each([
    'September 5, 2025',
    '2025-9-5',
    '09/05/2025',
    '2025-09-05T10:00:00Z',
    '',
    20250905,
    null,
  ])('refuses %j and says how to write it', (value) => {
    expect(faults(date, value)).toEqual([
      'must be a date written as year-month-day, for example "2025-09-05"',
    ]);
  });

  test.each([
    ['2025-02-30', '"2025-02-28": February 2025 has 28 days'],
    ['2023-02-29', '"2023-02-28": February 2023 has 28 days'],
    ['2025-04-00', '"2025-04-30": April 2025 has 30 days'],
    ['2025-13-01', '"2025-12-01": months go from 01 to 12'],
  ])('refuses %j, a day that does not exist, and says which do', (value, which) => {
    expect(faults(date, value)).toEqual([`must be a real date, for example ${which}`]);
  });
});

describe('a picture', () => {
  const hero = picture({ image: () => z.custom<ImageMetadata>((value) => value !== undefined) });
  const image = '../../assets/pictures/house.webp';

  test('comes with words for what is seen', () => {
    const alt = 'A brick house behind a maple.';
    expect(hero.parse({ image, alt })).toEqual({ image, alt });
  });

  test.each([
    [{ image }, 'alt: must be text'],
    [{ image, alt: 'house' }, 'alt: must have at least 12 characters, but has 5'],
    [{ alt: 'A brick house behind a maple.' }, 'image: Invalid input'],
    [{ image, alt: 'A brick house behind a maple.', caption: 'x' }, 'Unrecognized key: "caption"'],
  ])('refuses %j', (value, message) => {
    expect(faults(hero, value)).toEqual([expect.stringContaining(message)]);
  });
});

test('a question ends with a question mark', () => {
  const answer = 'An answer of a sentence or two, long enough.';
  expect(faults(question, { question: 'How long does it take?', answer })).toEqual([]);
  expect(faults(question, { question: 'How long it takes', answer })).toEqual([
    'question: must end with a question mark',
  ]);
});

test('search results get a description; phrases may be left out', () => {
  const meta = z.strictObject(metaFields);
  const description = 'What buyers in central Ohio pay at closing, line by line, and to whom.';
  expect(faults(meta, { description, keywords: ['closing costs', 'title insurance'] })).toEqual([]);
  expect(meta.parse({ description })).toEqual({ description, keywords: [] });
  expect(faults(meta, { description: 'Short.', keywords: ['o'] })).toEqual([
    expect.stringMatching(/^description: must have at least 20 characters, but has 6/),
    expect.stringMatching(/^keywords.0: must have at least 2 characters/),
  ]);
});

test('a closing section takes no field it does not know', () => {
  const section = { heading: 'Talk to us', text: 'A loan officer answers.', button: 'Call' };
  expect(faults(closing, section)).toEqual([expect.stringContaining('Unrecognized key: "button"')]);
});
