import { globSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import type { Project } from './entry.ts';

const orderSchema = z.looseObject({ order: z.number(), group: z.string().optional() });

/** Place and grid of each entry of a folder; one whose fields cannot be read has no place. */
function placesIn(folder: string) {
  return globSync(`${folder}/*.{md,mdx}`).flatMap((file) => {
    const fields = /^---\r?\n([\s\S]*?)\r?\n---/.exec(readFileSync(file, 'utf8'))?.[1] ?? '';
    const found = orderSchema.safeParse(parse(fields));
    return found.success ? [found.data] : [];
  });
}

const after = (orders: readonly number[]) => Math.max(0, ...orders) + 1;

/** The content of a project as it is, read from `content` ("src/content"). */
export function readProject(content: string, today: string): Project {
  const programs = placesIn(`${content}/loan-programs`);
  const inGroup = (group: string) =>
    programs.filter((one) => one.group === group).map(({ order }) => order);
  return {
    today,
    nextCity: after(placesIn(`${content}/cities`).map(({ order }) => order)),
    nextProgram: { purchase: after(inGroup('purchase')), refinance: after(inGroup('refinance')) },
    faqs: readFileSync(`${content}/faqs/faqs.json`, 'utf8'),
  };
}
