/** As many moved addresses as the content check accepts, with every kind that it accepts. */
import { redirectsSchema } from '../../src/schemas/redirects.ts';

const ofLength = (length: number) => `/${'a'.repeat(length - 1)}`;
const lengths = [2, 3, 40, 46, 47, 63, 64, 65, 127, 128, 200, 500, 900].map((length) => ({
  from: ofLength(length),
  to: '/about',
}));

/** Of usual and unusual length, and with everything that an address may hold, like a program or not. */
export const fewAddresses = [
  { from: '/old-page.php', to: '/about' },
  { from: '/old/deep', to: '/blog/closing-costs' },
  ...lengths,
  { from: '/old.page_1~-', to: '/about' },
  { from: '/...', to: '/about' },
  { from: '/default', to: '/about' },
  { from: '/hostnames', to: '/about' },
  { from: '/Old', to: 'https://kitchens.test/Help:Contents_(all);a,b*+!' },
  { from: '/quotes', to: "https://kitchens.test/it's" },
  { from: '/percent', to: 'https://kitchens.test/a%20b%C3%A4' },
  { from: '/port', to: 'https://xn--kchen-kva.test:8443/' },
];

/** With a query or fragment of their own. */
export const addressesWithQuery = [
  { from: '/query', to: 'https://kitchens.test/a?b=1' },
  { from: '/place', to: 'https://kitchens.test/a#b' },
];

/** More or longer than Cloudflare takes. */
const longest = { from: `/${'.a'.repeat(999)}.`, to: `https://kitchens.test/${'b'.repeat(1978)}` };
const known = [...fewAddresses, ...addressesWithQuery, longest];
const others = Array.from({ length: 5000 - known.length }, (_, index) => ({
  from: `/shop/page-${known.length + index}.php`,
  to: '/about',
}));

export const allAddresses = redirectsSchema.parse([...known, ...others]);
export const manyAddresses = [longest, ...others.slice(-1)];
