/** Turns measurements into the table of docs/performance.md. */
import type { Measured } from './lighthouse.ts';

/** A route with its measurements and those of its floor page. */
export interface Row {
  path: string;
  page: Measured;
  floor: Measured;
}

/** Conditions of the measurement, printed above the table. */
export interface Conditions {
  /** Calendar date, "2026-11-28". */
  date: string;
  /** How many routes of how many. */
  routes: string;
  runs: number;
  /** Names with versions: browser, Lighthouse, Node, system. */
  versions: string[];
  /** Waits after the first tap in ms, by what came; at full speed, then with a processor four times slower. */
  waits: { name: string; milliseconds: readonly number[] }[];
  /** The same waits when they were last written down; see {@link recordedWaits}. */
  recorded: ReadonlyMap<string, readonly string[]>;
  /** Processes that wanted a processor per processor while it ran; 1 is full. */
  load: number;
}

/** The median, the upper of two in the middle; NaN for no values. */
export const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

/** Each figure's median over the runs of one page; findings of all runs. */
export function medianRun(runs: readonly Measured[]): Measured {
  const of = (pick: (run: Measured) => number) => median(runs.map(pick));
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
  String(Math.round(floor.blocking)),
  page.shift.toFixed(3),
];

/** Goals of the site: times are multiples of the floor page's, blocking is in ms. */
const goals = { score: 100, firstPaint: 1.15, largestPaint: 1.45, blocking: 20, shift: 0 };

/** The goals that a route misses, in words. A missing figure is a miss. */
function missed({ path, page, floor }: Row): string[] {
  const firstPaint = page.firstPaint / floor.firstPaint;
  const largestPaint = page.largestPaint / floor.largestPaint;
  return [
    ...(page.scores.every((score) => score >= goals.score) ? [] : ['a score under 100']),
    ...(firstPaint <= goals.firstPaint ? [] : [`first paint ${firstPaint.toFixed(3)} times`]),
    ...(largestPaint <= goals.largestPaint
      ? []
      : [`largest paint ${largestPaint.toFixed(3)} times`]),
    ...(page.blocking < goals.blocking ? [] : [`blocked for ${Math.round(page.blocking)} ms`]),
    ...(page.shift <= goals.shift ? [] : [`layout shift ${page.shift.toFixed(3)}`]),
  ].map((what) => `\`${path}\`: ${what}`);
}

const list = (lines: readonly string[]) =>
  lines.length > 0 ? lines.map((line) => `- ${line}`).join('\n') : 'None.';

const table = (head: string[], rows: string[][]) =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');

/** The cells with waits in a document that {@link performanceDocument} wrote, by what came. */
export function recordedWaits(text: string): Map<string, readonly string[]> {
  const rows = text.matchAll(/^\| ([a-z][^|]*?) +\| (\d+|never) +\| (\d+|never) +\| .*\|$/gm);
  return new Map([...rows].map(([, name = '', ...cells]) => [name, cells]));
}

/** The document; says when the machine was busy, which makes times longer and less stable. */
export function performanceDocument(rows: readonly Row[], about: Conditions): string {
  const busy =
    about.load > 0.75
      ? `\nThe machine was busy (load ${about.load.toFixed(1)} per processor), so times are longer and vary more than on an idle one.\n`
      : '';
  const findings = rows.flatMap(({ path, page }) =>
    page.findings.map((finding) => `\`${path}\`: ${finding}`),
  );
  return `# Performance

Written by \`npm run bench\` on ${about.date}: ${about.versions.join(', ')}. The build without hosted forms, served over HTTP/2 with TLS, in records of 4 kB, on one machine, each page compared with a floor page: the same words in hand-written HTML with hardly any styling, served the same way. Lighthouse with its mobile defaults (simulated slow 4G, processor four times slower), median of ${about.runs}, ${about.routes} routes. "Times floor" is the page's figure divided by the floor page's.
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
    "floor's blocking (ms)",
    'layout shift',
  ],
  rows.map(cells),
)}

## Short of the goals

Four scores of ${goals.score}; first paint at most ${goals.firstPaint} times and largest paint at most ${goals.largestPaint} times the floor page's (every page has the display face above the fold); under ${goals.blocking} ms blocked; no layout shift.

${list(rows.flatMap(missed))}

## From the first tap

Cold cache, slow 4G; milliseconds from the tap to the frame that shows the result, median of ${about.runs}. Hovering takes a mouse, so those rows matter at full speed; a phone's processor is closer to four times slower.

${table(
  ['what', 'ms', 'ms, CPU 4x slower', 'last ms', 'last ms, CPU 4x slower'],
  about.waits.map(({ name, milliseconds }) => [
    name,
    ...milliseconds.map((one) => String(Math.round(one))),
    ...(about.recorded.get(name) ?? ['never', 'never']),
  ]),
)}

## Findings

${list(findings)}
`;
}
