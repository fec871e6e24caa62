function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/**
 * A number of months in years and months: 88 gives "7 years 4 months", 360 "30 years", 1 "1 month".
 *
 * @throws RangeError when the number is negative or not whole.
 */
export function formatMonths(months: number): string {
  if (!Number.isSafeInteger(months) || months < 0) {
    throw new RangeError(`Cannot print ${months} months: pass a whole number, zero or more.`);
  }
  const years = Math.floor(months / 12);
  const rest = months % 12;
  if (years === 0) return counted(rest, 'month');
  if (rest === 0) return counted(years, 'year');
  return `${counted(years, 'year')} ${counted(rest, 'month')}`;
}
