/** Snippets: the entries that `npm run new` writes, with a stop of the cursor at everything to fill in. */
import { article } from '../new/article.ts';
import { city } from '../new/city.ts';
import type { Project } from '../new/entry.ts';

/** A snippet in the form of VS Code. */
export interface Snippet {
  scope: string;
  prefix: string;
  description: string;
  body: string[];
}

/** Stands for the content: a snippet knows nothing of it. */
const project: Project = {
  today: '2026-01-15',
  nextCity: 7,
  nextProgram: {},
  faqs: '[]',
};
const today = '$CURRENT_YEAR-$CURRENT_MONTH-$CURRENT_DATE';

/** Marks of what is to be filled in become stops, the same words one stop; dates become the day of use. */
function withStops(text: string): string[] {
  const stops: string[] = [];
  const stopOf = (what: string) => {
    if (!stops.includes(what)) stops.push(what);
    return `\${${stops.indexOf(what) + 1}:${what}}`;
  };
  return text
    .replaceAll('$', '\\$')
    .replace(/TODO: ([^'\n]+?)(?=$|'|\n| Ohio)/gm, (_, what: string) => stopOf(what))
    .replaceAll(project.today, today)
    .trimEnd()
    .split('\n');
}

/** All snippets by name. */
export const snippets = (): Record<string, Snippet> => ({
  'New article': {
    scope: 'markdown,mdx',
    prefix: 'article',
    description: 'All fields of an article and the start of its text.',
    body: withStops(
      article.make(
        { title: 'TODO: title, 15 to 90 characters', category: 'Home Buying', slug: 'x' },
        project,
      ).text,
    ),
  },
  'New city': {
    scope: 'markdown,mdx',
    prefix: 'city',
    description: 'All fields of an Ohio city and the start of its text.',
    body: withStops(
      city.make(
        { name: 'TODO: name of the city', zips: '43081', county: 'TODO: county', slug: 'x' },
        project,
      ).text,
    ),
  },
  'Figure by its name': {
    scope: 'markdown,mdx,json',
    prefix: 'figure',
    description:
      'Prints a figure of src/content/figures: alone, with its year, or one end of a range.',
    body: ['[[${1:closing-cost-share}${2|,:dated,:low,:high|}]]'],
  },
  'Fact of a business': {
    scope: 'markdown,mdx,json',
    prefix: 'business',
    description: 'Prints a name, phone or address of one of the two businesses.',
    body: ['[[${1|brokerage,remodeler|}:${2|name,shortName,phone,email,street,city,hours|}]]'],
  },
  'Link to a page': {
    scope: 'markdown,mdx',
    prefix: 'link',
    description: 'A link to a page of this site.',
    body: ['[${1:FHA loans}](${2:/loan-programs/fha})'],
  },
  Redirect: {
    scope: 'json',
    prefix: 'redirect',
    description: 'Where visitors of an old address shall go.',
    body: ['{ "from": "${1:/old-page}", "to": "${2:/about}" }'],
  },
});
