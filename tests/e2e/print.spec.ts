import { expect, test } from '@playwright/test';
import { readPdf } from './support/pdf-text.ts';

const bare = (text: string) => text.normalize('NFKC').replaceAll(/\s/g, '');

const paths = ['/', '/about', '/loan-programs/fha', '/service-areas', '/service-areas/westerville'];

for (const path of paths)
  test(`${path} prints each heading with what follows it, and each item on one sheet`, async ({
    page,
  }) => {
    // The text of our display face can't be read back from a PDF.
    await page.route('**/*.woff2', (route) => route.abort());
    await page.goto(path);
    const sheets = readPdf(await page.pdf({ format: 'Letter' }))
      .text.split('\n')
      .map(bare);
    await page.emulateMedia({ media: 'print' });
    const main = page.getByRole('main');
    const together: string[][] = [];
    const owner = main.getByText(/^From (?:customers of )?our sister company/);
    for (const heading of await main.getByRole('heading', { level: 2 }).or(owner).all()) {
      const next = heading.locator(
        'xpath=following::*[self::p or self::h2 or self::h3 or self::dt or self::th]',
      );
      together.push([await heading.innerText(), await next.first().innerText()]);
    }
    const items = main.getByRole('listitem').getByRole('paragraph');
    for (const item of await items.filter({ hasNotText: 'out of 5 stars' }).all())
      together.push([await item.innerText()]);
    expect(together.length).toBeGreaterThan(5);
    const torn = together.filter(
      (texts) => !sheets.some((sheet) => texts.every((text) => sheet.includes(bare(text)))),
    );
    expect(torn).toEqual([]);
  });
