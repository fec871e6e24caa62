/** Snippets: the entries that `npm run new` writes, with a tab stop at everything to fill in. */
import { kinds } from '../new/kinds.ts';
import { articleText, fieldsOf } from '../new/scaffold.ts';

/** A snippet as VS Code reads it. */
export interface Snippet {
  scope: string;
  prefix: string;
  description: string;
  body: string[];
}

const today = '2026-01-15';

/** A draft in which equal placeholders share one tab stop, and dates become the day of use. */
function entrySnippet(
  name: 'article' | 'city',
  answers: Readonly<Record<string, string>>,
): Snippet {
  const kind = kinds.find((one) => one.name === name);
  if (!kind) throw new Error(`There is no kind of entry called "${name}".`);
  const text = articleText(kind, fieldsOf(kind, answers, { today, entries: [] }));
  const stops: string[] = [];
  const stopOf = (words: string) => {
    if (!stops.includes(words)) stops.push(words);
    return `\${${stops.indexOf(words) + 1}:${words}}`;
  };
  return {
    scope: 'markdown,mdx',
    prefix: name,
    description: `A new ${name}: all required fields, and the start of its text.`,
    body: text
      .replaceAll('$', '\\$')
      .replace(/TODO: ((?:[^'\n]|'')+?)(?=$|'(?!')| Ohio)/gm, (_, words: string) => stopOf(words))
      .replaceAll(today, '$CURRENT_YEAR-$CURRENT_MONTH-$CURRENT_DATE')
      .trimEnd()
      .split('\n'),
  };
}

/** All snippets by name. */
export const snippets = (): Record<string, Snippet> => ({
  'New article': entrySnippet('article', { title: 'TODO: title, 15 to 90 characters' }),
  'New city': entrySnippet('city', {
    name: 'TODO: name of the city',
    zips: '43081',
    county: 'TODO: county',
  }),
  Figure: {
    scope: 'markdown,mdx,json',
    prefix: 'figure',
    description:
      'Prints a figure from src/content/figures: alone, with its year, or one end of a range.',
    body: ['[[${1:closing-cost-share}${2|,:dated,:low,:high|}]]'],
  },
  'Business fact': {
    scope: 'markdown,mdx,json',
    prefix: 'business',
    description: 'Prints the name, phone, or address of one of the two businesses.',
    body: ['[[${1|brokerage,remodeler|}:${2|name,shortName,phone,email,street,city,hours|}]]'],
  },
  'Link to a page': {
    scope: 'markdown,mdx',
    prefix: 'link',
    description: 'A link to a page on this site.',
    body: ['[${1:FHA loans}](${2:/loan-programs/fha})'],
  },
  Redirect: {
    scope: 'json',
    prefix: 'redirect',
    description: 'Where visitors to an old address are sent.',
    body: ['{ "from": "${1:/old-page}", "to": "${2:/about}" }'],
  },
});
