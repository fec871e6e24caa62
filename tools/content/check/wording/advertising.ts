/** What advertising for credit and for homes must not say, and where texts advertise. */

/** A claim that nobody can prove, wherever it stands. */
export const claim =
  /\b(?:lowest|best|guaranteed|instant(?:ly)?|eliminat\w+|cheapest|unbeatable|no[- ]hassle|risk[- ]free|pre-?approved for everyone|government[- ]approved)\b/i;

/** A rate, a payment or a repayment term: each calls for the full terms of the loan beside it (12 CFR 1026.24). */
const triggers = [
  /\d%?\s+APR\b|\bAPR\s+(?:of|from|as low as)\b/i,
  /\d%\s+(?:interest|rate|APR)/i,
  /\brates?\s+(?:of|from|as low as|starting at|under|at)\s+\d/i,
  /\$\d[\d,.]*\s+(?:a|per|each)\s+month/i,
  /\bmonthly payments?\s+(?:of|from)\s+\$/i,
  /\b\d+[- ]year\b/i,
  /\b\d+\s+(?:monthly\s+)?payments\b/i,
];

/** The words that call for the full terms of a loan; undefined when there are none. Tokens are printed first. */
export const triggerIn = (printed: string): string | undefined =>
  triggers.map((trigger) => trigger.exec(printed)?.[0]).find((words) => words !== undefined);

/**
 * A word that says who should live in a place, or judges it for them (fair housing). What a building
 * is called by ("single-family") and names ("Church Street", "Black Lick Creek") say neither.
 */
export const preference =
  /\b(?:(?<!\b(?:single|two|three|four|multi)[- ])famil(?:y|ies)|child(?:ren)?|kids|adults? only|singles|couples|seniors?|retirees?|young professionals?|empty nesters?|bachelors?|exclusive|prestigious|desirable|sought[- ]after|elite|affluent|safe(?:r|st|ty)?|crime|quiet|peaceful|respectable|diverse|diversity|ethnic|integrated|traditional (?:communit|neighborhood|value)\w*|churches|(?:church|synagogue|mosque|temple|christian|jewish|muslim|catholic|black|white|asian|hispanic|latino)(?!\s+(?-i:[A-Z]))|able[- ]bodied|good schools|top[- ]rated|best schools|school (?:rating|quality|score)s?)\b/i;

/** Fields of a city that may agree with another's, or hold names as they are. */
const namesOfCities = /^(?:keywords|zips|zipLabel|neighborhoods|banner|facts\.\d+\.label)/;

/** Whether the words of a city's field are its own: compared with other cities', held to fair housing. */
export const isOwnOfCity = (way: string) => !namesOfCities.test(way);

/** Fields that invite instead of teach, by collection; "" stands for all of an entry. */
const promotional: Readonly<Record<string, readonly string[]>> = {
  pages: [''],
  businesses: ['slogan'],
  'loan-programs': [
    'title',
    'summary',
    'page.metaTitle',
    'page.description',
    'page.lead',
    'page.closing',
  ],
  blog: ['title', 'metaTitle', 'description', 'excerpt', 'closing'],
  resources: ['title', 'metaTitle', 'description', 'closing'],
  cities: ['metaTitle', 'description', 'lead', 'benefits', 'jumbo', 'closing'],
};

/** The not-found screen tells what happened, in words that were given. */
const exception = 'pages/not-found';

/**
 * Whether a field invites: cards, banners, search results, closing sections.
 * @param name collection and entry, "pages/home"
 * @param way "closing.text"
 */
export const isPromotional = (name: string, way: string): boolean =>
  name !== exception &&
  (promotional[name.replace(/\/.*$/, '')] ?? []).some(
    (field) => field === '' || way === field || way.startsWith(`${field}.`),
  );
