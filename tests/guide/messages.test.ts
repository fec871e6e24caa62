import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { printAdvice } from '../../tools/content/advice/give-advice.ts';

const guide = readFileSync('docs/editing.md', 'utf8');
const section = /^## What the messages mean$(?<text>[\s\S]*?)^## /m.exec(guide)?.groups?.text ?? '';
const quoted = [...section.matchAll(/^\| `(?<words>.+?)`\s*\|/gm)].map(
  ({ groups }) => groups?.words ?? '',
);

/** Messages as they are pinned for the broken entries. */
const messages = globSync('tests/fixtures/content/**/*.expected.txt').map((file) =>
  readFileSync(file, 'utf8'),
);

describe('the guide explains messages that there are', () => {
  test('at least ten of them', () => {
    expect(quoted.length).toBeGreaterThanOrEqual(10);
  });

  test.each(quoted)('%s', (words) => {
    expect(messages.some((message) => message.includes(words))).toBe(true);
  });
});

test('it quotes the heading of the warnings as it is printed', () => {
  const warning = { file: 'a.md', field: 'title', found: 'a', wanted: 'b', example: 'c' };
  const [heading = ''] = printAdvice([warning]).split(':\n');
  expect(heading).not.toBe('');
  expect(section).toContain(`\`${heading}\``);
});

test('every command that the guide names exists', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    scripts: Record<string, string>;
  };
  const named = [...guide.matchAll(/npm run (?<name>[\w:]+)/g)].map(({ groups }) => groups?.name);
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((name) => !Object.keys(scripts).includes(name ?? ''))).toEqual([]);
});

test('every file that the guide names as an example exists', () => {
  const named = [...guide.matchAll(/`(?<file>src\/[\w/.-]+)`/g)].map(({ groups }) => groups?.file);
  expect(named.filter((file) => globSync(file ?? '').length === 0)).toEqual([]);
});
