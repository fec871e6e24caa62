import { createHash } from 'node:crypto';
import type { InlineHashes } from './content-policy.ts';
import { elementFaults, type PageOrigins } from './element-faults.ts';
import { scanMarkup, type InlineBlock } from './scan-markup.ts';

/** A page of the build: its file below the output folder, and its HTML. */
export interface BuiltPage {
  file: string;
  html: string;
}

/** What the pages need of the policy, and what it would block. */
export interface PageCheck {
  hashes: InlineHashes;
  /** One line for each blocked thing: file, line, element, what to do. */
  faults: string[];
}

const longestExcerpt = 60;

/** What the check measures pages by. */
export interface PageRules {
  /** Sources such as "'sha256-…'" of the scripts and styles that Astro wrote. */
  known: ReadonlySet<string>;
  origins: PageOrigins;
}

/**
 * Goes through the pages for what stands inline, and for elements that no page
 * has. Only hashes that Astro knows are let through, so that a script in an
 * editor's text is never blessed; of these, only those that a page uses get
 * into the policy, so that it stays short.
 */
export async function checkPages(
  pages: AsyncIterable<BuiltPage> | Iterable<BuiltPage>,
  { known, origins }: PageRules,
): Promise<PageCheck> {
  const used = { script: new Set<string>(), style: new Set<string>() };
  const faults: string[] = [];
  const sourceOf = rememberSources();
  for await (const { file, html } of pages) {
    const { blocks, elements } = scanMarkup(html);
    for (const block of blocks) {
      const source = sourceOf(block.text);
      if (known.has(source)) used[block.kind].add(source);
      else faults.push(`${file}, line ${block.line}: ${describeBlock(block)}`);
    }
    for (const element of elements) {
      const { tag, line } = element;
      for (const advice of elementFaults(element, origins))
        faults.push(`${file}, line ${line}: ${tag}\n    ${advice}`);
    }
  }
  return { hashes: { scripts: [...used.script].sort(), styles: [...used.style].sort() }, faults };
}

/** The policy source of an inline text; the same few texts stand in thousands of pages. */
function rememberSources(): (text: string) => string {
  const remembered = new Map<string, string>();
  return (text) => {
    const before = remembered.get(text);
    if (before !== undefined) return before;
    const source = `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    remembered.set(text, source);
    return source;
  };
}

function describeBlock({ kind, text }: InlineBlock): string {
  const start = text.trim().replaceAll(/\s+/g, ' ').slice(0, longestExcerpt);
  return (
    `<${kind}> that starts with "${start}"\n` +
    `    Astro does not know this ${kind}, so browsers would not use it. Remove it from the text, ` +
    `or write it as a plain <${kind}> of a component, without is:inline, define:vars or set:html.`
  );
}
