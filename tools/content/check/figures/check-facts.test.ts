/** What the check says of facts and files that are typed in an article. */
import { describe, expect, it } from 'vitest';
import { article, problemsWith, textOf, wantedWith } from '../changed-content.ts';

describe('a fact or file that is typed in the text', () => {
  const typing = async (words: string) => {
    const problems = await problemsWith({ [article]: `${textOf(article)}\n${words}\n` });
    return problems.map(({ wanted }) => wanted);
  };

  it.each(['(614)555-0199', '6145550199', '614/555-0199', '+1 614 555 0199', '614.555.0199'])(
    'is known as a phone number: %s',
    async (number) => {
      for (const words of [`Call ${number} today.`, `Call ${number}, or email.`])
        expect(await typing(words)).toEqual([expect.stringContaining("Don't type phone numbers")]);
    },
  );

  it.each([
    ['2 to 5 percent', 'this number: [[closing-cost-share]].'],
    ['2–5%', 'this number: [[closing-cost-share]].'],
    ['3.5 percent', 'this number: [[fha-down-payment]].'],
    ['5%', 'this number: [[closing-cost-share:high]].'],
    ['$300,000', 'this number: [[example-home-price]].'],
    ['2 to 7 percent', 'No figure has this value yet'],
    ['5 days', 'No figure has this value yet'],
    ['2 people', 'No figure has this value yet'],
    ['3.5% and 5%', '[[fha-down-payment]] or [[closing-cost-share:high]]'],
    ['between 2 and 5 percent', '[[closing-cost-share]].'],
    ['between 2% and 5%', '[[closing-cost-share]].'],
  ])('is offered only figures of the same value and unit: %s', async (words, wanted) => {
    expect(await typing(`Plan for ${words}.`)).toEqual([expect.stringContaining(wanted)]);
  });

  it('is offered a computed figure as people see it', async () => {
    const figure = textOf('src/content/figures/fha-down-payment.json');
    const share = { ...(JSON.parse(figure) as object), label: 'A share of the fee', value: 2.3 };
    const fee = { ...share, label: 'The fee of the test', unit: 'usd', value: 12_000 };
    const derived = { rule: 'percent-of', parts: ['share', 'fee'] };
    const part = { ...fee, label: 'The part of the fee', value: undefined, derived };
    const wanted = await wantedWith({
      'src/content/figures/share.json': JSON.stringify(share),
      'src/content/figures/fee.json': JSON.stringify(fee),
      'src/content/figures/part.json': JSON.stringify(part),
      [article]: `${textOf(article)}\nPlan for $276.\n`,
    });
    expect(wanted).toEqual([expect.stringContaining('this number: [[part]].')]);
  });

  it('is not taken for a phone number in an address', async () => {
    expect(await typing('See [the form](https://www.example.org/forms/6145550199).')).toEqual([]);
  });

  it.each(['/files/checklist.pdf', 'checklist.docx', './rates.xlsx'])(
    'is missed by its name: %s',
    async (href) => {
      expect(await typing(`Get [the list](${href}).`)).toEqual([
        expect.stringContaining('Put it in the folder "public"'),
      ]);
    },
  );

  it.each(['![[house.jpg]]', '[[brick-house.webp]]', '![[pictures/house.png]]'])(
    'is known as a picture: %s',
    async (picture) => {
      expect(await typing(picture)).toContainEqual(expect.stringContaining('Write a picture as'));
    },
  );
});
