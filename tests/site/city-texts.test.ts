import { describe, expect, test } from 'vitest';
import { isOwnOfCity, preference } from '../../tools/content/check/wording/advertising.ts';
import { sentencesOf, wordsOf } from '../../tools/content/check/wording/sentences.ts';
import { cities, printed, textsIn } from './content.ts';

const longest = 12;

const texts = cities.map(({ id, data, body }) => ({
  id,
  texts: [...textsIn(data).filter(({ way }) => isOwnOfCity(way)), { way: 'text', text: body }].map(
    ({ text }) => text,
  ),
}));

const pairs = texts.flatMap((one, index) =>
  texts.slice(index + 1).map((other) => ({ one, other, names: `${one.id} and ${other.id}` })),
);

const longSentences = ({ texts: all }: (typeof texts)[number]) =>
  new Set(
    all
      .flatMap((text) => sentencesOf(text, printed))
      .filter((sentence) => wordsOf(sentence).length > longest),
  );

test.each(pairs)('$names share no sentence of more than twelve words', ({ one, other }) => {
  const known = longSentences(other);
  expect([...longSentences(one)].filter((sentence) => known.has(sentence))).toEqual([]);
});

describe.each(texts)('$id', ({ texts: all }) => {
  test('says nothing about who lives there, how safe it is or how good its schools are', () => {
    const found = all.flatMap((text) => {
      const word = preference.exec(text)?.[0];
      return word === undefined ? [] : [`"${word}" in: ${text.slice(0, 120)}`];
    });
    expect(found).toEqual([]);
  });
});
