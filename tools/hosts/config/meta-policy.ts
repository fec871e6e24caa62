import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { metaPolicy } from '../security/content-policy.ts';
import { readPages } from './built-files.ts';

const charset = '<meta charset="utf-8">';

/** The page with the policy as its second element, before anything that it governs. */
export function withMetaPolicy(html: string, policy: string): string {
  const content = metaPolicy(policy).replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  const meta = `<meta http-equiv="content-security-policy" content="${content}">`;
  return html.replace(charset, () => `${charset}${meta}`);
}

/**
 * Writes the policy into every page, for hosts that send no headers.
 * @throws Error that names a page without the place for it.
 */
export async function writeMetaPolicy(folder: string, policy: string): Promise<void> {
  for await (const { file, html } of readPages(folder)) {
    const changed = withMetaPolicy(html, policy);
    if (changed === html) {
      throw new Error(`${file} has no ${charset} at its start, so the policy cannot be written.`);
    }
    await writeFile(join(folder, file), changed);
  }
}
