/** Finds which glossary terms a text uses. */
import type { GlossaryEntry } from '../../schemas/glossary.ts';

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
const sentenceCase = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * A matcher over all forms of all terms; the longest form wins, so "home equity loan" is not a use of
 * "equity". `byForm` names the entry of each match.
 */
export function termMatcher(entries: readonly GlossaryEntry[]) {
  const byForm = new Map<string, GlossaryEntry>();
  for (const entry of entries)
    for (const form of entry.forms) {
      byForm.set(form, entry);
      byForm.set(sentenceCase(form), entry);
    }
  const forms = [...byForm.keys()].sort((a, b) => b.length - a.length);
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}-])(?:${forms.map(escapeRegExp).join('|')})(?![\\p{L}\\p{N}]|-\\p{L})`,
    'gu',
  );
  return { byForm, pattern };
}

/** Fields that hold an address, an identifier, or the description of a picture. */
const hiddenFields = new Set(['href', 'image', 'alt', 'icon', 'id', 'kind', 'figure', 'business']);

/** Every text of an entry that readers see, in order, however deep it is nested. */
function visibleTexts(content: unknown): string[] {
  if (typeof content === 'string') return [content];
  if (typeof content !== 'object' || content === null) return [];
  return Object.entries(content).flatMap(([field, value]) =>
    hiddenFields.has(field) ? [] : visibleTexts(value),
  );
}

/**
 * Terms used, in order of first use, each once. Tokens and link addresses are passed over.
 * @param content texts, or entries and parts of them; leave out meta fields, whose names visible fields share
 */
export function termsUsed(content: unknown, entries: readonly GlossaryEntry[]): GlossaryEntry[] {
  if (entries.length === 0) return [];
  const { byForm, pattern } = termMatcher(entries);
  const prose = visibleTexts(content)
    .join('\n')
    .replace(/\[\[[^\]]*\]\]|\]\([^)]*\)/g, ' ');
  const found = new Set<GlossaryEntry>();
  for (const [form] of prose.matchAll(pattern)) {
    const entry = byForm.get(form);
    if (entry) found.add(entry);
  }
  return [...found];
}
