/** Links the first use of a term in a page's prose to its explanation at the end. */
import type { GlossaryEntry } from '../../schemas/glossary';
import { termMatcher } from './glossary';
import { mapTextNodes } from './text-nodes';

const explanation = /<div id="term-(?<id>[a-z0-9-]+)">/g;

/**
 * Links the first use of each explained term inside `<div class="prose">`, headings
 * excepted. A page without a list of terms (`id="term-apr"`) stays as it is.
 */
export function linkTerms(html: string, glossary: readonly GlossaryEntry[]): string {
  const explained = [...html.matchAll(explanation)].map(({ groups }) => groups?.id);
  const left = new Set(explained);
  if (left.size === 0) return html;
  const { byForm, pattern } = termMatcher(glossary);
  const tokensOrTerms = tokensOr(pattern);
  let depth = 0;
  let inHeading = false;
  // Skips the rest of the page, which is several times as long as its prose.
  const from = Math.max(0, html.indexOf('<div class="prose'));
  const terms = html.indexOf('<details class="terms', from);
  const to = terms === -1 ? html.length : terms;
  const linked = mapTextNodes(html.slice(from, to), (text, before) => {
    if (/^<div class="prose[ "]/.test(before) || (depth > 0 && before.startsWith('<div'))) depth++;
    else if (depth > 0 && before === '</div>') depth--;
    if (/^<(?:h[1-6]|th)\b/.test(before)) inHeading = true;
    else if (/^<\/(?:h[1-6]|th)>/.test(before)) inHeading = false;
    if (depth === 0 || inHeading) return text;
    return text.replace(tokensOrTerms, (form) => {
      const id = byForm.get(form)?.id;
      if (id === undefined || !left.delete(id)) return form;
      return `<a href="#term-${id}">${form}</a>`;
    });
  });
  return html.slice(0, from) + linked + html.slice(to);
}

/** Tokens are matched first, so that no word inside one is taken for a term. */
const tokensOr = (pattern: RegExp) => new RegExp(`\\[\\[[^\\]]*\\]\\]|${pattern.source}`, 'gu');
