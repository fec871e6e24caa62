import { describe, expect, test } from 'vitest';
import { cities, textsIn } from './content.ts';
import { sentencesOf, wordsOf } from './prose.ts';

/** Fields whose words may agree between cities, or paint what is seen: search phrases, names, the picture. */
const notCompared = /^(?:keywords|zips|zipLabel|neighborhoods|banner|facts\.\d+\.label)/;

const longest = 12;

const texts = cities.map(({ id, data, body }) => ({
  id,
  texts: [
    ...textsIn(data).filter(({ way }) => !notCompared.test(way)),
    { way: 'text', text: body },
  ].map(({ text }) => text),
}));

const pairs = texts.flatMap((one, index) =>
  texts.slice(index + 1).map((other) => ({ one, other, names: `${one.id} and ${other.id}` })),
);

const longSentences = ({ texts: all }: (typeof texts)[number]) =>
  new Set(all.flatMap(sentencesOf).filter((sentence) => wordsOf(sentence).length > longest));

test.each(pairs)('$names share no sentence of more than twelve words', ({ one, other }) => {
  const known = longSentences(other);
  expect([...longSentences(one)].filter((sentence) => known.has(sentence))).toEqual([]);
});

/** Words that say who should live in a place, or judge it for them. */
const preference =
  /\b(?:famil(?:y|ies)|child(?:ren)?|kids|adults? only|singles|couples|seniors?|retirees?|young professionals?|empty nesters?|bachelors?|exclusive|prestigious|desirable|sought[- ]after|elite|affluent|safe(?:r|st|ty)?|crime|quiet|peaceful|respectable|diverse|diversity|ethnic|integrated|traditional|churches|church|synagogue|mosque|temple|christian|jewish|muslim|catholic|black|white|asian|hispanic|latino|able[- ]bodied|good schools|top[- ]rated|best schools|school (?:rating|quality|score)s?)\b/i;

describe.each(texts)('$id', ({ texts: all }) => {
  test('says nothing about who lives there, how safe it is or how good its schools are', () => {
    const found = all.flatMap((text) => {
      const word = preference.exec(text)?.[0];
      return word === undefined ? [] : [`"${word}" in: ${text.slice(0, 120)}`];
    });
    expect(found).toEqual([]);
  });
});
