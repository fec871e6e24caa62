/** The tasks of docs/editing.md, carried out by script: each under the heading that describes it. */
import { z } from 'zod';
import { listedProgramSlugs } from '../site/routes.ts';
import type { Copy } from '../../tools/dev/project-copy.ts';
import { phonePicture, scan } from './pictures.ts';
import { articleWords, cityWords, type Words } from './words.ts';

/** Days around which the tasks are done. */
export interface Days {
  /** The day for which the site is built, "2026-01-15". */
  today: string;
  tomorrow: string;
}

type Task = (copy: Copy, days: Days) => Promise<void> | void;

const entries = z.array(z.record(z.string(), z.unknown()));
const editList = (
  copy: Copy,
  file: string,
  edit: (list: z.infer<typeof entries>) => z.infer<typeof entries>,
) => {
  const list = edit(entries.parse(JSON.parse(copy.read(file))));
  copy.write(file, `${JSON.stringify(list, undefined, 2)}\n`);
};

/** Fills in the placeholders: with words of their own, and with some that fit everywhere. */
function fillIn(copy: Copy, file: string, words: Words) {
  const placeholderOf = (field: string) =>
    /^(?:##)?$/.test(field)
      ? new RegExp(`^(${field} ?)TODO: .*$`, 'm')
      : new RegExp(`^( *(?:- )?${field === '-' ? '- ' : `${field}: `})'TODO: .*'$`, 'm');
  const own = words.reduce(
    (text, [field, filled]) =>
      text.replace(placeholderOf(field), (_, start: string) =>
        start.trim() === '' || start.startsWith('#') ? `${start}${filled}` : `${start}'${filled}'`,
      ),
    copy.read(file),
  );
  copy.write(
    file,
    own.replace(/TODO: [^\n]*?(?=(?:'|")?$)/gm, 'Plain words about this place and no other'),
  );
}

/** A title in another alphabet, with a sign that no alphabet has. */
export const foreignTitle = 'دليل شراء منزل في أوهايو 🏡';

/** Another article with the words of the new one, under a title of its own. */
function alike(copy: Copy, slug: string, title: string, line: string) {
  const own = copy
    .read(`src/content/blog/${articleSlug}.md`)
    .replace(/^title: .*$/m, `title: '${title}'`)
    .replace(/^metaTitle: .*$/m, `metaTitle: '${title}'`)
    .replace(/^description: '/m, `description: '${title}: `)
    .replace('---\n', `---\n${line}\n`);
  copy.write(`src/content/blog/${slug}.md`, own);
}

/** Name of the new article in its address. */
export const articleSlug = 'what-a-rate-lock-does';

/** What an editor does, by heading of the guide. */
export const tasks: Readonly<Record<string, Task>> = {
  'Change the phone number, the address, or a license number': (copy) => {
    copy.replace('src/content/businesses/brokerage.json', '(614) 555-0148', '(614) 555-0199');
  },

  'Change a figure': (copy, { today }) => {
    const file = 'src/content/figures/appraisal-fee.json';
    const figure = z.record(z.string(), z.unknown()).parse(JSON.parse(copy.read(file)));
    const now = { ...figure, low: 350, high: 700, asOf: today.slice(0, 7) };
    copy.write(file, `${JSON.stringify(now, undefined, 2)}\n`);
  },

  'Add a team member': async (copy) => {
    copy.write('src/assets/pictures/ada-bell.jpg', await phonePicture());
    const person = {
      name: 'Ada Bell',
      kind: 'person',
      role: 'Loan officer',
      order: 1,
      licenses: [
        {
          kind: 'NMLS ID',
          number: '123456',
          holder: 'Ada Bell',
          state: 'Ohio',
          verifyUrl: 'https://www.example.com/ada-bell',
        },
      ],
      picture: {
        image: '../../assets/pictures/ada-bell.jpg',
        alt: 'Ada Bell at her desk beside a window.',
      },
      phone: '(614) 555-0177',
      email: 'ada@example.com',
    };
    copy.write('src/content/team/ada-bell.json', `${JSON.stringify(person, undefined, 2)}\n`);
  },

  'Add an article': async (copy) => {
    const title = 'What a rate lock does and when to ask for one';
    await copy.run('new', ['article', title, '--category', 'Loan Types', '--slug', articleSlug]);
    const file = `src/content/blog/${articleSlug}.md`;
    copy.write('src/assets/pictures/lake.jpg', await phonePicture());
    copy.replace(file, 'hero-neighborhood.webp', 'lake.jpg');
    fillIn(copy, file, articleWords);
    copy.replace(file, 'draft: true\n', '');
    alike(copy, 'other-letters', foreignTitle, '# A second article');
  },

  'Give a loan program its page': (copy) => {
    for (const program of listedProgramSlugs) {
      const file = `src/content/loan-programs/${program}.md`;
      copy.write(
        file,
        `${copy.read(file).trimEnd()}\n\nAsk us whether this loan fits your plan.\n`,
      );
    }
  },

  'Add a city': async (copy) => {
    const zips = ['--zips', '43123', '--county', 'Franklin County'];
    await copy.run('new', ['city', 'Grove City', ...zips]);
    const file = 'src/content/cities/grove-city.md';
    copy.write('src/assets/pictures/field.tiff', await scan());
    copy.replace(file, 'hero-neighborhood.webp', 'field.tiff');
    fillIn(copy, file, cityWords);
    copy.replace(file, 'draft: true\n', '');
  },

  'Add a question': async (copy) => {
    await copy.run('new', ['faq', 'Do you measure on site?', '--business', 'remodeler']);
    const file = 'src/content/faqs/faqs.json';
    editList(copy, file, (list) =>
      list.map(({ draft, ...entry }) =>
        draft === true ? { ...entry, answer: 'Yes. We measure every room before we draw.' } : entry,
      ),
    );
  },

  'Replace a sample review': (copy) => {
    editList(copy, 'src/content/testimonials/testimonials.json', ([first, ...others]) => [
      {
        ...first,
        name: 'Jordan M.',
        text: 'They came when they said they would, and the doors still close without a sound.',
        sample: false,
        source: 'Google',
        date: '2026-10-02',
        permission: 'by email, October 9, 2026',
      },
      ...others,
    ]);
  },

  'Move or delete a page': (copy) => {
    editList(copy, 'src/content/redirects/redirects.json', (list) => [
      ...list,
      { from: '/blog/rate-locks', to: `/blog/${articleSlug}` },
    ]);
  },

  'Publish later': (copy, { today, tomorrow }) => {
    alike(copy, 'due-today', 'Which papers to keep', `publishDate: '${today}'`);
    alike(copy, 'due-tomorrow', 'How to read an appraisal', `publishDate: '${tomorrow}'`);
    alike(copy, 'never-yet', 'Whom to call about taxes', 'draft: true');
  },
};
