import { z } from 'zod';
import { card, closing, icon, picture, sitePath, step, text } from './fields.ts';
import type { SchemaContext } from './fields.ts';
import { formSection, head, owner, paragraphs, sectionHead, serviceLink } from './page-parts.ts';

const home = (context: SchemaContext) =>
  z.strictObject({
    kind: z.literal('home').describe('The home page.'),
    ...head,
    hero: z
      .strictObject({
        eyebrow: text('Short line above the heading.', { min: 5, max: 80 }),
        points: z
          .array(text('A short promise we can keep.', { min: 8, max: 90 }))
          .min(2)
          .max(4)
          .describe('Short points under the introduction.'),
        picture: picture(context),
        form: formSection,
      })
      .describe('First screen.'),
    stats: z
      .array(
        z
          .strictObject({
            value: text('The figure as a token, or a word or two.', { max: 40 }),
            label: text('What it counts.', { max: 40 }),
          })
          .describe('A figure in the strip.'),
      )
      .length(4)
      .describe('The four figures in the strip.'),
    whyUs: z
      .strictObject({ ...sectionHead, cards: z.array(card).min(3).max(4).describe('Cards.') })
      .describe('Why us.'),
    services: z
      .strictObject({
        ...sectionHead,
        cards: z.array(serviceLink).min(3).max(8).describe('Cards.'),
      })
      .describe('Services grid.'),
    process: z
      .strictObject({
        owner,
        ...sectionHead,
        link: z
          .strictObject({
            title: text('Link text.', { min: 5, max: 60 }),
            href: sitePath('Where it leads.'),
          })
          .optional()
          .describe('Link to the steps of a mortgage.'),
        steps: z.array(step).min(3).max(6).describe('Steps.'),
      })
      .describe('Process section of the sister company.'),
    testimonials: z
      .strictObject({ owner, ...sectionHead })
      .describe('Heading of the reviews section.'),
    whyChooseUs: z
      .strictObject({ ...sectionHead, points: z.array(card).min(3).max(6).describe('Points.') })
      .describe('Why choose us.'),
    closing,
  });

const about = (context: SchemaContext) =>
  z.strictObject({
    kind: z.literal('about').describe('The about page.'),
    ...head,
    picture: picture(context),
    story: z.strictObject({ heading: sectionHead.heading, paragraphs }).describe('Our story.'),
    values: z
      .strictObject({
        ...sectionHead,
        cards: z.array(card).length(4).describe('The four core values.'),
      })
      .describe('Core values.'),
    closing,
  });

const blog = z.strictObject({ kind: z.literal('blog').describe('The list of articles.'), ...head });

const loanPrograms = (context: SchemaContext) =>
  z.strictObject({
    kind: z.literal('loan-programs').describe('The index of loan programs.'),
    ...head,
    picture: picture(context).optional(),
    purchase: z.strictObject({ ...sectionHead }).describe('Heading of the purchase grid.'),
    refinance: z.strictObject({ ...sectionHead }).describe('Heading of the refinance grid.'),
    closing,
  });

const serviceAreas = (context: SchemaContext) =>
  z.strictObject({
    kind: z.literal('service-areas').describe('Westchester service areas of the sister company.'),
    ...head,
    picture: picture(context).optional(),
    owner,
    closing,
  });

const gallery = z.strictObject({
  kind: z.literal('gallery').describe('Projects of the sister company.'),
  ...head,
  owner,
  tiles: z.strictObject({ ...sectionHead }).describe('Heading of the tiles.'),
  beforeAfter: z.strictObject({ ...sectionHead }).describe('Heading of the before/after pair.'),
  form: formSection,
  closing,
});

const faqs = (context: SchemaContext) =>
  z.strictObject({
    kind: z.literal('faqs').describe('Questions and answers.'),
    ...head,
    picture: picture(context).optional(),
    owner,
    form: formSection,
    closing,
  });

const construction = (context: SchemaContext) =>
  z.strictObject({
    kind: z.literal('construction').describe('Construction services of the sister company.'),
    ...head,
    owner,
    picture: picture(context),
    services: z
      .strictObject({
        ...sectionHead,
        cards: z.array(card).length(4).describe('The four service cards.'),
      })
      .describe('Services.'),
    about: z
      .strictObject({ heading: sectionHead.heading, paragraphs })
      .describe('Descriptive text.'),
    partner: z
      .strictObject({ heading: sectionHead.heading, paragraphs })
      .describe('Business Partner program.'),
    closing,
  });

const help = (context: SchemaContext) =>
  z.strictObject({
    kind: z.literal('help').describe('Help and support.'),
    ...head,
    picture: picture(context).optional(),
    contacts: z
      .array(
        z
          .strictObject({
            icon,
            heading: text('Which business and topic, for example "Mortgage questions".', {
              min: 4,
              max: 60,
            }),
            text: text('When to use this contact, one or two sentences.', { min: 20, max: 240 }),
            business: z
              .enum(['brokerage', 'remodeler'])
              .describe('Business whose phone and email are printed.'),
          })
          .describe('A contact.'),
      )
      .min(2)
      .max(4)
      .describe('Whom to call or write.'),
    form: formSection
      .extend({
        beforeYouSend: text(
          'Who receives the form, who answers and when, what is needed, and that it is an inquiry.',
          { min: 20, max: 320 },
        ),
      })
      .describe('Section with the form that both businesses share.'),
  });

const notFound = (context: SchemaContext) =>
  z.strictObject({
    kind: z.literal('not-found').describe('The not-found screen.'),
    ...head,
    picture: picture(context),
  });

/** Words of the one-off pages: one kind for each page, told apart by `kind`. */
export const pageSchema = (context: SchemaContext) =>
  z.discriminatedUnion('kind', [
    home(context),
    about(context),
    blog,
    loanPrograms(context),
    serviceAreas(context),
    gallery,
    faqs(context),
    construction(context),
    help(context),
    notFound(context),
  ]);
