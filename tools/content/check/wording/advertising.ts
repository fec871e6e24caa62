/** What advertising for credit and homes must not say, and which texts are advertising. */

/** A claim that can't be proven, in any text. */
export const claim =
  /\b(?:lowest(?! (?:of|score))|(?<!\bat )best(?! (?:interests?|efforts?|practices?|time|way|if|when)\b)|(?<!\b(?:not|never|isn't|aren't|VA|USDA|federally|government)[- ])guaranteed(?! (?:by the|by a|loans?|rural)\b)|(?<!\b(?:VA|USDA|agency|government|not|never|don't|can't|cannot) )guarantee(?:s|ing)?(?= (?:you|your|approval|an? (?:approval|closing|rate|lower)|to (?:approve|close)))|instant(?:ly)?|eliminat\w+|cheapest|unbeatable|no[- ]hassle|risk[- ]free|pre-?approved for everyone|government[- ]approved)\b/i;

/** Triggering terms: a rate, payment, or repayment period, which require the full terms of the loan (12 CFR 1026.24). */
const triggers = [
  /\d%?\s+APR\b|\bAPR\s+(?:of|from|as low as)\b/i,
  /\d%\s+(?:interest|rate|APR)/i,
  /\brates?\s+(?:of|from|as low as|starting at|under|at)\s+\d/i,
  /\b(?:two|three|four|five|six|seven|eight|nine|ten)(?: and (?:a|one|three) \w+| point \w+)? percent\s+(?:interest|rate|APR|mortgage|loan)/i,
  /\brates?\s+(?:of|from|as low as|starting at|under|at)\s+(?:\w+ )?(?:two|three|four|five|six|seven|eight|nine|ten)\b/i,
  /\$\d[\d,.]*\s+(?:a|per|each)\s+month/i,
  /\bmonthly payments?\s+(?:of|from)\s+\$/i,
  /\b\d+[- ]year\b/i,
  /\b\d+\s+(?:monthly\s+)?payments\b/i,
];

/** The triggering terms in a text with its tokens replaced, the first of each kind; those inside another are left out. */
export function triggersIn(printed: string): string[] {
  const found = triggers.flatMap((trigger) => trigger.exec(printed)?.[0] ?? []);
  return found.filter((one) => !found.some((other) => other !== one && other.includes(one)));
}

/**
 * A word that suggests who should live in a place, or judges the place (fair
 * housing). Types of building ("single-family") and names ("Church Street",
 * "Black Lick Creek") do neither.
 */
export const preference =
  /\b(?:(?<!\b(?:single|two|three|four|multi)[- ])famil(?:y|ies)(?! members?)|child(?:ren)?(?! support)|kids|adults? only|singles|couples|seniors?|retirees?|young professionals?|empty nesters?|bachelors?|exclusive|prestigious|desirable|sought[- ]after|elite|affluent|safe(?:r|st|ty)?|crime|quiet|peaceful|respectable|diverse|diversity|ethnic|integrated|traditional (?:communit|neighborhood|value)\w*|churches|(?:church|synagogue|mosque|temple|christian|jewish|muslim|catholic|black|white|asian|hispanic|latino)(?!\s+(?-i:[A-Z]))|able[- ]bodied|good schools|top[- ]rated|best schools|school (?:rating|quality|score)s?)\b/i;

/** Fields of a city that may repeat another city's, or contain official names. */
const namesOfCities = /^(?:keywords|zips|zipLabel|neighborhoods|banner|facts\.\d+\.label)/;

/** Whether a city's field must be unique to it and follow fair housing rules. */
export const isOwnOfCity = (way: string) => !namesOfCities.test(way);

/** Fields that promote rather than inform, by collection; "" is the whole entry. */
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

/**
 * Whether a field promotes: cards, banners, search results, closing sections.
 * @param name collection and entry, "pages/home"
 * @param way "closing.text"
 */
export const isPromotional = (name: string, way: string): boolean =>
  // That page only says what happened, in the customer's own words.
  name !== 'pages/not-found' &&
  (promotional[name.replace(/\/.*$/, '')] ?? []).some(
    (field) => field === '' || way === field || way.startsWith(`${field}.`),
  );
