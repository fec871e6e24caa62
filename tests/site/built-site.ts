/** The built site as the checks see it: files on disk, pages parsed once per test file. */
import { globSync, readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { parseHTML } from 'linkedom';
import { testSiteFolder } from '../../tools/dev/test-site/settings.ts';
import { cleanPath } from '../../src/lib/urls.ts';

/** A page of the built site. */
export interface BuiltPage {
  /** Address, for example "/blog/closing-costs". */
  path: string;
  /** File in the built folder, for example "blog/closing-costs.html". */
  file: string;
  html: string;
  document: Document;
}

/** Content of a file of the built site, by its path in the folder. */
export const readBuilt = (file: string) => readFileSync(join(testSiteFolder, file), 'utf8');

/** True when the built site has the file, for example "/favicon.svg". */
export const isBuilt = (file: string) =>
  statSync(join(testSiteFolder, file), { throwIfNoEntry: false })?.isFile() === true;

/** Every HTML file of the built site by its address; the not-found screen is "/404". */
export const builtPages: ReadonlyMap<string, BuiltPage> = new Map(
  globSync('**/*.html', { cwd: testSiteFolder })
    .map((file) => file.split(sep).join('/'))
    .sort()
    .map((file) => {
      const html = readBuilt(file);
      const path = cleanPath(`/${file}`);
      return [path, { path, file, html, document: parseHTML(html).document }];
    }),
);

/**
 * A page of the built site.
 * @throws when the build has no page at this address
 */
export function builtPage(path: string): BuiltPage {
  const page = builtPages.get(path);
  if (!page) throw new Error(`The built site has no page at ${path}.`);
  return page;
}

/** Address under which the build thinks it is published, without a slash at its end. */
export const siteOrigin = new URL(
  builtPage('/').document.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? '',
).origin;
