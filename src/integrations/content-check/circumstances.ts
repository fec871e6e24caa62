import { officeDay } from '../../lib/content/publishing.ts';
import { isSwitchedOn, siteAddress } from '../../third-party/environment.ts';
import type { Circumstances } from './check-content.ts';

/** The circumstances of this run: today at the office, and the settings of the site. */
export const circumstances = ({ showsAll }: { showsAll: boolean }): Circumstances => ({
  today: officeDay(new Date()),
  showsAll: showsAll || isSwitchedOn('PREVIEW'),
  site: siteAddress(),
});
