/** One builder per kind of page; all facts come from the records that the page shows. */
import { absoluteUrl } from '../../lib/urls';
import { brokerageId } from './business';
import type { Thing } from './thing';

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

interface ServicePage {
  name: string;
  description: string;
  path: string;
}

const service = ({ name, description, path }: ServicePage, site: URL | string) => ({
  '@type': 'Service',
  name,
  description,
  url: absoluteUrl(path, site),
  provider: { '@id': brokerageId(site) },
});

/** A loan program as a service of the brokerage. */
export const loanProgramThing = (program: ServicePage, site: URL | string): Thing => ({
  ...service(program, site),
  serviceType: program.name,
  areaServed: { '@type': 'State', name: 'Ohio' },
});

/** The brokerage's service in a city. */
export const cityThing = (
  { zips, ...city }: ServicePage & { zips: readonly string[] },
  site: URL | string,
): Thing => ({
  ...service({ ...city, name: `Mortgage broker in ${city.name}, OH` }, site),
  serviceType: 'Mortgage broker',
  areaServed: {
    '@type': 'City',
    name: city.name,
    containedInPlace: { '@type': 'State', name: 'Ohio' },
    address: zips.map((postalCode) => ({
      '@type': 'PostalAddress',
      postalCode,
      addressRegion: 'OH',
      addressCountry: 'US',
    })),
  },
});
