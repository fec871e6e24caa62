/** Turns measurements into the table of docs/performance.md. */
import type { Measured } from './lighthouse.ts';

/** A route with its measurements and those of its floor page. */
export interface Row {
  path: string;
  page: Measured;
  floor: Measured;
}

/** What stands over the table. */
export interface Circumstances {
  /** Calendar date, "2026-11-28". */
  date: string;
  /** How many routes of how many. */
  routes: string;
  runs: number;
  /** Names with versions: browser, Lighthouse, Node, system. */
  versions: string[];
  /** Waits after the first tap in ms, by what came. */
  waits: { name: string; milliseconds: number }[];
  /** Processes that wanted a processor per processor while it ran; 1 is full. */
  load: number;
}

const middle = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

/** Each figure's median over the runs of one page; findings of all runs. */
export function median(runs: readonly Measured[]): Measured {
  const of = (pick: (run: Measured) => number) => middle(runs.map(pick));
  return {
    scores: [0, 1, 2, 3].map((index) => of(({ scores }) => scores[index] ?? 0)),
    firstPaint: of(({ firstPaint }) => firstPaint),
    largestPaint: of(({ largestPaint }) => largestPaint),
    blocking: of(({ blocking }) => blocking),
    shift: of(({ shift }) => shift),
    findings: [...new Set(runs.flatMap(({ findings }) => findings))],
  };
}

const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(2);
const ratio = (page: number, floor: number) => (page / floor).toFixed(2);
const cells = ({ path, page, floor }: Row) => [
  `\`${path}\``,
  page.scores.join(' / '),
  seconds(page.firstPaint),
  ratio(page.firstPaint, floor.firstPaint),
  seconds(page.largestPaint),
  ratio(page.largestPaint, floor.largestPaint),
  String(Math.round(page.blocking)),
  page.shift.toFixed(3),
];

const table = (head: string[], rows: string[][]) =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');

/** The document; tells of a loaded machine, on which times are too long and scatter. */
export function performanceDocument(rows: readonly Row[], about: Circumstances): string {
  const busy =
    about.load > 0.75
      ? `\nThe machine had other work (load ${about.load.toFixed(1)} a processor): times are longer and scatter more than on an idle one.\n`
      : '';
  const findings = rows.flatMap(({ path, page }) =>
    page.findings.map((finding) => `- \`${path}\`: ${finding}`),
  );
  return `# Performance

Written by \`npm run bench\` on ${about.date}: ${about.versions.join(', ')}. The build without hosted forms, served over HTTP/2 with TLS on one machine, each page next to a floor page: the same words written by hand with hardly any style, served the same way. Lighthouse with its mobile defaults (simulated slow 4G, processor four times slower), median of ${about.runs}, ${about.routes} routes. "Times floor" is the page's figure divided by the floor page's.
${busy}
${table(
  [
    'route',
    'performance / accessibility / best practices / SEO',
    'first paint (s)',
    'times floor',
    'largest paint (s)',
    'times floor',
    'blocking (ms)',
    'layout shift',
  ],
  rows.map(cells),
)}

## From the first tap

Cold cache, slow 4G, processor four times slower; milliseconds from the tap to the frame that shows the result.

${table(
  ['what', 'ms'],
  about.waits.map(({ name, milliseconds }) => [name, String(Math.round(milliseconds))]),
)}

## Findings

${findings.length > 0 ? findings.join('\n') : 'None.'}
`;
}
