import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { environmentSchema } from './environment-schema';
import { readEnvironment } from './environment';

const example = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8');
const lines = [...example.matchAll(/^(?:# )?(?<name>[A-Z_]+)=(?<value>.*)$/gm)];
const values = Object.fromEntries(
  lines.map(({ groups }) => [groups?.name ?? '', groups?.value ?? '']),
);

it('.env.example lists every variable of the build once, and no other', () => {
  expect(lines).toHaveLength(Object.keys(values).length);
  expect(Object.keys(values).sort()).toEqual(Object.keys(environmentSchema).sort());
});

it('.env.example holds values that the build accepts', () => {
  expect(() => readEnvironment(values)).not.toThrow();
});
