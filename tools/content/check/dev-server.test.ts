import { EventEmitter } from 'node:events';
import { describe, expect, test } from 'vitest';
import { waitUntilFixed, watchContent, type Server } from './dev-server.ts';
import type { Problem } from './problem.ts';

type Handler = Parameters<Server['middlewares']['use']>[0];

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

/** The parts of Vite's server that the check uses. */
function startServer() {
  const watcher = new EventEmitter();
  const connections = new EventEmitter();
  const sent: unknown[] = [];
  const handlers: Handler[] = [];
  const server: Server = {
    watcher,
    middlewares: { use: (handler: Handler) => handlers.push(handler) },
    ws: {
      on: (event: string, listener: () => void) => connections.on(event, listener),
      send: (message: unknown) => sent.push(message),
    },
  };
  /** What a browser gets that accepts these kinds. */
  const open = (accept: string) => {
    let answer = '';
    const response = {
      writeHead: () => undefined,
      end: (text: string) => {
        answer = text;
      },
    };
    for (const handler of handlers)
      handler({ headers: { accept } }, response, () => {
        answer = 'the page';
      });
    return answer;
  };
  return { watcher, connections, sent, server, open };
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
    const { watcher, connections, sent, server, open } = startServer();
    const printed: string[] = [];
    const checked = watchContent(server, finding(...answers), (text) => printed.push(text));
    const change = async (path: string) => {
      watcher.emit('all', 'change', path);
      await checked();
    };
    const connect = () => connections.emit('connection');
    return { change, connect, open, sent, printed };
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

  test('shows the problems instead of a page, in the overlay of the browser', async () => {
    const { change, connect, open, sent } = serve([problem], []);
    expect(open('text/html,*/*')).toBe('the page');
    connect();
    expect(sent).toEqual([]);

    await change('/home/site/src/content/blog/my-article.md');
    expect(open('text/html,*/*')).toContain('/@vite/client');
    expect(open('*/*')).toBe('the page');
    connect();
    expect(sent.at(-1)).toMatchObject({
      type: 'error',
      err: { message: expect.stringContaining('my-article.md:12 - category') as string },
    });

    await change('/home/site/src/content/blog/my-article.md');
    expect(open('text/html,*/*')).toBe('the page');
  });

  test('checks only after changes to content and pictures', async () => {
    const { change, printed } = serve([problem]);
    await change('/home/site/src/layouts/BaseLayout.astro');
    expect(printed).toEqual([]);
    await change('C:\\site\\src\\assets\\pictures\\house.webp');
    expect(printed).toHaveLength(1);
  });

  test('keeps running when a file vanishes while it is read', async () => {
    const { watcher, server } = startServer();
    const printed: string[] = [];
    const checked = watchContent(
      server,
      () => Promise.reject(new Error('no such file')),
      (text) => printed.push(text),
    );
    watcher.emit('all', 'unlink', '/home/site/src/content/blog/my-article.md');
    await checked();
    expect(printed).toEqual(['The content could not be checked: no such file']);
  });
});
