/** Headers of one path pattern; `remove` names headers that broader rules set. */
interface HeaderRule {
  pattern: RegExp;
  set: [name: string, value: string][];
  remove: string[];
}

/**
 * Reads a `_headers` file as Netlify and Cloudflare do: a line with a path
 * (`*` stands for anything), then indented `Name: value` lines, `! Name` to
 * take a header away again, `#` for comments.
 *
 * @throws Error with the line number when a line is none of these.
 */
export function parseHeadersFile(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const content = line.trim();
    if (content === '' || content.startsWith('#')) continue;
    if (/^\s/.test(line)) addHeader(rules.at(-1), content, index + 1);
    else rules.push({ pattern: toPattern(content, index + 1), set: [], remove: [] });
  }
  return rules;
}

/** Headers for one path; a header that several rules set is joined by commas. */
export function headersFor(rules: readonly HeaderRule[], pathname: string): Map<string, string> {
  const headers = new Map<string, string>();
  for (const rule of rules.filter(({ pattern }) => pattern.test(pathname))) {
    for (const name of rule.remove) headers.delete(name);
    for (const [name, value] of rule.set) {
      const earlier = headers.get(name);
      headers.set(name, earlier === undefined ? value : `${earlier}, ${value}`);
    }
  }
  return headers;
}

function addHeader(rule: HeaderRule | undefined, content: string, line: number): void {
  if (!rule) throw atLine(line, 'a header stands before any path. Write the path above it.');
  const removal = /^!\s*(?<name>[\w-]+)$/.exec(content)?.groups?.name;
  if (removal !== undefined) {
    rule.remove.push(removal.toLowerCase());
    return;
  }
  const header = /^(?<name>[\w-]+):\s*(?<value>.+)$/.exec(content)?.groups;
  if (header?.name === undefined || header.value === undefined) {
    throw atLine(line, `"${content}" is not a header. Write it as "Name: value".`);
  }
  rule.set.push([header.name.toLowerCase(), header.value]);
}

function toPattern(path: string, line: number): RegExp {
  if (!path.startsWith('/')) {
    throw atLine(line, `"${path}" is not a path. Start it with "/", or indent it as a header.`);
  }
  const source = path.split('*').map(RegExp.escape).join('.*');
  return new RegExp(`^${source}$`);
}

function atLine(line: number, message: string): Error {
  return new Error(`_headers, line ${line}: ${message}`);
}
