import { expect, test } from 'vitest';
import { builtPage } from './built-site.ts';
import {
  brokerage,
  faqs,
  gallery,
  pageWords,
  remodeler,
  serviceAreas,
  testimonials,
} from './content.ts';
import { linksIn, mainOf, misplaced } from './outline.ts';
import { textOf } from './text.ts';

test('home shows its sections in order', () => {
  const home = pageWords('home');
  const page = builtPage('/');
  expect(
    misplaced(page, [
      home.title,
      home.hero.form.heading,
      ...home.stats.map(({ label }) => label),
      ...[home.whyUs, home.services, home.process, home.testimonials].map(({ heading }) => heading),
      ...[home.whyChooseUs, home.closing].map(({ heading }) => heading),
    ]),
  ).toEqual([]);
  expect(mainOf(page).querySelector('#quote')).not.toBeNull();
});

test('home carries all reviews, each said to be of the sister company', () => {
  const page = builtPage('/');
  expect(
    misplaced(page, [
      pageWords('home').testimonials.owner,
      ...testimonials.map(({ text }) => text),
    ]),
  ).toEqual([]);
});

test('about shows the story, the four core values and the call to action', () => {
  const about = pageWords('about');
  expect(
    misplaced(builtPage('/about'), [
      about.title,
      about.story.heading,
      ...['Client-Focused', 'Expert Guidance', 'Integrity', 'Competitive Rates'],
      about.closing.heading,
    ]),
  ).toEqual([]);
});

test('service areas list all Westchester cities with ZIP range, area code, quote and call', () => {
  const page = builtPage('/service-areas');
  const parts = serviceAreas.flatMap(({ city, state, zip, areaCode, description }) => [
    `${city}, ${state}`,
    zip,
    areaCode,
    description,
    'Get Quote',
    'Call Now',
  ]);
  expect(misplaced(page, parts)).toEqual([]);
});

test('gallery shows all tiles, the pair, the form and the way down to it', () => {
  const page = builtPage('/gallery');
  const words = pageWords('gallery');
  const tiles = gallery.filter(({ role }) => role === 'tile');
  expect(
    misplaced(page, [
      words.owner,
      ...tiles.flatMap(({ category, title }) => [category, title]),
      words.beforeAfter.heading,
      ...['Before', 'After'],
      words.form.heading,
      words.closing.heading,
      'Get Free Quote',
    ]),
  ).toEqual([]);
  expect(mainOf(page).querySelectorAll('[id="quote-form"]')).toHaveLength(1);
  expect(linksIn(mainOf(page), 'a[href="#quote-form"]')).toHaveLength(1);
});

test('FAQs show all questions with their answers in the page, and the form', () => {
  const page = builtPage('/faqs');
  const words = pageWords('faqs');
  expect(
    misplaced(page, [
      words.owner,
      ...faqs.flatMap(({ question, answer }) => [question, answer]),
      words.form.heading,
      words.closing.heading,
      'Get Free Quote',
    ]),
  ).toEqual([]);
  for (const { id } of faqs) expect(page.document.getElementById(id), id).not.toBeNull();
  expect(linksIn(mainOf(page), 'a[href="#quote-form"]')).toHaveLength(1);
});

test('construction shows four services, its texts and the phone', () => {
  const words = pageWords('construction');
  expect(
    misplaced(builtPage('/construction'), [
      words.title,
      words.owner,
      ...['Kitchen Remodeling', 'General Contracting', 'Custom Builds', 'Project Management'],
      words.about.heading,
      words.partner.heading,
      words.closing.heading,
      '[[remodeler:phone]]',
    ]),
  ).toEqual([]);
});

test('help shows how to reach the brokerage, then the sister company, then the contact form', () => {
  const page = builtPage('/help');
  const words = pageWords('help');
  const ways = [brokerage, remodeler].flatMap(
    ({ name, hours, phone, email, address, nextStep }) => [
      ...[name, hours, phone, email],
      `${address.street}, ${address.city}, ${address.state} ${address.zip}`,
      nextStep,
    ],
  );
  expect(misplaced(page, [words.title, words.lead, ...ways, words.form.heading])).toEqual([]);
  expect(mainOf(page).querySelector('#quote-form')).not.toBeNull();
});

test('help keeps the two businesses apart, each on a card that names it alone', () => {
  const [first, second] = mainOf(builtPage('/help')).querySelectorAll('ul > li');
  const [mortgages, kitchens] = [first, second].map((card) => (card ? textOf(card) : ''));
  expect(mortgages).toContain(brokerage.name);
  expect(mortgages).not.toContain(remodeler.name);
  expect(kitchens).toContain(remodeler.name);
  expect(kitchens).not.toContain(brokerage.name);
});

test('the not-found screen says what happened and leads home', () => {
  const page = builtPage('/404');
  expect(misplaced(page, ['404', 'Oops! Page not found', 'Return to Home'])).toEqual([]);
  const home = [...mainOf(page).querySelectorAll('a')].find(
    (link) => textOf(link) === 'Return to Home',
  );
  expect(home?.getAttribute('href')).toBe('/');
});
