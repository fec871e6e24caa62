/** Finds which glossary terms a text uses. */
import type { GlossaryEntry } from '../../schemas/glossary.ts';

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
const sentenceCase = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

type Matcher = ReturnType<typeof makeMatcher>;

function makeMatcher(entries: readonly GlossaryEntry[]) {
  const byForm = new Map<string, GlossaryEntry>();
  for (const entry of entries)
    for (const form of entry.forms) {
      byForm.set(form, entry);
      byForm.set(sentenceCase(form), entry);
    }
  const forms = [...byForm.keys()].sort((a, b) => b.length - a.length);
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}-])(?:${forms.map(escaped).join('|')})(?![\\p{L}\\p{N}]|-\\p{L})`,
    'gu',
  );
  return { byForm, pattern };
}

const made = new WeakMap<readonly GlossaryEntry[], Matcher>();

/**
 * A matcher over all terms, made once for a glossary; the longest spelling
 * wins, so "home equity loan" is not a use of "equity".
 */
export function termMatcher(entries: readonly GlossaryEntry[]): Matcher {
  const known = made.get(entries);
  if (known) return known;
  const matcher = makeMatcher(entries);
  made.set(entries, matcher);
  return matcher;
}

/** Terms used in the texts, in order of first use, each once. Tokens and link addresses are passed over. */
export function termsUsed(
  texts: readonly string[],
  entries: readonly GlossaryEntry[],
): GlossaryEntry[] {
  if (entries.length === 0) return [];
  const { byForm, pattern } = termMatcher(entries);
  const prose = texts.join('\n').replace(/\[\[[^\]]*\]\]|\]\([^)]*\)/g, ' ');
  const found = new Set<GlossaryEntry>();
  for (const [form] of prose.matchAll(pattern)) {
    const entry = byForm.get(form);
    if (entry) found.add(entry);
  }
  return [...found];
}
