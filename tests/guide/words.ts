/** What an editor fills in where `npm run new` leaves a placeholder. */

/** Words in the order of their fields: "text" for the next field of that name, "-" for the next item of a list, "" for the next line of the body. */
export type Words = readonly (readonly [field: string, words: string])[];

/** Words of an article. */
export const articleWords: Words = [
  ['metaTitle', 'Rate Locks in Plain Words'],
  [
    'description',
    'When to lock the rate of a home loan in Ohio, what the lock promises, what it leaves open, and which questions to ask before you say yes.',
  ],
  ['-', 'rate lock Ohio'],
  ['-', 'when to lock a mortgage rate'],
  [
    'excerpt',
    'A rate lock keeps an offer open while your file is checked. Read what it holds, and what it does not.',
  ],
  ['alt', 'A red sky over a blue lake, as a phone has taken it.'],
  ['heading', 'Ask before you lock'],
  [
    'text',
    'Tell us where you are in the purchase. A loan officer says whether a lock makes sense today.',
  ],
  ['', 'A lock is a promise about the rate, for a time. It does not change what you can borrow.'],
  ['##', 'What does a lock hold?'],
];

/** Words of a city. */
export const cityWords: Words = [
  [
    'description',
    'Mortgage broker for Grove City, Ohio: what to know about its township lines, its two counties and the papers that sellers hand over here.',
  ],
  ['alt', 'A plain green field on the edge of town.'],
  ['lead', 'Buy or refinance in Grove City with somebody who knows the offices there.'],
  ['whyHeading', 'South of the city, close to the office'],
  ['value', 'South across the county'],
  ['title', 'Clear papers'],
  ['title', 'One contact'],
  ['title', 'Plain words'],
  ...['We list each paper early.', 'The same person answers you.', 'No term goes unexplained.'].map(
    (words) => ['text', words] as const,
  ),
  ['-', 'Town Center'],
  ['-', 'Park Street'],
  ['-', 'Pleasant Township'],
  ['neighborhoodNote', 'Pleasant Township lies south of the city line.'],
  ['heading', 'Begin in Grove City'],
  ['text', 'Tell us what you plan, and we say what comes first.'],
  ['', 'We know the township offices here, and we tell you early whom to ask.'],
];
