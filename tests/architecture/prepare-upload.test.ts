import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { staticWebAppsJson } from '../../tools/hosts/config/static-web-apps.ts';
import { vercelJson } from '../../tools/hosts/config/vercel.ts';
import { root, run, temporaryFolder } from './rehearsal.ts';

let place: string;

const site = { rules: [], redirects: [{ from: '/old', to: '/new' }], siteName: 'www.example.com' };
const prepare = (host: string) => run([`${root}/deploy/prepare-upload.sh`, host], { cwd: place });

const uploaded = () =>
  readdirSync(join(place, 'dist'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(join(place, 'dist'), join(entry.parentPath, entry.name)))
    .sort();

function write(file: string, text = 'text'): void {
  mkdirSync(dirname(join(place, file)), { recursive: true });
  writeFileSync(join(place, file), text);
}

beforeEach(() => {
  place = temporaryFolder();
  for (const name of ['index.html', 'index.html.br', '_headers', '_redirects', '.assetsignore'])
    write(`dist/${name}`);
  for (const name of ['.well-known/security.txt', '_astro/a.css', '_astro/a.css.gz'])
    write(`dist/${name}`);
  write('dist-hosts/vercel.json', vercelJson(site));
  write('dist-hosts/staticwebapp.config.json', staticWebAppsJson(site));
});

describe('prepare-upload.sh', () => {
  const pages = ['.well-known/security.txt', '_astro/a.css', 'index.html'];
  it.each([
    ['cloudflare', ['.assetsignore', '_headers', '_redirects']],
    ['netlify', ['.assetsignore', '_headers', '_redirects']],
    ['vercel', ['vercel.json']],
    ['azure', ['staticwebapp.config.json']],
    ['github-pages', []],
  ])('leaves for %s what it serves or reads', (host, settings) => {
    expect(prepare(host)).toEqual({ code: 0, said: '' });
    expect(uploaded()).toEqual([...pages, ...settings].sort());
  });

  it('keeps Cloudflare, and only Cloudflare, from hiding email addresses in a page', () => {
    const page = (start = '', end = '') =>
      `<html><head><title>a</title></head><body class="b">${start}<p>us@site.test</p><script>"</body>"</script>${end}</body></html>`;
    for (const host of ['netlify', 'cloudflare']) {
      write('dist/about.html', page());
      expect(prepare(host).code).toBe(0);
      expect(readFileSync(join(place, 'dist/about.html'), 'utf8')).toBe(
        host === 'cloudflare' ? page('<!--email_off-->', '<!--/email_off-->') : page(),
      );
    }
  });

  it.each([
    'api/index.js',
    'functions/run.js',
    '_worker.js',
    'package.json',
    'vercel.json',
    'vercel.ts',
    'netlify.toml',
    'wrangler.jsonc',
    'middleware.js',
    'script.js',
    '_astro/functions/run.js',
    'shop.php',
    '.vercel/output/config.json',
    '.env',
  ])('refuses %s in a site', (file) => {
    write(`dist/${file}`);
    const { code, said } = prepare('vercel');
    expect(code).toBe(1);
    expect(said).toMatch(/^dist\/.*\n {2}Found: .*\n {2}Wanted: .*\n {2}Example: /);
    expect(existsSync(join(place, 'dist/_headers'))).toBe(true);
  });

  it.each(['og/home.jpg', '_astro/fonts/a.woff2', '_astro/my house.Ab12.webp', 'terms.pdf'])(
    'lets %s through',
    (file) => {
      write(`dist/${file}`);
      expect(prepare('netlify')).toEqual({ code: 0, said: '' });
    },
  );

  it.each(['dist', 'dist-hosts'])('says that %s is missing', (folder) => {
    rmSync(join(place, folder), { recursive: true });
    const { code, said } = prepare('cloudflare');
    expect(code).toBe(1);
    expect(said).toMatch(
      new RegExp(`^${folder}\n {2}Found: .*\n {2}Wanted: .*\n {2}Example: npm run build`),
    );
  });

  it('refuses a symbolic link', () => {
    symlinkSync('/etc/passwd', join(place, 'dist/secret'));
    expect(prepare('netlify').said).toContain('symbolic link');
  });

  it.each([
    ['vercel', 'vercel.json', 'buildCommand'],
    ['vercel', 'vercel.json', 'functions'],
    ['azure', 'staticwebapp.config.json', 'auth'],
  ])('refuses settings for %s that the build never writes: %s, %s', (host, file, key) => {
    write(`dist-hosts/${file}`, JSON.stringify({ [key]: 'anything' }));
    const { code, said } = prepare(host);
    expect(code).toBe(1);
    expect(said).toContain(`dist-hosts/${file}\n  Found:   "${key}".`);
    expect(existsSync(join(place, 'dist', file))).toBe(false);
  });

  it.each(['', 'netlfy'])('wants a host that it knows, not %j', (host) => {
    const { code, said } = prepare(host);
    expect(code).not.toBe(0);
    expect(said).toContain('cloudflare');
  });
});
