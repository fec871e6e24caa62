import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { checkEntry } from './check-entry.ts';
import { parseEntry } from './entry-text.ts';

/** What the check says about an entry with some fields changed. */
async function refusal(path: string, changes: Readonly<Record<string, unknown>>): Promise<string> {
  const data = parseEntry(path, readFileSync(path, 'utf8'));
  return checkEntry(path, { ...(data as object), ...changes });
}

// Each check reads the whole content.
vi.setConfig({ testTimeout: 30_000 });

describe('an entry that the check would refuse', () => {
  it('is told everything at once, with the line that its file would have', async () => {
    const message = await refusal('src/content/blog/closing-costs.md', {
      title: 'Too short',
      description: 'Words **in bold**, which no field of the front matter prints as bold.',
      category: 'Homes',
      date: '2026-02-30',
      body: 'Read [more](/no-such-page) about [[appraisal-fees]].\n\n# A second main heading\n\n<b>Bold</b>',
    });
    expect(message).toContain('src/content/blog/closing-costs.md:2 - title');
    for (const wanted of [
      'Must have at least 15 characters, but has 9',
      'Must be plain words',
      'Credit & Finance',
      'February 2026 has 28 days',
      '/no-such-page',
      '[[appraisal-fee]]',
      '# A second main heading',
      '<b>',
    ])
      expect.soft(message).toContain(wanted);
  });

  it('is told what its own rules say across fields', async () => {
    const message = await refusal('src/content/figures/appraisal-fee.json', {
      low: 600,
      high: 300,
      reviewBy: '2020-01-01',
    });
    expect.soft(message).toContain('"low" must be smaller than "high"');
    expect.soft(message).toContain('"reviewBy" must be later than "checkedOn"');
  });

  it('is told about a review without its origin', async () => {
    const path = 'src/content/testimonials/testimonials.json';
    const [first, ...others] = JSON.parse(readFileSync(path, 'utf8')) as object[];
    const message = await checkEntry(path, [{ ...first, sample: false }, ...others]);
    expect(message).toContain('permission');
  });
});

it('says nothing about an entry in order, or about other files', async () => {
  expect(await refusal('src/content/blog/closing-costs.md', {})).toBe('');
});

it('takes a picture that is saved together with its entry', async () => {
  const picture = { image: '../../assets/pictures/new.webp', alt: 'A house in the morning sun.' };
  expect(await refusal('src/content/blog/closing-costs.md', { hero: picture })).toBe('');
});

it('writes no file outside the content', async () => {
  await expect(checkEntry('package.json', {})).rejects.toThrow(
    'The editor has no form for package.json',
  );
});
