import { EventEmitter } from 'node:events';
import { describe, expect, test } from 'vitest';
import { waitUntilFixed, watchContent } from './dev-server.ts';
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

/** A check with these results in turn; the last one repeats. */
const finding = (...answers: Problem[][]) => {
  let index = -1;
  return () => {
    index = Math.min(index + 1, answers.length - 1);
    return Promise.resolve(answers[index] ?? []);
  };
};

/* eslint-disable-next-line @typescript-eslint/require-await -- Nothing to wait for: the changes are there already. */
async function* changes(count: number) {
  for (let index = 0; index < count; index += 1) yield index;
}

describe('a starting server', () => {
  const startWith = async (count: number, ...answers: Problem[][]) => {
    const printed: string[] = [];
    await waitUntilFixed(finding(...answers), {
      changes: () => changes(count),
      print: (text) => printed.push(text),
    });
    return printed;
  };

  test('starts at once when the content is valid', async () => {
    expect(await startWith(0, [])).toEqual([]);
  });

  test('prints the problems, waits, and starts when they are fixed', async () => {
    expect(await startWith(5, [problem], [problem], [other], [])).toEqual([
      expect.stringMatching(
        /^src\/content\/blog\/my-article.md:12 - category[\s\S]*starts as soon/,
      ),
      expect.stringContaining('my-article.md:13 - order'),
      'The content is valid.',
    ]);
  });
});

describe('a running server', () => {
  function serve(...answers: Problem[][]) {
    const watcher = new EventEmitter();
    const sent: unknown[] = [];
    const printed: string[] = [];
    const server = { watcher, ws: { send: (message: unknown) => sent.push(message) } };
    const checked = watchContent(server, finding(...answers), (text) => printed.push(text));
    const change = async (path: string) => {
      watcher.emit('all', 'change', path);
      await checked();
    };
    return { change, sent, printed };
  }

  test('says in the terminal what a change broke and when it is fixed, and lets pages load again', async () => {
    const { change, sent, printed } = serve([problem], [problem], []);
    await change('/home/site/src/content/blog/my-article.md');
    await change('/home/site/src/content/blog/my-article.md');
    await change('/home/site/src/content/blog/my-article.md');
    expect(printed).toEqual([
      expect.stringContaining('my-article.md:12 - category'),
      'The content is valid again.',
    ]);
    expect(sent).toEqual([{ type: 'full-reload' }, { type: 'full-reload' }]);
  });

  test('checks only after changes to content and pictures', async () => {
    const { change, printed } = serve([problem]);
    await change('/home/site/src/layouts/BaseLayout.astro');
    expect(printed).toEqual([]);
    await change('C:\\site\\src\\assets\\pictures\\house.webp');
    expect(printed).toHaveLength(1);
  });

  test('keeps running when a file vanishes while it is read', async () => {
    const watcher = new EventEmitter();
    const printed: string[] = [];
    const checked = watchContent(
      { watcher, ws: { send: () => undefined } },
      () => Promise.reject(new Error('no such file')),
      (text) => printed.push(text),
    );
    watcher.emit('all', 'unlink', '/home/site/src/content/blog/my-article.md');
    await checked();
    expect(printed).toEqual(['The content could not be checked: no such file']);
  });
});
