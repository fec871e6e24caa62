/** What sites answered earlier, kept between runs. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';

const remembered = z.record(
  z.string(),
  z.object({
    /** Day of the answer, "2026-01-15". */
    day: z.iso.date(),
    status: z.number(),
    movedTo: z.string().optional(),
  }),
);

/** Earlier answers by address. */
export type Memory = z.infer<typeof remembered>;

/** Reads the file of earlier answers; one that is missing or damaged is empty, for it can be made anew. */
export function readMemory(file: string): Memory {
  if (!existsSync(file)) return {};
  try {
    return remembered.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    console.warn(`${file} cannot be read and is written anew: ${String(error)}`);
    return {};
  }
}

/** Writes the file of earlier answers. */
export function writeMemory(file: string, memory: Memory): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(memory, undefined, 2)}\n`);
}
