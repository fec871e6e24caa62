import { describe, expect, it } from 'vitest';
import { scheduleCsv } from './csv.ts';
import { amortize } from './schedule.ts';

const schedule = amortize({ amountCents: 30_000_000, annualRatePercent: 6.5, termMonths: 360 });

describe('scheduleCsv', () => {
  const csv = scheduleCsv(schedule);
  const lines = csv.split('\r\n');

  it('has a heading in words, one line a payment, and CRLF after every line', () => {
    expect(lines).toHaveLength(362);
    expect(lines.at(-1)).toBe('');
    expect(csv.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(lines[0]).toBe(
      'Payment number,Payment (dollars),Interest (dollars),Principal (dollars),' +
        'Extra principal (dollars),Balance (dollars)',
    );
  });

  it('writes dollars with two decimals and no separators', () => {
    expect(lines[1]).toBe('1,1896.20,1625.00,271.20,0.00,299728.80');
    expect(lines[360]).toBe('360,1900.91,10.24,1890.67,0.00,0.00');
  });

  it('has the month of each payment when the first is known', () => {
    const [heading, first, ...others] = scheduleCsv(schedule, { year: 2026, month: 1 }).split(
      '\r\n',
    );
    expect(heading).toMatch(/^Payment number,Month,/);
    expect(first).toBe('1,January 2026,1896.20,1625.00,271.20,0.00,299728.80');
    expect(others.at(-2)).toMatch(/^360,December 2055,/);
  });

  it('adds up to the totals', () => {
    const interest = lines
      .slice(1, -1)
      .reduce((sum, line) => sum + Math.round(Number(line.split(',')[2]) * 100), 0);
    expect(interest).toBe(38_263_671);
  });
});
