/** The tokens that texts may use, each with the words by which editors find it. */
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { z } from 'zod';
import { factsOf } from '../../src/lib/content/tokens.ts';
import { businessSchema } from '../../src/schemas/businesses.ts';
import { contentFolder } from '../content/check/read/content-files.ts';
import { labelOf } from './fields.ts';

/** A token without its brackets, "appraisal-fee" or "brokerage:phone", and what it prints in words. */
export interface NamedToken {
  token: string;
  label: string;
}

const labeled = z.object({ label: z.string() });

/** All figures and business facts. A file that the check refuses offers none. */
export function tokenList(root: string): NamedToken[] {
  const entries = (collection: string) =>
    globSync(`${root}/${contentFolder}/${collection}/*.json`)
      .sort()
      .map((path) => ({ id: basename(path, '.json'), data: readJson(path) }));
  const figures = entries('figures').flatMap(({ id, data }) => {
    const figure = labeled.safeParse(data).data;
    return figure ? [{ token: id, label: figure.label }] : [];
  });
  const facts = entries('businesses').flatMap(({ id, data }) => {
    const business = businessSchema.safeParse(data).data;
    return Object.keys(business ? factsOf(business) : {}).map((fact) => ({
      token: `${id}:${fact}`,
      label: `${labelOf(fact)} of ${business?.shortName ?? id}`,
    }));
  });
  return [...figures, ...facts];
}

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}
