import { EventEmitter } from 'node:events';
import { describe, expect, test } from 'vitest';
import { waitUntilFixed, watchContent } from './development.ts';
import type { Problem } from './problem.ts';

const problem: Problem = {
  file: 'src/content/blog/my-article.md',
  line: 12,
  field: 'category',
  found: '"Home buyng"',
  wanted: 'One of "Home Buying" or "Refinancing".',
  example: 'category: "Home Buying"',
};
const other: Problem = { ...problem, line: 13, field: 'order' };

/** A check that finds this, then that; the last answer stays. */
const finding = (...answers: Problem[][]) => {
  let index = -1;
  return () => {
    index = Math.min(index + 1, answers.length - 1);
    return Promise.resolve(answers[index] ?? []);
  };
};

/* eslint-disable-next-line @typescript-eslint/require-await -- Files change without being waited for. */
async function* changes(count: number) {
  for (let index = 0; index < count; index += 1) yield index;
}

describe('a server that starts', () => {
  const startWith = async (count: number, ...answers: Problem[][]) => {
    const said: string[] = [];
    await waitUntilFixed(finding(...answers), {
      changes: () => changes(count),
      say: (text) => said.push(text),
    });
    return said;
  };

  test('starts at once with content that is in order', async () => {
    expect(await startWith(0, [])).toEqual([]);
  });

  test('says what is wrong, waits, and starts when it is mended', async () => {
    expect(await startWith(5, [problem], [problem], [other], [])).toEqual([
      expect.stringMatching(
        /^src\/content\/blog\/my-article.md:12 - category[\s\S]*starts as soon/,
      ),
      expect.stringContaining('my-article.md:13 - order'),
      'The content is in order.',
    ]);
  });
});

describe('a server that runs', () => {
  function serve(...answers: Problem[][]) {
    const watcher = new EventEmitter();
    const sent: unknown[] = [];
    const said: string[] = [];
    const server = { watcher, ws: { send: (message: unknown) => sent.push(message) } };
    const checked = watchContent(server, finding(...answers), (text) => said.push(text));
    const change = async (path: string) => {
      watcher.emit('all', 'change', path);
      await checked();
    };
    return { change, sent, said };
  }

  test('tells terminal and browser what a change broke, and when it is mended', async () => {
    const { change, sent, said } = serve([problem], [problem], []);
    await change('/home/site/src/content/blog/my-article.md');
    await change('/home/site/src/content/blog/my-article.md');
    await change('/home/site/src/content/blog/my-article.md');
    expect(said).toEqual([
      expect.stringContaining('my-article.md:12 - category'),
      'The content is in order again.',
    ]);
    expect(sent).toEqual([
      { type: 'error', err: { message: said[0], stack: '' } },
      { type: 'full-reload' },
    ]);
  });

  test('looks at content and pictures only', async () => {
    const { change, said } = serve([problem]);
    await change('/home/site/src/layouts/BaseLayout.astro');
    expect(said).toEqual([]);
    await change('C:\\site\\src\\assets\\pictures\\house.webp');
    expect(said).toHaveLength(1);
  });

  test('lives on when a file is gone while it is read', async () => {
    const watcher = new EventEmitter();
    const said: string[] = [];
    const checked = watchContent(
      { watcher, ws: { send: () => undefined } },
      () => Promise.reject(new Error('no such file')),
      (text) => said.push(text),
    );
    watcher.emit('all', 'unlink', '/home/site/src/content/blog/my-article.md');
    await checked();
    expect(said).toEqual(['The content could not be checked: no such file']);
  });
});
