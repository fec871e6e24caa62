import { memo, useId } from 'react';
import { formatDollars, formatWholeDollars } from '../../../lib/format/money.ts';
import { chartSeries, chartSummary } from '../../../lib/mortgage/chart-series.ts';
import type { LoanAnalysis } from './analyze-loan.ts';

/** A bar's width as a share of its year's. */
const BAR_WIDTH = 0.78;
const percent = (share: number): string => `${(share * 100).toFixed(3)}%`;

/**
 * What each year pays, principal below and interest above, told apart by pattern and not only by
 * color. A summary in words comes first; the schedule has the same figures as a table.
 */
export const YearChart = memo(function YearChart({ analysis }: { analysis: LoanAnalysis }) {
  const { schedule, years } = analysis;
  const hatch = useId();
  const { bars, ticks } = chartSeries(years);
  const [first, last] = [years[0]?.label, years.at(-1)?.label];
  const step = 1 / bars.length;
  return (
    <figure className="grid gap-4">
      <figcaption className="grid max-w-prose gap-1">
        <p>{chartSummary(schedule, years)}</p>
        <p className="text-sm text-muted">
          The payment schedule shows the same numbers in a table.
        </p>
      </figcaption>
      <ul className="chart-key">
        <li data-part="interest">Interest</li>
        <li data-part="principal">Principal</li>
      </ul>
      <div className="chart">
        <ol aria-hidden="true">
          {ticks.map(({ cents }) => (
            <li key={cents}>{formatWholeDollars(cents)}</li>
          ))}
        </ol>
        <svg role="img" aria-label={`Principal and interest for each year, ${first} to ${last}`}>
          <pattern id={hatch} width="6" height="6" patternUnits="userSpaceOnUse">
            <path d="M-1 7 7-1M-2 2 2-2M4 8 8 4" />
          </pattern>
          {ticks.map(({ share }) => (
            <line key={share} x1="0" x2="100%" y1={percent(1 - share)} y2={percent(1 - share)} />
          ))}
          {bars.map((bar, index) => {
            const position = {
              x: percent((index + (1 - BAR_WIDTH) / 2) * step),
              width: percent(BAR_WIDTH * step),
            };
            const top = 1 - bar.principalShare - bar.interestShare;
            return (
              <g key={bar.label}>
                <title>
                  {`${bar.label}: ${formatDollars(bar.interestCents)} interest, ${formatDollars(bar.principalCents)} principal`}
                </title>
                <rect
                  {...position}
                  y={percent(1 - bar.principalShare)}
                  height={percent(bar.principalShare)}
                  data-part="principal"
                />
                <rect
                  {...position}
                  y={percent(top)}
                  height={percent(bar.interestShare)}
                  data-part="interest"
                  fill={`url(#${hatch})`}
                />
              </g>
            );
          })}
        </svg>
        <p aria-hidden="true">
          <span>{first}</span>
          {last !== first && <span>{last}</span>}
        </p>
      </div>
    </figure>
  );
});
