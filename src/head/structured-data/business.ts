import { figuresInCode } from '../../lib/figures/in-code';
import { absoluteUrl } from '../../lib/urls';
import type { Business } from '../../schemas/businesses';
import type { Thing } from './thing';

/** Identity of the brokerage in all graphs. */
export const brokerageId = (site: URL | string) => `${absoluteUrl('/', site)}#business`;

const postalAddress = ({ street, city, state, zip }: Business['address']): Thing => ({
  '@type': 'PostalAddress',
  streetAddress: street,
  addressLocality: city,
  addressRegion: state,
  postalCode: zip,
  addressCountry: 'US',
});

/** The brokerage as a financial service; the token is printed with the page. No ratings: reviews about oneself are not to be marked up. */
export function brokerageThing(business: Business, site: URL | string): Thing {
  return {
    '@type': 'FinancialService',
    '@id': brokerageId(site),
    name: business.name,
    url: absoluteUrl('/', site),
    image: absoluteUrl('/og/home.jpg', site),
    telephone: business.phone,
    email: business.email,
    address: postalAddress(business.address),
    foundingDate: `[[${figuresInCode.foundedYear}]]`,
    areaServed: business.areaServed,
    sameAs: business.social.map(({ url }) => url),
    ...(business.licenses.length > 0 && {
      identifier: business.licenses.map(({ kind, number }) => ({
        '@type': 'PropertyValue',
        propertyID: kind,
        value: number,
      })),
    }),
  };
}

/** The sister company, on its own pages only. */
export function remodelerThing(business: Business): Thing {
  return {
    '@type': 'HomeAndConstructionBusiness',
    '@id': `${business.site.replace(/\/$/, '')}/#business`,
    name: business.name,
    url: business.site,
    telephone: business.phone,
    email: business.email,
    address: postalAddress(business.address),
    areaServed: business.areaServed,
  };
}
