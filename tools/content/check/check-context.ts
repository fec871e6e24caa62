import { buildDay } from '../../../src/lib/content/publishing.ts';
import { isSwitchedOn, siteAddress } from '../../../src/third-party/environment.ts';

export interface CheckContext {
  /** Business date, "2026-01-15". */
  today: string;
  /** Whether drafts count as pages: in development and previews. */
  showsAll: boolean;
  /** Address of the site, "https://www.example.com". */
  site: string;
}

/** The context of this run, from the environment and the clock. */
export function checkContext({ showsAll }: { showsAll: boolean }): CheckContext {
  // Also loads the `.env` file, which may set BUILD_DATE.
  const site = siteAddress();
  return {
    today: buildDay(process.env.BUILD_DATE, new Date()),
    showsAll: showsAll || isSwitchedOn('PREVIEW'),
    site,
  };
}
