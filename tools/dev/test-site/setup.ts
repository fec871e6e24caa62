/** Global set-up of the site checks: they need a built site. */
export { ensureTestSite as setup } from './build.ts';
