import { globSync, readFileSync } from 'node:fs';
import type { Field } from '@sveltia/cms';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { collections } from '../../src/schemas/collections.ts';
import { text } from '../../src/schemas/fields.ts';
import { editorConfig } from './config.ts';
import { contentPaths, fieldsOfForm, parseEntry } from './entry-text.ts';

/** The fields of an entry that exists. */
const fieldsOf = (path: string): readonly Field[] =>
  fieldsOfForm(path, parseEntry(path, readFileSync(path, 'utf8')));

const field = (path: string, name: string) => fieldsOf(path).find((one) => one.name === name);

describe('the forms', () => {
  it('cover every file of the content', () => {
    const paths = contentPaths();
    expect(paths.length).toBeGreaterThan(300);
    expect(paths.filter((path) => fieldsOf(path).length === 0)).toEqual([]);
    expect(globSync('src/content/*').length).toBe(Object.keys(collections).length + 1);
  });

  it('take label, hint, bounds, and choices from the schema', () => {
    expect(field('src/content/blog/closing-costs.md', 'metaTitle')).toMatchObject({
      label: 'Meta title',
      widget: 'string',
      required: false,
      minlength: 3,
      maxlength: 120,
      hint: expect.stringContaining('32 characters') as string,
    });
    expect(field('src/content/figures/appraisal-fee.json', 'unit')).toMatchObject({
      widget: 'select',
      options: expect.arrayContaining(['usd', 'percent']) as string[],
    });
    expect(field('src/content/cities/dublin.md', 'benefits')).toMatchObject({ min: 3, max: 3 });
    expect(field('src/content/blog/closing-costs.md', 'date')).toMatchObject({
      widget: 'datetime',
      type: 'date',
      format: 'YYYY-MM-DD',
    });
  });

  it('refuse a wrong format in the words of the schema', () => {
    expect(field('src/content/businesses/brokerage.json', 'phone')).toMatchObject({
      pattern: [String.raw`^\(\d{3}\) \d{3}-\d{4}$`, 'must look like (614) 555-0148'],
    });
  });

  it('ask for no quotes, which only a file needs', () => {
    const refusals: string[] = [];
    const config = JSON.stringify(editorConfig(), (name, value: unknown) => {
      if (name === 'pattern' && Array.isArray(value)) refusals.push(String(value[1]));
      return value;
    });
    expect(config).not.toContain('in quotes');
    expect(refusals.length).toBeGreaterThan(10);
    expect(refusals.filter((words) => words.includes('"'))).toEqual([]);
  });

  it('choose pictures from their folder, and authors from the team', () => {
    const hero = field('src/content/blog/closing-costs.md', 'hero');
    expect(hero).toMatchObject({ fields: [{ name: 'image', widget: 'image' }, { name: 'alt' }] });
    expect(field('src/content/blog/closing-costs.md', 'author')).toMatchObject({
      widget: 'relation',
      collection: 'team',
    });
  });

  it('add and delete entries, except where the site depends on exactly the ones it has', () => {
    const folders = (editorConfig().collections ?? []).filter((one) => 'folder' in one);
    expect(folders.length).toBeGreaterThan(5);
    for (const action of ['create', 'delete'] as const) {
      const fixed = folders.filter((one) => one[action] !== true).map(({ name }) => name);
      expect(fixed, action).toEqual(['businesses', 'legal']);
    }
  });

  it('hold the Markdown of an article as it is typed', () => {
    expect(field('src/content/blog/closing-costs.md', 'body')).toMatchObject({ modes: ['raw'] });
  });

  it('show a new field by itself', () => {
    const { faqs, ...others } = collections;
    const name = 'videoAddress';
    const extended = z.object({ [name]: text('Address of a video.', { max: 40 }) });
    const { singletons = [] } = editorConfig({
      ...others,
      ...(faqs && { faqs: { ...faqs, schema: () => extended } }),
    });
    expect(singletons).toContainEqual(
      expect.objectContaining({
        name: 'faqs',
        fields: [
          expect.objectContaining({
            fields: [expect.objectContaining({ name, label: 'Video address', required: true })],
          }),
        ],
      }),
    );
  });

  it('refuse a schema that no field of the editor can hold', () => {
    const table = { odd: { form: 'record' as const, schema: () => z.object({ odd: z.null() }) } };
    expect(() => editorConfig(table)).toThrow('has no field for "odd"');
  });
});
