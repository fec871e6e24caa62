import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import sharp from 'sharp';
import { stillPage } from '../../tools/dev/shots/still-page.ts';
import { oneRouteOfEachKind } from '../site/routes.ts';

/**
 * Pages as they looked when somebody last accepted them with
 * "npm run shots:accept". Whole pages, made small: a moved or recolored part is
 * still seen, the edge of a letter is not, and the files stay light.
 */
const widths = [
  { width: 360, scale: 0.3 },
  { width: 1280, scale: 0.2 },
];
const record = new URL('appearance/browser.json', import.meta.url);
const acceptedWith = (JSON.parse(readFileSync(record, 'utf8')) as { version: string }).version;

/** Machines differ in their fonts, so all text is set in the one that the site brings. */
const setInOwnFace = (page: Page) =>
  page.evaluate(() => {
    document.styleSheets[0]?.insertRule('* { font-family: var(--display-face) !important }');
  });

/** Where the frame of the form provider stands, whether it has come or not. */
const frames = (page: Page) => page.locator('[data-hosted-form]');

async function smallPicture(page: Page, scale: number): Promise<Buffer> {
  const picture = sharp(await page.screenshot({ fullPage: true, mask: [frames(page)] }));
  const { width } = await picture.metadata();
  return picture
    .resize({ width: Math.round(width * scale) })
    .png({ palette: true, colors: 32, dither: 0, effort: 10 })
    .toBuffer();
}

test.describe('every kind of page looks as accepted', () => {
  for (const { path, kind } of [
    ...oneRouteOfEachKind,
    { path: '/no-such-page', kind: 'not-found' },
  ]) {
    test(`${kind}, ${path}`, async ({ page, browser }) => {
      const version = browser.version();
      const other =
        version === acceptedWith
          ? ''
          : ` It was accepted with Chromium ${acceptedWith}; this is ${version}, which may be all that differs.`;
      // Islands wake up when they are seen, which may be before or after the picture.
      await page.route('**/*.js', (route) => route.abort());
      // The clock stands still, or a slow machine would show the notice of a form without an answer.
      await page.clock.install({ time: '2026-01-01T12:00:00Z' });
      await page.clock.pauseAt('2026-01-01T12:01:00Z');
      await page.goto(path);
      await setInOwnFace(page);
      for (const { width, scale } of widths) {
        await page.setViewportSize({ width, height: 900 });
        await stillPage(page);
        expect(
          await smallPicture(page, scale),
          `${path} at ${width} px does not look as accepted. If it is meant, "npm run shots:accept".${other}`,
        ).toMatchSnapshot(`${kind}-${width}.png`, { maxDiffPixelRatio: 0.0005 });
      }
    });
  }
});

test.afterAll(({ browser }, { config }) => {
  if (config.updateSnapshots === 'none') return;
  writeFileSync(record, `{ "version": ${JSON.stringify(browser.version())} }\n`);
});
