/** Builds a changed content in a copy of the project and looks at it with the checks of the built site. */
import { mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { makeCopy } from '../../../tests/guide/copy.ts';
import type { Content } from './mutation.ts';

/**
 * Checks that say nothing about whether a content is in order: misspelled words are
 * advice to an editor, and the words of the specification may change on purpose.
 */
const leftOut = ['tests/site/spelling.test.ts', 'tests/site/delivered/**'];

/** What is wrong with the site of a content: names of checks that failed, or the end of a build that did. */
export async function siteFaults(content: Content): Promise<string[]> {
  const copy = makeCopy();
  try {
    rmSync(join(copy.folder, 'src/content'), { recursive: true });
    for (const [path, bytes] of content) {
      mkdirSync(join(copy.folder, dirname(path)), { recursive: true });
      copy.write(path, Buffer.from(bytes));
    }
    const built = await copy.run('build:test');
    if (built.code !== 0) return [`The build ended with:\n${built.output.slice(-2000)}`];
    const tested = await copy.run(
      'test:site',
      leftOut.flatMap((file) => ['--exclude', file]),
    );
    return tested.code === 0 ? [] : failedChecks(tested.output);
  } finally {
    copy.remove();
  }
}

/** Lines that name a failed check, each once; the end of the output when it names none. */
export function failedChecks(output: string): string[] {
  // Colors of a terminal.
  const plain = output.replace(/\u{1B}\[[\d;]*m/gu, '');
  const names = [...plain.matchAll(/^ *FAIL +(?:site +)?(?<name>.+)$/gm)].map(
    ({ groups }) => groups?.name ?? '',
  );
  return names.length === 0 ? [plain.slice(-2000)] : [...new Set(names)];
}
