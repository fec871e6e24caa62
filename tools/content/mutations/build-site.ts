/** Builds changed content in a copy of the project, and runs the site tests on it. */
import { mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { makeCopy } from '../../../tests/guide/copy.ts';
import type { Content } from './mutation.ts';

/** Tests that valid content may fail: misspellings are only warnings, and the delivered texts may change on purpose. */
const excluded = ['tests/site/spelling.test.ts', 'tests/site/delivered/**'];

/** Names of the failed tests, or the last lines of a failed build; empty when the site is fine. */
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
      excluded.flatMap((file) => ['--exclude', file]),
    );
    return tested.code === 0 ? [] : failedTests(tested.output);
  } finally {
    copy.remove();
  }
}

/** Names of the failed tests in an output, each once; the end of the output when it has none. */
export function failedTests(output: string): string[] {
  // Terminal colors.
  const plain = output.replace(/\u{1B}\[[\d;]*m/gu, '');
  const names = [...plain.matchAll(/^ *FAIL +(?:site +)?(?<name>.+)$/gm)].map(
    ({ groups }) => groups?.name ?? '',
  );
  return names.length === 0 ? [plain.slice(-2000)] : [...new Set(names)];
}
