/** What an editor fills in where `npm run new` leaves a mark. */

/** Words by the mark they replace. */
export type Words = readonly (readonly [mark: string, words: string])[];

/** Words of an article. */
export const articleWords: Words = [
  ['TODO: short title', 'Rate Locks in Plain Words'],
  [
    'TODO: say in one or two sentences what readers learn here.',
    'When to lock the rate of a home loan in Ohio, what the lock promises, what it leaves open, and which questions to ask before you say yes.',
  ],
  ['TODO: first phrase', 'rate lock Ohio'],
  ['TODO: second phrase', 'when to lock a mortgage rate'],
  [
    'TODO: say what the article answers and for whom. Two sentences, 60 to 240 characters.',
    'A rate lock keeps an offer open while your file is checked. Read what it holds, and what it does not.',
  ],
  [
    'TODO: say what is seen in the picture, in one sentence.',
    'A red sky over a blue lake, as a phone has taken it.',
  ],
  ['TODO: heading of the last section', 'Ask before you lock'],
  [
    'TODO: invite readers to ask for a quote or to call.',
    'Tell us where you are in the purchase. A loan officer says whether a lock makes sense today.',
  ],
  [
    'TODO: start with what the reader wants to know.',
    'A lock is a promise about the rate, for a time. It does not change what you can borrow.',
  ],
  ['TODO: a question that readers ask?', 'What does a lock hold?'],
];

/** Words of a city. */
export const cityWords: Words = [
  [
    'TODO: say in one or two sentences what is different about buying here.',
    'Mortgage broker for Grove City, Ohio: what to know about its township lines, its two counties and the papers that sellers hand over here.',
  ],
  [
    'TODO: say what is seen in the picture, in one sentence.',
    'A plain green field on the edge of town.',
  ],
  [
    'TODO: introduce the page in one or two sentences.',
    'Buy or refinance in Grove City with somebody who knows the offices there.',
  ],
  ['TODO: heading over the text', 'South of the city, close to the office'],
  ['TODO: in words', 'South across the county'],
  ['TODO: first benefit', 'Clear papers'],
  ['TODO: second benefit', 'One contact'],
  ['TODO: third benefit', 'Plain words'],
  ...['We list each paper early.', 'The same person answers you.', 'No term goes unexplained.'].map(
    (words) => ['TODO: one to three sentences.', words] as const,
  ),
  ['TODO: first place', 'Town Center'],
  ['TODO: second place', 'Park Street'],
  ['TODO: third place', 'Pleasant Township'],
  [
    'TODO: one or two neutral sentences about the places listed.',
    'Pleasant Township lies south of the city line.',
  ],
  ['TODO: heading of the last section', 'Begin in Grove City'],
  [
    'TODO: invite readers to start an application.',
    'Tell us what you plan, and we say what comes first.',
  ],
  [
    "TODO: write this city's own text. No sentence of more than twelve words may stand on two city pages.",
    'We know the township offices here, and we tell you early whom to ask.',
  ],
];
