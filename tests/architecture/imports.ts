import { posix } from 'node:path';
import { withoutComments, type SourceFile } from './source-files.ts';

/** One import: from which file, of what, and whether only types travel. */
export interface Import {
  from: string;
  /** A path from the root for a relative import, else the name as written. */
  to: string;
  typesOnly: boolean;
}

const statement =
  /\b(?:import|export)\s+(?<what>[^'"`;]*?)\s*from\s*['"](?<static>[^'"]+)['"]|\bimport\s*\(?\s*['"](?<bare>[^'"]+)['"]/g;

/** All imports of a file, re-exports and `import()` included. */
export function importsOf({ path, text }: SourceFile): Import[] {
  return [...withoutComments(text).matchAll(statement)].map(({ groups = {} }) => ({
    from: path,
    to: resolve(path, groups.static ?? groups.bare ?? ''),
    typesOnly: groups.what !== undefined && isTypesOnly(groups.what),
  }));
}

function resolve(from: string, written: string): string {
  const [name = ''] = written.split('?');
  return name.startsWith('.') ? posix.join(posix.dirname(from), name) : name;
}

/** True for `type { A }`, `type A` and `{ type A, type B }`. */
function isTypesOnly(what: string): boolean {
  if (/^type\s/.test(what)) return true;
  const names = /^\{(?<names>[^}]*)\}$/s.exec(what)?.groups?.names?.split(',') ?? ['value'];
  return names.map((name) => name.trim()).every((name) => name === '' || name.startsWith('type '));
}
