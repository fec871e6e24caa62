import { answer, quoted, slugQuestion, type Kind } from './entry.ts';
import { slugFrom } from './slug.ts';

/** An Ohio city with its page. */
export const city: Kind = {
  name: 'city',
  title: { name: 'name', ask: 'Name of the city', example: 'Grove City' },
  questions: [
    { name: 'zips', ask: 'ZIP codes, with commas', example: '43123, 43162' },
    { name: 'county', ask: 'County or counties', example: 'Franklin County' },
    slugQuestion,
  ],
  make(answers, { nextCity }) {
    const name = answer(answers, 'name');
    const slug = slugFrom(answers.slug, name);
    const zips = answer(answers, 'zips').split(/[\s,]+/);
    const [first, second] = zips;
    const label = zips.length > 2 ? `${first ?? ''} and more` : [first, second].filter(Boolean);
    return {
      file: `src/content/cities/${slug}.md`,
      address: `/service-areas/${slug}`,
      text: `---
# Take this line out when the page is finished. Until then only previews show it.
draft: true
name: ${quoted(name)}
state: OH
# Place in the menu; two cities may not have the same.
order: ${nextCity}
zips:
${zips.map((zip) => `  - '${zip}'`).join('\n')}
# The ZIP codes as the menu shows them.
zipLabel: ${quoted(label.toString().replace(',', ', '))}
county: ${quoted(answer(answers, 'county'))}
# For search results, 120 to 160 characters, and like no other city.
description: 'TODO: say in one or two sentences what is different about buying here.'
keywords:
  - ${quoted(`mortgage broker ${name} Ohio`)}
  - ${quoted(`${name} Ohio home loan`)}
# Save your picture in src/assets/pictures, at least 1,200 pixels wide, and write its name here.
banner:
  image: '../../assets/pictures/hero-neighborhood.webp'
  alt: 'TODO: say what is seen in the picture, in one sentence.'
lead: 'TODO: introduce the page in one or two sentences.'
whyHeading: 'TODO: heading over the text'
# Three to eight lines. Figures by their names, such as [[conforming-limit-2026:dated]].
facts:
  - label: County
    value: ${quoted(answer(answers, 'county'))}
  - label: Distance to our office
    value: 'TODO: in words'
  - label: Conforming loan limit
    value: '[[conforming-limit-2026:dated]]'
# Exactly three cards.
benefits:
  - icon: map-pin
    title: 'TODO: first benefit'
    text: 'TODO: one to three sentences.'
  - icon: file-text
    title: 'TODO: second benefit'
    text: 'TODO: one to three sentences.'
  - icon: handshake
    title: 'TODO: third benefit'
    text: 'TODO: one to three sentences.'
# Three to twelve. Name places; say nothing about who lives there, schools or safety.
neighborhoods:
  - 'TODO: first place'
  - 'TODO: second place'
  - 'TODO: third place'
neighborhoodNote: 'TODO: one or two neutral sentences about the places listed.'
# Over the links to the loan programs; the links come by themselves.
programsNote: 'TODO: one or two sentences in words of this city, of 40 letters or more.'
closing:
  heading: 'TODO: heading of the last section'
  text: 'TODO: invite readers to start an application.'
---

TODO: write this city's own text. No sentence of more than twelve words may stand on two city pages.
`,
    };
  },
};
