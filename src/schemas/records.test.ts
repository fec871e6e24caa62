import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { businessSchema } from './businesses';
import { citySchema } from './cities';
import { faqSchema } from './faqs';
import { gallerySchema } from './gallery';
import { loanProgramSchema } from './loan-programs';
import { navigationSchema } from './navigation';
import { pageSchema } from './pages';
import { serviceAreaSchema } from './service-areas';
import { teamSchema } from './team';
import { testimonialSchema } from './testimonials';

const context = { image: () => z.custom<ImageMetadata>() };

function faults(schema: z.ZodType, value: unknown): string[] {
  const issues = schema.safeParse(value).error?.issues ?? [];
  return issues.map(({ path, message }) => [path.join('.'), message].filter(Boolean).join(': '));
}

/** Faults that one changed field brings; the fields that are missing here are not asked for. */
const faultOf = (schema: z.ZodType, field: string, value: unknown) =>
  faults(schema, { [field]: value }).filter((fault) => fault.startsWith(field));

describe('facts of a business', () => {
  test.each([
    ['phone', '(614) 555-0148', []],
    ['phone', '614-555-0148', ['phone: must look like "(614) 555-0148"']],
    ['email', 'hello@example.com', []],
    [
      'email',
      'hello at example.com',
      ['email: must be an email address, for example "hello@example.com"'],
    ],
    [
      'site',
      'www.example.com',
      ['site: must be a full address, for example "https://www.example.com"'],
    ],
    ['areaServed', [], [expect.stringContaining('areaServed: Too small')]],
    ['trade', 'plumbing', [expect.stringContaining('trade: Invalid option')]],
  ])('%s %j', (field, value, expected) => {
    expect(faultOf(businessSchema, field, value)).toEqual(expected);
  });

  test.each([
    [{ zip: 43081 }, 'address.zip: '],
    [{ zip: '4308' }, 'address.zip: must be five digits, for example "43081"'],
    [{ state: 'Ohio' }, 'address.state: must be a two-letter state, for example "OH"'],
  ])('an address with %j', (part, message) => {
    const address = {
      street: '1 Test Street',
      city: 'Westerville',
      state: 'OH',
      zip: '43081',
      ...part,
    };
    expect(faultOf(businessSchema, 'address', address)).toEqual([expect.stringContaining(message)]);
  });
});

describe('licenses', () => {
  const license = { kind: 'NMLS ID', number: '123456', holder: 'Bell Lending' };
  const wrongNumber = 'must be 3 to 24 letters, digits, dots, or hyphens, for example "123456"';

  test.each([
    ['a number in digits', license, []],
    ['a number in letters, dots and digits', { ...license, number: 'RM.123456.000' }, []],
    ['a sentence as number', { ...license, number: 'not yet' }, [`number: ${wrongNumber}`]],
    ['two digits', { ...license, number: '12' }, [`number: ${wrongNumber}`]],
    ['25 digits', { ...license, number: '1'.repeat(25) }, [`number: ${wrongNumber}`]],
    [
      'no quotes',
      { ...license, number: 123456 },
      ['number: must be text in quotes, for example "123456"'],
    ],
    [
      'no holder',
      { kind: 'NMLS ID', number: '123456' },
      ['holder: must be text, in quotes when it contains a colon'],
    ],
  ])('%s', (_case, value, expected) => {
    expect(faultOf(businessSchema, 'licenses', [value])).toEqual(
      expected.map((fault) => `licenses.0.${fault}`),
    );
  });

  test('an empty list is refused, a missing one is none', () => {
    expect(faultOf(businessSchema, 'licenses', [])).toEqual([
      'licenses: must list at least one license; without any, leave the field out',
    ]);
    expect(faultOf(businessSchema, 'licenses', undefined)).toEqual([]);
  });
});

describe('the team', () => {
  const ada = { name: 'Ada Bell', kind: 'person', role: 'Loan officer', order: 1 };

  test.each([
    ['the team as a whole needs a name only', { name: 'Lending Team', kind: 'team' }, []],
    ['a person needs a role and a position', ada, []],
    ['a person without role', { ...ada, role: undefined }, [expect.stringContaining('role: ')]],
    [
      'a phone in another form',
      { ...ada, phone: '614-555-0148' },
      ['phone: must look like "(614) 555-0148"'],
    ],
    [
      'the team as a whole has no license',
      { name: 'Lending Team', kind: 'team', licenses: [] },
      [expect.stringContaining('licenses')],
    ],
  ])('%s', (_case, member, expected) => {
    expect(faults(teamSchema(context), member)).toEqual(expected);
  });
});

describe('fields with a form of their own', () => {
  const id = 'must be lowercase letters, digits, and hyphens';

  test.each<[string, z.ZodType, string, unknown, unknown[]]>([
    ['a question', faqSchema, 'id', 'free-shipping', []],
    ['a question', faqSchema, 'id', 'Free Shipping', [`id: ${id}`]],
    [
      'a project',
      gallerySchema(context),
      'role',
      'during',
      [expect.stringContaining('role: Invalid option')],
    ],
    ['a review', testimonialSchema, 'rating', 5, []],
    [
      'a review',
      testimonialSchema,
      'rating',
      4,
      [expect.stringContaining('rating: Invalid input')],
    ],
    ['a Westchester city', serviceAreaSchema, 'zip', '10701–10705, 10710', []],
    ['a Westchester city', serviceAreaSchema, 'zip', '10701-10705, 10710', []],
    [
      'a Westchester city',
      serviceAreaSchema,
      'zip',
      '10701 to 10705',
      [expect.stringContaining('zip: must be a ZIP code or a range')],
    ],
    [
      'a Westchester city',
      serviceAreaSchema,
      'areaCode',
      914,
      ['areaCode: must be three digits in quotes, for example "914"'],
    ],
    [
      'an Ohio city',
      citySchema(context),
      'zips',
      ['43081', '4308'],
      ['zips.1: must be five digits, for example "43081"'],
    ],
    ['an Ohio city', citySchema(context), 'benefits', [], [expect.stringContaining('benefits')]],
    [
      'a loan program',
      loanProgramSchema(context),
      'agency',
      'CFPB',
      [expect.stringContaining('agency: Invalid option')],
    ],
    ['a menu', navigationSchema, 'href', '/loan-programs/fha', []],
    [
      'a menu',
      navigationSchema,
      'href',
      'https://www.example.com/',
      [expect.stringContaining('must be a path on this site')],
    ],
  ])('%s, %#', (_, schema, field, value, expected) => {
    expect(faultOf(schema, field, value)).toEqual(expected);
  });
});

test.each([
  ['10701-10705', '10701–10705'],
  ['10801-10802, 10804–10805', '10801–10802, 10804–10805'],
  ['10801 - 10802,10804 – 10805', '10801–10802, 10804–10805'],
  ['10583', '10583'],
])('the ZIP codes %s of an area are printed as %s', (typed, printed) => {
  expect(serviceAreaSchema.shape.zip.parse(typed)).toBe(printed);
});

test('a page of an unknown kind is told the kinds there are', () => {
  expect(faults(pageSchema(context), { kind: 'contact' })).toEqual([
    expect.stringContaining('kind'),
  ]);
});
