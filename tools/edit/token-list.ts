/** The tokens that texts may use, each with the words by which editors find it. */
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { z } from 'zod';
import { businessFacts } from '../../src/lib/content/tokens.ts';
import { contentFolder } from '../content/check/read/content-files.ts';
import { labelOf } from './fields.ts';

/** A token without its brackets, "appraisal-fee" or "brokerage:phone", and what it prints in words. */
export interface NamedToken {
  token: string;
  label: string;
}

/** The label in a figure's file, which is read even if the rest is damaged; a whole string of JSON. */
const labelLine = /^ {2}"label": (?<label>"(?:[^"\\\n]|\\["\\/])+"),?\r?$/m;

/** All figures and business facts. */
export function tokenList(root = '.'): NamedToken[] {
  const files = (collection: string) =>
    globSync(`${root}/${contentFolder}/${collection}/*.json`).sort();
  const figures = files('figures').map((path) => {
    const token = basename(path, '.json');
    const label = labelLine.exec(readFileSync(path, 'utf8'))?.groups?.label;
    return { token, label: label === undefined ? token : z.string().parse(JSON.parse(label)) };
  });
  const facts = files('businesses').flatMap((path) =>
    businessFacts.map((fact) => {
      const id = basename(path, '.json');
      return { token: `${id}:${fact}`, label: `${labelOf(fact)} of the ${id}` };
    }),
  );
  return [...figures, ...facts];
}
