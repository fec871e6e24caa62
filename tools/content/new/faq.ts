import { z } from 'zod';
import { answer, slugQuestion, type Kind } from './entry.ts';
import { slugFrom } from './slug.ts';

const file = 'src/content/faqs/faqs.json';
const listSchema = z.array(z.looseObject({ id: z.string() }));

/** A question of the FAQ page, at the end of its list. */
export const faq: Kind = {
  name: 'faq',
  title: {
    name: 'question',
    ask: 'The question, with a question mark at its end',
    example: 'Do you measure on site?',
  },
  questions: [
    {
      name: 'business',
      ask: 'Business that answers',
      example: 'remodeler',
      options: ['brokerage', 'remodeler'],
    },
    slugQuestion,
  ],
  make(answers, { faqs }) {
    const question = answer(answers, 'question');
    const id = slugFrom(answers.slug, question);
    const list = listSchema.parse(JSON.parse(faqs));
    if (list.some((entry) => entry.id === id))
      throw new Error(`${file} has a question "${id}" already. Change it there, or add --slug.`);
    const entry = {
      id,
      question,
      answer: 'TODO: answer in two to six sentences.',
      business: answer(answers, 'business'),
      draft: true,
    };
    return {
      file,
      address: `/faqs#${id}`,
      text: `${JSON.stringify([...list, entry], undefined, 2)}\n`,
    };
  },
};
