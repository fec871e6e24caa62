import { describe, expect, test } from 'vitest';
import type { Business } from '../../schemas/businesses';
import { brokerageThing, remodelerThing } from './business';
import { articleThing, breadcrumbThing, cityThing, faqThing, loanProgramThing } from './pages';
import { printGraph } from './thing';

const site = 'https://www.example.com';

const business: Business = {
  name: 'Bell Lending',
  shortName: 'Bell',
  trade: 'mortgage-broker',
  slogan: 'A broker of the tests.',
  phone: '(614) 555-0100',
  email: 'hello@example.com',
  address: { street: '1 Test Street', city: 'Westerville', state: 'OH', zip: '43081' },
  hours: 'Always',
  nextStep: 'A loan officer calls back.',
  site: 'https://kitchens.example.com/',
  areaServed: ['Westerville, Ohio'],
  claims: [],
  licenses: [
    { kind: 'NMLS ID', number: '123456', holder: 'Bell Lending' },
    { kind: 'Ohio certificate of registration', number: 'RM.123456.000', holder: 'Bell Lending' },
  ],
  placeholders: [],
  social: [{ network: 'Facebook', url: 'https://www.facebook.com/bell' }],
};

describe('the brokerage', () => {
  test('has its facts from the record', () => {
    expect(brokerageThing(business, site)).toMatchObject({
      '@type': 'FinancialService',
      '@id': 'https://www.example.com/#business',
      name: 'Bell Lending',
      telephone: '(614) 555-0100',
      address: { streetAddress: '1 Test Street', postalCode: '43081', addressCountry: 'US' },
      foundingDate: '[[founded-year]]',
      sameAs: ['https://www.facebook.com/bell'],
      identifier: [
        { propertyID: 'NMLS ID', value: '123456' },
        { propertyID: 'Ohio certificate of registration', value: 'RM.123456.000' },
      ],
    });
  });

  test('claims no license number that the record lacks', () => {
    expect(brokerageThing({ ...business, licenses: [] }, site)).not.toHaveProperty('identifier');
  });
});

test('the sister company keeps its own address and identity', () => {
  expect(remodelerThing(business)).toMatchObject({
    '@type': 'HomeAndConstructionBusiness',
    '@id': 'https://kitchens.example.com/#business',
    url: 'https://kitchens.example.com/',
  });
});

test('a breadcrumb counts from the home page with full addresses', () => {
  const crumbs = [
    { name: 'Home', path: '/' },
    { name: 'Blog', path: '/blog' },
  ];
  expect(breadcrumbThing(crumbs, site)).toMatchObject({
    itemListElement: [
      { position: 1, name: 'Home', item: 'https://www.example.com/' },
      { position: 2, name: 'Blog', item: 'https://www.example.com/blog' },
    ],
  });
});

describe('an article', () => {
  const article = {
    title: 'Closing costs',
    description: 'What buyers pay.',
    path: '/blog/closing-costs',
    date: '2025-09-05',
    updated: undefined,
    author: { name: 'Lending Team', kind: 'team' },
    section: 'Home Buying',
    image: '/og/blog/closing-costs.jpg',
  } as const;

  test('has calendar dates and the brokerage as publisher', () => {
    expect(articleThing(article, site)).toMatchObject({
      headline: 'Closing costs',
      datePublished: '2025-09-05',
      dateModified: '2025-09-05',
      author: { '@type': 'Organization', name: 'Lending Team' },
      publisher: { '@id': 'https://www.example.com/#business' },
      image: 'https://www.example.com/og/blog/closing-costs.jpg',
      mainEntityOfPage: 'https://www.example.com/blog/closing-costs',
    });
  });

  test('says when it was changed and which person wrote it', () => {
    const author = { name: 'Ada Bell', kind: 'person' } as const;
    expect(articleThing({ ...article, author, updated: '2026-01-10' }, site)).toMatchObject({
      dateModified: '2026-01-10',
      author: { '@type': 'Person', name: 'Ada Bell' },
    });
  });
});

test('questions carry their answers', () => {
  expect(faqThing([{ question: 'Why?', answer: 'Because.' }])).toMatchObject({
    mainEntity: [{ name: 'Why?', acceptedAnswer: { text: 'Because.' } }],
  });
});

test('programs and cities are services of the brokerage', () => {
  const provider = { '@id': 'https://www.example.com/#business' };
  const program = { name: 'FHA Loan', description: 'Insured.', path: '/loan-programs/fha' };
  expect(loanProgramThing(program, site)).toMatchObject({
    provider,
    serviceType: 'FHA Loan',
    url: 'https://www.example.com/loan-programs/fha',
  });
  const city = {
    name: 'Dublin',
    description: 'A city.',
    path: '/service-areas/dublin',
    zips: ['43016'],
  };
  expect(cityThing(city, site)).toMatchObject({
    provider,
    areaServed: { '@type': 'City', name: 'Dublin', address: [{ postalCode: '43016' }] },
  });
});

test('a graph cannot close the script it stands in, and reads back as it was', () => {
  const thing = { '@type': 'Thing', name: '</script><script>alert("&")</script>' };
  const text = printGraph([thing]);
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toEqual({ '@context': 'https://schema.org', '@graph': [thing] });
});
