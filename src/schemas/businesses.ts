import { z } from 'zod';
import { email, phone } from './contact.ts';
import { calendarDate } from './calendar-days.ts';
import { text, webAddress, zip } from './fields.ts';
import { licenses } from './licenses.ts';

const address = z
  .strictObject({
    street: text('Street and number.', { max: 120 }),
    city: text('City.', { max: 80 }),
    state: z
      .string()
      .regex(/^[A-Z]{2}$/, 'must be a two-letter state, for example "OH"')
      .describe('Two-letter state.'),
    zip: zip('Five-digit ZIP code.'),
  })
  .describe('Office address.');

/**
 * One of the two businesses. Names, phones, addresses, licenses and social links
 * live only here; texts print them with tokens such as `[[brokerage:phone]]`.
 */
export const businessSchema = z.strictObject({
  name: text('Full name, as registered.', { max: 80 }),
  shortName: text('Shorter name for tight spaces.', { max: 40 }),
  trade: z.enum(['mortgage-broker', 'remodeling']).describe('What the business does.'),
  slogan: text('One sentence for the footer.', { min: 20, max: 240 }),
  phone,
  email,
  address,
  hours: text('Office hours in words, for example "Monday to Friday, 9 a.m. to 6 p.m."', {
    max: 120,
  }),
  nextStep: text(
    'What happens after a form is sent: who answers and when, what is needed, and that it is an inquiry.',
    { min: 40, max: 240 },
  ),
  site: webAddress('https://www.example.com').describe('Website of this business.'),
  areaServed: z
    .array(text('A place the business serves.', { max: 80 }))
    .min(1)
    .describe('Places the business serves.'),
  licenses,
  security: z
    .strictObject({
      email: z
        .email('must be an email address, for example "security@example.com"')
        .describe('Where security reports go.'),
      validUntil: calendarDate(
        'Last day someone is sure to read mail sent there, at most a year ahead, for example "2026-11-30".',
      ),
    })
    .optional()
    .describe('Contact for people who find a security problem, published as security.txt.'),
  claims: z
    .array(
      z
        .strictObject({
          words: text('The claim and where it appears.', { min: 10, max: 120 }),
          proofOnFile: calendarDate(
            'Day the owner put the proof on file, for example "2026-11-28".',
          ).optional(),
        })
        .describe('A claim.'),
    )
    .default([])
    .describe(
      'What the site claims about this business without a figure. Each needs proof on file before the site goes public; claims with a figure have theirs in src/content/figures.',
    ),
  placeholders: z
    .array(text('Name of a field of this record, for example "phone".', { max: 40 }))
    .default([])
    .describe(
      'Fields with a made-up value until the owner supplies the real one. Remove a name once its field is real; the list must be empty before the site goes public.',
    ),
  social: z
    .array(
      z
        .strictObject({
          network: z
            .enum(['Facebook', 'Instagram', 'LinkedIn', 'TikTok'])
            .describe('Name of the network.'),
          url: webAddress('https://www.example.com/page').describe('Address of the profile.'),
        })
        .describe('A profile.'),
    )
    .max(8)
    .default([])
    .describe('Profiles on social networks.'),
});

export type Business = z.infer<typeof businessSchema>;
