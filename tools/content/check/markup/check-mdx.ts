/** Checks .mdx files, where braces and tags have a meaning. */
import { posix } from 'node:path';
import type { Entry } from '../read/entry.ts';
import { lineOfNode, type TextNode } from './markdown-tree.ts';
import type { Problem } from '../problem.ts';
import { clip, listed } from '../format-value.ts';

const plainer = 'Or rename the file to .md, where these characters are printed as typed.';

// In two parts, or tools would take it for an import of this file.
const importExample = ['import Steps', "from '../../components/ui/Steps.astro'"].join(' ');

/** The first syntax error in an .mdx text; the parser stops there. */
export function mdxSyntaxProblem(
  file: string,
  body: { text: string; line: number },
  error: unknown,
): Problem {
  const message = error instanceof Error ? error.message : String(error);
  const { line, column, reason } =
    /^(?<line>\d+):(?<column>\d+): (?<reason>.*?)(?: \([\w:-]+\))?$/s.exec(message)?.groups ?? {
      line: '1',
      column: '1',
      reason: message,
    };
  const written = body.text.split('\n')[Number(line) - 1] ?? '';
  return {
    file,
    line: body.line + Number(line) - 1,
    field: 'the text',
    found: clip(
      written.slice(Math.max(0, Number(column) - 1)).trim() ||
        written.trim() ||
        'the end of the text',
    ),
    ...adviceOnMdx(reason ?? ''),
  };
}

function adviceOnMdx(reason: string) {
  if (reason.includes('closing tag'))
    return { wanted: `Close every tag. ${plainer}`, example: '<Note>Words.</Note>' };
  if (reason.includes('expression') || reason.includes('brace'))
    return {
      wanted: `Write a brace as \\{, or close the comment that it opens. ${plainer}`,
      example: '\\{',
    };
  if (reason.includes('<'))
    return {
      wanted: `Write a "<" that doesn't open a tag as \\<. ${plainer}`,
      example: 'a score \\<580',
    };
  return { wanted: `The text is not valid MDX. ${plainer}`, example: 'a score \\<580' };
}

/** Components without an import, imports of missing files, and expressions other than comments. */
export function componentProblems(
  { file, body }: Entry,
  nodes: readonly TextNode[],
  others: ReadonlySet<string>,
): Problem[] {
  const imports = nodes.filter((node) => node.type === 'mdxjsEsm');
  const known = imports.flatMap(({ value }) =>
    [...value.matchAll(/\bimport\s+(?<name>[A-Z]\w*)/g)].map(({ groups }) => groups?.name ?? ''),
  );
  return nodes.flatMap((node): Problem | Problem[] => {
    const at = { file, line: lineOfNode(node, body?.line ?? 1), field: 'the text' };
    if (node.type === 'mdxjsEsm') return importProblems(node.value, at, others);
    if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
      if (/^\s*(?:\/\*[\s\S]*\*\/\s*)?$/.test(node.value)) return [];
      return {
        ...at,
        found: clip(`{${node.value}}`),
        wanted: `Braces can only contain comments. Write a figure or a business fact as a token. ${plainer}`,
        example: '[[brokerage:phone]]',
      };
    }
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return [];
    const name = node.name ?? '';
    if (known.includes(name)) return [];
    return {
      ...at,
      found: `<${name}>`,
      wanted: `${known.length === 0 ? 'The file imports no component.' : `The file imports ${listed(known)}.`} Import the component above the text, or write plain Markdown. ${plainer}`,
      example: importExample,
    };
  });
}

function importProblems(
  code: string,
  at: Pick<Problem, 'file' | 'line' | 'field'>,
  others: ReadonlySet<string>,
): Problem[] {
  const statement = /^import\s+[A-Z]\w*\s+from\s+['"](?<path>\.[^'"]+\.astro)['"];?$/;
  return code
    .split('\n')
    .filter((line) => line.trim() !== '')
    .filter((line) => {
      const path = statement.exec(line.trim())?.groups?.path;
      return path === undefined || !others.has(posix.join(posix.dirname(at.file), path));
    })
    .map((line) => ({
      ...at,
      found: clip(line),
      wanted:
        'Above the text, import only components from src/components, one per line, with their exact path.',
      example: importExample,
    }));
}
