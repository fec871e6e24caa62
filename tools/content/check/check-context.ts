import { buildDay } from '../../../src/lib/content/publishing.ts';
import { isSwitchedOn, siteAddress } from '../../../src/third-party/environment.ts';
import type { CheckContext } from './check-content.ts';

/** The checkContext of this run: the day it is made for, and the settings of the site. */
export function checkContext({ showsAll }: { showsAll: boolean }): CheckContext {
  // Reads the `.env` file, too, which may set the day.
  const site = siteAddress();
  return {
    today: buildDay(process.env.BUILD_DATE, new Date()),
    showsAll: showsAll || isSwitchedOn('PREVIEW'),
    site,
  };
}
