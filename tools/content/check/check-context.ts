import { buildDay } from '../../../src/lib/content/publishing.ts';
import { isSwitchedOn, siteAddress } from '../../../src/third-party/environment.ts';
import type { Circumstances } from './check-content.ts';

/** The circumstances of this run: the day it is made for, and the settings of the site. */
export function circumstances({ showsAll }: { showsAll: boolean }): Circumstances {
  // Reads the `.env` file, too, which may set the day.
  const site = siteAddress();
  return {
    today: buildDay(process.env.BUILD_DATE, new Date()),
    showsAll: showsAll || isSwitchedOn('PREVIEW'),
    site,
  };
}
