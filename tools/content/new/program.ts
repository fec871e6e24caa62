import { answer, quoted, slugQuestion, type Kind } from './entry.ts';
import { slugFrom } from './slug.ts';

/** A loan program with its card and its page. */
export const program: Kind = {
  name: 'program',
  title: { name: 'title', ask: 'Name of the program', example: 'Bridge Loan' },
  questions: [
    {
      name: 'group',
      ask: 'Grid in which it stands',
      example: 'purchase',
      options: ['purchase', 'refinance'],
    },
    {
      name: 'menuLabel',
      ask: 'Short name for lists, at most 30 characters; empty takes the name',
      example: 'Bridge',
      otherwise: '',
    },
    slugQuestion,
  ],
  make(answers, { nextProgram }) {
    const title = answer(answers, 'title');
    const group = answer(answers, 'group');
    const label = answers.menuLabel?.trim() ? answers.menuLabel.trim() : title;
    const slug = slugFrom(answers.slug, title.replace(/\s+loans?$/i, ''));
    return {
      file: `src/content/loan-programs/${slug}.md`,
      address: `/loan-programs/${slug}`,
      text: `---
# Take this line out when the program is finished. Until then only previews show it.
draft: true
title: ${quoted(title)}
menuLabel: ${quoted(label)}
group: ${group}
# Place in its grid.
order: ${nextProgram[group] ?? 1}
# By its Lucide name; src/schemas/icons.ts lists the names.
icon: house
# What the card says: no rate, no payment, no number of years.
summary: 'TODO: say in one or two sentences what it is and whom it suits.'
# For government programs take out the "#": FHA, VA, USDA or HUD.
# agency: FHA
# Everything below "page" may be left out; the page then says what the card says.
page:
  # For search results: the title at most 32 characters, the description 120 to 160.
  metaTitle: ${quoted(title.slice(0, 60))}
  description: 'TODO: say in one or two sentences what readers learn on this page.'
  keywords:
    - ${quoted(`${label} Ohio`.slice(0, 60))}
    - 'TODO: second phrase'
  callToAction: Get Started
---

TODO: write the text of the page. Without a text below the dashes the program has a card only.
`,
    };
  },
};
