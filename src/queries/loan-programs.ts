import { getCollection } from 'astro:content';
import type { CollectionEntry } from 'astro:content';
import { addressOf } from '../site-map';
import { isShown, shown } from './published';
import type { Shown } from './published';

/** A loan program with its address; `hasPage` is true once its entry has a text. */
export type LoanProgram = CollectionEntry<'loan-programs'> & Shown & { hasPage: boolean };

/** All shown programs in the order of their grids, purchase first. */
export async function listLoanPrograms(): Promise<LoanProgram[]> {
  const entries = await getCollection('loan-programs', isShown);
  return entries
    .sort((a, b) => a.data.group.localeCompare(b.data.group) || a.data.order - b.data.order)
    .map((entry) => ({
      ...shown(entry, addressOf('loan-program', entry.id)),
      hasPage: (entry.body ?? '').trim() !== '',
    }));
}

/** Programs that have a page of their own. */
export async function listLoanProgramPages(): Promise<LoanProgram[]> {
  return (await listLoanPrograms()).filter(({ hasPage }) => hasPage);
}
