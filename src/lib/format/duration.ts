function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/** A whole number of months in words: 88 gives "7 years 4 months", 360 "30 years", 1 "1 month". */
export function formatMonths(months: number): string {
  const years = Math.floor(months / 12);
  const rest = months % 12;
  if (years === 0) return counted(rest, 'month');
  if (rest === 0) return counted(years, 'year');
  return `${counted(years, 'year')} ${counted(rest, 'month')}`;
}
