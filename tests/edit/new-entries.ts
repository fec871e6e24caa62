/** A new entry for each collection that takes new ones, with no more than its form asks for. */
import type { Value } from './fill-form.ts';

const picture = {
  image: '../../assets/pictures/faqs.webp',
  alt: 'Drawing of a desk with a lamp and a stack of letters.',
};

/** A loan program that is only listed. */
export const bridgeLoan = {
  title: 'Bridge Loan',
  menuLabel: 'Bridge',
  group: 'purchase',
  order: 90,
  icon: 'layers',
  summary: 'Pays for the next home while the current one is still for sale.',
  body: '',
} as const;

/** Each with its collection, and with its file if it has one of its own. */
export const newEntries: readonly {
  collection: string;
  file?: string;
  entry: Readonly<Record<string, Value>>;
}[] = [
  {
    collection: 'cities',
    file: 'cities/grove-city.md',
    entry: {
      name: 'Grove City',
      state: 'OH',
      order: 90,
      zips: ['43123'],
      zipLabel: '43123',
      county: 'Franklin County',
      description: 'Mortgage broker for Grove City, Ohio, from the first numbers to the closing.',
      banner: picture,
      lead: 'Grove City lies south of Columbus, along the interstate to Cincinnati.',
      whyHeading: 'Know the parcel before the payment',
      facts: [
        { label: 'County', value: 'Franklin' },
        { label: 'Deeds recorded in', value: 'Columbus' },
        { label: 'Conforming loan limit', value: '[[conforming-limit-2026:dated]]' },
      ],
      benefits: [
        {
          icon: 'search',
          title: 'Taxes by parcel',
          text: 'We look up the taxing district of a Grove City house before we quote a payment.',
        },
        {
          icon: 'file-text',
          title: 'A short list',
          text: 'You get a list of the documents that your Grove City purchase calls for.',
        },
        {
          icon: 'phone',
          title: 'One contact',
          text: 'The same loan officer answers your Grove City questions until the keys are yours.',
        },
      ],
      neighborhoods: ['Beulah Park', 'Pinnacle', 'Urbancrest'],
      neighborhoodNote: 'Urbancrest is a village of its own, with a council of its own.',
      programsNote:
        'Tell us which Grove City address you have in mind, and we can narrow these down.',
      closing: {
        heading: 'Send us a Grove City address',
        text: 'We answer with the taxing district and the programs that fit.',
      },
      body: 'Lots in Grove City differ in what their owners pay for sewers and roads.',
    },
  },
  {
    collection: 'figures',
    file: 'figures/typical-radon-test-on-a-purchase.json',
    entry: {
      label: 'Typical radon test on a purchase',
      unit: 'usd',
      value: 163,
      asOf: '2026',
      source: { name: 'Our own survey of inspectors' },
      checkedOn: '2026-11-02',
      reviewBy: '2027-11-01',
      kind: 'editorial',
      note: 'Ask three inspectors again.',
    },
  },
  {
    collection: 'loan-programs',
    file: 'loan-programs/bridge-loan.md',
    entry: bridgeLoan,
  },
  {
    collection: 'team',
    file: 'team/jane-doe.json',
    entry: { name: 'Jane Doe', kind: 'person', role: 'Loan officer', order: 1 },
  },
  {
    collection: 'team-team',
    file: 'team/closing-team.json',
    entry: { name: 'Closing Team', kind: 'team' },
  },
  {
    collection: 'gallery',
    entry: {
      id: 'birch-pantry',
      role: 'tile',
      title: 'Birch pantry',
      category: 'Pantry',
      caption: 'Open birch shelves above drawers that close by themselves.',
      picture,
      sample: false,
    },
  },
  {
    collection: 'glossary',
    entry: {
      id: 'quitclaim-deed',
      term: 'quitclaim deed',
      forms: ['quitclaim deed'],
      definition: 'A deed that passes on whatever rights its giver has, without any promise.',
    },
  },
  {
    collection: 'navigation',
    entry: { id: 'licenses', place: 'header', order: 90, label: 'Licenses', href: '/licenses' },
  },
  { collection: 'redirects', entry: { from: '/old-page', to: '/about' } },
  {
    collection: 'service-areas',
    entry: {
      id: 'rye-brook',
      city: 'Rye Brook',
      state: 'NY',
      zip: '10573',
      areaCode: '914',
      description: 'We measure on a weekday and bring the cabinet doors along for you to compare.',
    },
  },
  {
    collection: 'testimonials',
    entry: {
      id: 'review-radon',
      name: 'Rosa M., Grove City',
      text: 'Our loan officer called back the same afternoon and explained each line.',
      rating: 5,
      business: 'brokerage',
      sample: false,
      source: 'Google',
      date: '2026-10-28',
      permission: 'by email, November 4, 2026',
    },
  },
];
