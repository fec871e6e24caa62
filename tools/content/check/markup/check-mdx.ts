/** What can go wrong in .mdx files only: braces and tags have a meaning there. */
import { posix } from 'node:path';
import type { Entry } from '../read/addresses.ts';
import { lineOfNode, type TextNode } from './markdown-tree.ts';
import type { Problem } from '../problem.ts';
import { clip, listed } from '../format-value.ts';

const plainer = 'Or rename the file to .md, where these signs are printed as they are.';

// In two parts, or it would be taken for an import of this file.
const importExample = ['import Steps', "from '../../components/ui/Steps.astro'"].join(' ');

/** The first mistake that keeps an .mdx text from being read; the parser stops there. */
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
    return { wanted: `Each opened tag is closed. ${plainer}`, example: '<Note>Words.</Note>' };
  if (reason.includes('expression') || reason.includes('brace'))
    return {
      wanted: `A brace is written \\{, or opened and closed around a note. ${plainer}`,
      example: '\\{',
    };
  if (reason.includes('<'))
    return {
      wanted: `A "<" that opens no tag is written \\<. ${plainer}`,
      example: 'a score \\<580',
    };
  return { wanted: `The text cannot be read as MDX. ${plainer}`, example: 'a score \\<580' };
}

/** Components that are not imported, imports that lead nowhere, and expressions that name nothing. */
export function componentProblems(
  { file, body }: Entry,
  nodes: readonly TextNode[],
  others: ReadonlySet<string>,
): Problem[] {
  const imports = nodes.flatMap((node) => (node.type === 'mdxjsEsm' ? [node] : []));
  const known = imports.flatMap(({ value }) =>
    [...value.matchAll(/\bimport\s+(?<name>[A-Z]\w*)/g)].map(({ groups }) => groups?.name ?? ''),
  );
  return nodes.flatMap((node): Problem[] => {
    const at = { file, line: lineOfNode(node, body?.line ?? 1), field: 'the text' };
    if (node.type === 'mdxjsEsm') return importProblems(node.value, at, others);
    if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
      if (/^\s*(?:\/\*[\s\S]*\*\/\s*)?$/.test(node.value)) return [];
      return [
        {
          ...at,
          found: clip(`{${node.value}}`),
          wanted: `Braces hold notes only; a figure or a business fact is a token. ${plainer}`,
          example: '[[brokerage:phone]]',
        },
      ];
    }
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return [];
    const name = node.name ?? '';
    if (known.includes(name)) return [];
    return [
      {
        ...at,
        found: `<${name}>`,
        wanted: `${known.length === 0 ? 'No component is imported in this file.' : `Imported are ${listed(known)}.`} Import the component above the text, or write plain Markdown. ${plainer}`,
        example: importExample,
      },
    ];
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
        'Above the text stand imports of components of src/components, one a line, with their exact path.',
      example: importExample,
    }));
}
