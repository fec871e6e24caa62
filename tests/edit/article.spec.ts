import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { checkContent } from '../../tools/content/check/check-content.ts';
import { readContentFiles } from '../../tools/content/check/read/content-files.ts';
import { openEditor } from './open-editor.ts';

const picture = 'src/assets/pictures/city-dublin.webp';

test('an article is written from nothing, with its picture, and the check accepts it', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const editor = await openEditor(browser);
  const { page } = editor;
  const fill = (group: string, label: string, value: string) =>
    page
      .getByRole('group', { name: `“\u2068${group}\u2069” Field`, exact: true })
      .getByRole('textbox', { name: label, exact: true })
      // The closing section has a text too, and stands above the article's own.
      .last()
      .fill(value);
  await editor.open('blog/new');
  await fill('Title', 'Title', 'What a rate lock does and when to ask');
  await fill(
    'Description',
    'Description',
    'A rate lock keeps your rate while your loan is prepared for closing.',
  );
  await fill(
    'Excerpt',
    'Excerpt',
    'A rate lock keeps the rate that you were offered while your loan is being prepared.',
  );
  await page.locator('input[type="date"]').first().fill('2026-11-20');
  await page.getByRole('radio', { name: 'Home Buying' }).click();
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles({
      name: 'rate-lock.webp',
      mimeType: 'image/webp',
      buffer: readFileSync(picture),
    });
  await fill('Hero', 'Alt', 'A padlock beside a calendar on a kitchen table.');
  await fill('Closing', 'Heading', 'Ask about a rate lock');
  await fill('Closing', 'Text', 'Tell us your plans, and a loan officer will call you back.');
  await fill(
    'Text',
    'Text',
    '## What is a rate lock?\n\nIt keeps your rate until closing, usually for [[rate-lock-period]].',
  );
  await expect(page.getByText('Processing a file')).toBeHidden({ timeout: 20_000 });
  await editor.save();

  const path = 'src/content/blog/what-a-rate-lock-does-and-when-to-ask.md';
  const written = await editor.read(path);
  expect(written).toContain("image: '../../assets/pictures/rate-lock.webp'");
  expect(await editor.list()).toContain('src/assets/pictures/rate-lock.webp');
  const { content, others } = readContentFiles();
  const problems = await checkContent(
    {
      content: new Map([...content, [path, new TextEncoder().encode(written)]]),
      others: new Set([...others, 'src/assets/pictures/rate-lock.webp']),
    },
    { today: '2026-11-29', showsAll: true, site: 'https://www.example.com' },
  );
  expect(problems).toEqual([]);
  await editor.close();
});
