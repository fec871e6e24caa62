/** How a figure is printed in prose. */
import type { ResolvedFigure } from './register.ts';

/** What the printed form of a figure depends on. */
type PrintableFigure = Pick<ResolvedFigure, 'unit' | 'low' | 'high' | 'print' | 'asOf'>;

/** Which part of a figure is printed: all of it, all with its year, or one end of its range. */
export type FigureVariant = 'plain' | 'dated' | 'low' | 'high';

const grouped = new Intl.NumberFormat('en-US', { maximumFractionDigits: 3 });
const dollars = new Intl.NumberFormat('en-US', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  trailingZeroDisplay: 'stripIfInteger',
});

/** Bare number of a unit: grouped, except calendar years. Dollars have two digits of cents, or none. */
function bare(unit: ResolvedFigure['unit'], value: number): string {
  if (unit === 'year') return String(value);
  if (unit === 'rating') return value.toFixed(1);
  return (unit === 'usd' ? dollars : grouped).format(value);
}

/**
 * Prints a figure, for example "$6,000–$15,000", "3.5%" or "620".
 * `dated` adds the year it speaks for: "$498,257 (2024)".
 */
export function printFigure(figure: PrintableFigure, variant: FigureVariant): string {
  if (variant === 'low') return withUnit(figure, figure.low, figure.low);
  if (variant === 'high') return withUnit(figure, figure.high, figure.high);
  const printed = figure.print
    ? fill(figure.print, figure)
    : withUnit(figure, figure.low, figure.high);
  return variant === 'dated' ? `${printed} (${figure.asOf.slice(0, 4)})` : printed;
}

function fill(template: string, figure: PrintableFigure): string {
  return template
    .replaceAll('{value}', range(bare(figure.unit, figure.low), bare(figure.unit, figure.high)))
    .replaceAll('{low}', bare(figure.unit, figure.low))
    .replaceAll('{high}', bare(figure.unit, figure.high));
}

const range = (low: string, high: string) => (low === high ? low : `${low}–${high}`);

function withUnit({ unit }: PrintableFigure, low: number, high: number): string {
  const [from, to] = [bare(unit, low), bare(unit, high)];
  switch (unit) {
    case 'usd':
      return range(`$${from}`, `$${to}`);
    case 'percent':
      return range(`${from}%`, `${to}%`);
    case 'hours':
    case 'days':
    case 'weeks':
    case 'months':
    case 'years':
      return `${range(from, to)} ${high === 1 ? unit.slice(0, -1) : unit}`;
    case 'age':
    case 'score':
    case 'count':
    case 'rating':
    case 'year':
      return range(from, to);
  }
}
