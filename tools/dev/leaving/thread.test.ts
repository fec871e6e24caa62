import { describe, expect, it } from 'vitest';
import { answersOf } from './thread.ts';

/** Answers of a module with this text. */
const answersOfText = (text: string, input?: unknown) =>
  answersOf<[unknown, unknown]>(
    {
      module: new URL(
        `data:text/javascript,${encodeURIComponent(`import { parentPort, workerData } from 'node:worker_threads';\n${text}`)}`,
      ),
      input,
      task: 'The test',
    },
    2,
  );

describe('a thread', () => {
  it('gives its answers in order', async () => {
    const answers = answersOfText(
      "parentPort.postMessage(workerData.word); parentPort.postMessage('second');",
      { word: 'first' },
    );
    expect(await Promise.all(answers)).toEqual(['first', 'second']);
  });

  it.each([
    ['throws', "throw new Error('No such file.');", 'No such file.'],
    ['rejects', "await Promise.reject(new Error('No such file.'));", 'No such file.'],
    ['throws what is no error', "throw 'a text';", 'a text.'],
    ['ends too early', '', 'its thread ended with code 0.'],
    ['is ended by its own code', 'process.exit(7);', 'its thread ended with code 7.'],
    ['cannot be read', "import 'no-such-package';", 'Failed to resolve module'],
  ])('that %s is told in words, and nobody waits for it', async (_case, text, words) => {
    const [first, second] = answersOfText(text);
    await expect(first).rejects.toThrow(/^The test stopped before its end: /);
    await expect(second).rejects.toThrow(words);
  });

  it('that dies between two answers has given the first', async () => {
    const [first, second] = answersOfText(
      "parentPort.postMessage('first'); setTimeout(() => { throw new Error('Broken.'); });",
    );
    expect(await first).toBe('first');
    await expect(second).rejects.toThrow('The test stopped before its end: Broken.');
  });
});
