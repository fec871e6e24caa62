import { answer, quoted, slugQuestion, type Kind } from './entry.ts';
import { slugFrom } from './slug.ts';

/** An article of the blog. */
export const article: Kind = {
  name: 'article',
  title: {
    name: 'title',
    ask: 'Title of the article, 15 to 90 characters',
    example: 'What a rate lock does, and when to ask for it',
  },
  questions: [
    {
      name: 'category',
      ask: 'Category',
      example: 'Home Buying',
      options: ['Home Buying', 'Loan Types', 'Credit & Finance', 'Refinancing'],
    },
    slugQuestion,
  ],
  make(answers, { today }) {
    const title = answer(answers, 'title');
    const slug = slugFrom(answers.slug, title);
    return {
      file: `src/content/blog/${slug}.md`,
      address: `/blog/${slug}`,
      text: `---
# Take this line out when the article is finished. Until then only previews show it.
draft: true
# To publish on a later day, take out the "#" and write the day.
# publishDate: '${today}'
title: ${quoted(title)}
# For search results, at most 32 characters; the company name is added.
metaTitle: 'TODO: short title'
# For search results, 120 to 160 characters.
description: 'TODO: say in one or two sentences what readers learn here.'
# What people type who should find this page, two at least.
keywords:
  - 'TODO: first phrase'
  - 'TODO: second phrase'
# Two sentences for the list of articles, 60 to 240 characters.
excerpt: 'TODO: say what the article answers and for whom. Two sentences, 60 to 240 characters.'
date: '${today}'
category: ${quoted(answer(answers, 'category'))}
# Save your picture in src/assets/pictures, at least 1,200 pixels wide, and write its name here.
hero:
  image: '../../assets/pictures/hero-neighborhood.webp'
  alt: 'TODO: say what is seen in the picture, in one sentence.'
closing:
  heading: 'TODO: heading of the last section'
  text: 'TODO: invite readers to ask for a quote or to call.'
---

TODO: start with what the reader wants to know.

## TODO: a question that readers ask?

Write figures by their names, such as [[closing-cost-share]], and link pages with their address,
such as [FHA loans](/loan-programs/fha).
`,
    };
  },
};
