import { createHash } from 'node:crypto';
import type { BuiltPage } from '../config/built-files.ts';
import type { InlineHashes } from './content-policy.ts';
import { elementFaults, type PageSources } from './element-faults.ts';
import { scanMarkup, type ScannedElement } from './scan-markup.ts';

/** What the pages need of the policy, and what it would block. */
interface PageCheck {
  hashes: InlineHashes;
  /** One line for each blocked thing: file, line, element, what to do. */
  faults: string[];
}

const longestExcerpt = 60;

/**
 * Checks the inline blocks and the elements of all pages. Only hashes that
 * Astro knows are allowed, so that a script in an editor's text never gets in;
 * the policy lists only those that a page uses, so that it stays short.
 * @param known Sources such as "'sha256-…'" of the scripts and styles that Astro wrote.
 */
export async function checkPages(
  pages: AsyncIterable<BuiltPage>,
  { known, sources }: { known: ReadonlySet<string>; sources: PageSources },
): Promise<PageCheck> {
  const used = { script: new Set<string>(), style: new Set<string>() };
  const faults: string[] = [];
  for await (const { file, html } of pages) {
    for (const element of scanMarkup(html)) {
      const { tag, line, inline } = element;
      const wrong = elementFaults(element, sources).map((advice) => `${tag}\n    ${advice}`);
      if (inline) {
        const source = sourceOf(inline.text);
        if (known.has(source)) used[inline.kind].add(source);
        else wrong.push(describeBlock(inline));
      }
      faults.push(...wrong.map((fault) => `${file}, line ${line}: ${fault}`));
    }
  }
  return { hashes: { scripts: [...used.script].sort(), styles: [...used.style].sort() }, faults };
}

/** The policy source of an inline text. */
const sourceOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

function describeBlock({ kind, text }: NonNullable<ScannedElement['inline']>): string {
  const start = text.trim().replaceAll(/\s+/g, ' ').slice(0, longestExcerpt);
  return (
    `<${kind}> that starts with "${start}"\n` +
    `    Astro doesn't recognize this ${kind}, so browsers would block it. Remove it from the text, ` +
    `or write it as a plain <${kind}> in a component, without is:inline, define:vars, or set:html.`
  );
}
