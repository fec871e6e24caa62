/** When an entry is public. */
import { formatDate } from '../format/calendar-date.ts';

/** Editors' switches of an entry. */
export interface PublishingState {
  draft: boolean;
  publishDate?: string | undefined;
}

/** What a reader of this build gets to see of an entry. */
export type Visibility = 'public' | 'draft' | 'scheduled';

/** Visibility of an entry on a day ("2026-01-15"). */
export function visibility({ draft, publishDate }: PublishingState, day: string): Visibility {
  if (draft) return 'draft';
  return publishDate !== undefined && publishDate > day ? 'scheduled' : 'public';
}

/** Words of the ribbon on an entry that is not public on a day: "Draft", "Scheduled for May 4, 2026". */
export function ribbon(state: PublishingState, day: string): string | undefined {
  const seen = visibility(state, day);
  if (seen === 'public') return undefined;
  return seen === 'scheduled' && state.publishDate !== undefined
    ? `Scheduled for ${formatDate(state.publishDate)}`
    : 'Draft';
}

/** The business date: the calendar day at the brokerage, whatever the time zone of the machine. */
export function businessDate(now: Date): string {
  return new Intl.DateTimeFormat('en-CA', {
    timeZone: 'America/New_York',
    dateStyle: 'short',
  }).format(now);
}

/**
 * The day that a build is made for.
 * @param buildDate The variable BUILD_DATE, "2026-05-04"; unset or empty it is today.
 */
export function buildDay(buildDate: string | undefined, now: Date): string {
  const given = buildDate?.trim() ?? '';
  return given === '' ? businessDate(now) : given;
}
