/** One builder per kind of page; all facts come from the records that the page shows. */
import { absoluteUrl } from '../../lib/urls';
import { brokerageId } from './business';
import type { Thing } from './thing';

/** A step of the way to a page. */
export interface Crumb {
  name: string;
  path: string;
}

/** Breadcrumb trail, from the home page to the page itself. */
export const breadcrumbThing = (crumbs: readonly Crumb[], site: URL | string): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: absoluteUrl(path, site),
  })),
});

/** A blog article. Dates are calendar dates. */
export const articleThing = (
  article: {
    title: string;
    description: string;
    path: string;
    date: string;
    updated?: string | undefined;
    author: { name: string; kind: 'team' | 'person' };
    section: string;
    image: string;
  },
  site: URL | string,
): Thing => ({
  '@type': 'BlogPosting',
  headline: article.title,
  description: article.description,
  datePublished: article.date,
  dateModified: article.updated ?? article.date,
  author: {
    '@type': article.author.kind === 'person' ? 'Person' : 'Organization',
    name: article.author.name,
  },
  publisher: { '@id': brokerageId(site) },
  articleSection: article.section,
  image: absoluteUrl(article.image, site),
  mainEntityOfPage: absoluteUrl(article.path, site),
});

/** Questions with the answers that the page shows. */
export const faqThing = (questions: readonly { question: string; answer: string }[]): Thing => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

/** A loan program as a service of the brokerage. */
export const loanProgramThing = (
  program: { name: string; description: string; path: string },
  site: URL | string,
): Thing => ({
  '@type': 'Service',
  serviceType: program.name,
  name: program.name,
  description: program.description,
  url: absoluteUrl(program.path, site),
  provider: { '@id': brokerageId(site) },
  areaServed: { '@type': 'State', name: 'Ohio' },
});

/** The brokerage's service in a city. */
export const cityThing = (
  city: { name: string; description: string; path: string; zips: readonly string[] },
  site: URL | string,
): Thing => ({
  '@type': 'Service',
  serviceType: 'Mortgage broker',
  name: `Mortgage broker in ${city.name}, OH`,
  description: city.description,
  url: absoluteUrl(city.path, site),
  provider: { '@id': brokerageId(site) },
  areaServed: {
    '@type': 'City',
    name: city.name,
    containedInPlace: { '@type': 'State', name: 'Ohio' },
    address: city.zips.map((postalCode) => ({
      '@type': 'PostalAddress',
      postalCode,
      addressRegion: 'OH',
      addressCountry: 'US',
    })),
  },
});
