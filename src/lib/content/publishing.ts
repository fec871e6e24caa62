/** When an entry is public. */

/** Editors' switches of an entry. */
export interface PublishingState {
  draft: boolean;
  publishDate?: string | undefined;
}

/** What a reader of this build gets to see of an entry. */
export type Visibility = 'public' | 'draft' | 'scheduled';

/** Visibility of an entry on a day ("2026-01-15"). */
export function visibility({ draft, publishDate }: PublishingState, today: string): Visibility {
  if (draft) return 'draft';
  return publishDate !== undefined && publishDate > today ? 'scheduled' : 'public';
}

/** The calendar day at the office, whatever the time zone of the machine. */
export function officeDay(now: Date): string {
  return new Intl.DateTimeFormat('en-CA', {
    timeZone: 'America/New_York',
    dateStyle: 'short',
  }).format(now);
}
