import { businessDate } from '../src/lib/content/publishing.ts';

const DAY_IN_MS = 86_400_000;

/** The business date this many days from now, such as "2026-05-04". */
export const dayAhead = (days: number) => businessDate(new Date(Date.now() + days * DAY_IN_MS));
