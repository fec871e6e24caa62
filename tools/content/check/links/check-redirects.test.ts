import { describe, expect, it } from 'vitest';
import type { Redirect } from '../../../../src/schemas/redirects.ts';
import { faultsOfRedirects } from './check-redirects.ts';

const pages = new Set(['/', '/about', '/blog', '/blog/new']);
const file = 'src/content/redirects/redirects.json';
const redirectFaults = (redirects: Redirect[], known: ReadonlySet<string>) =>
  faultsOfRedirects(redirects, known).map(
    ({ index, from, what, remedy }) => `${file}, entry ${index + 1}: "${from}" ${what}. ${remedy}`,
  );

describe('the list of moved addresses', () => {
  it('may lead to pages and to other sites', () => {
    const redirects = [
      { from: '/blog/old', to: '/blog/new' },
      { from: '/older', to: '/blog/new' },
      { from: '/home.php', to: '/' },
      { from: '/team.html', to: '/about' },
      { from: '/feed', to: '/rss.xml' },
      { from: '/sitemap.xml', to: '/sitemap-index.xml' },
      { from: '/kitchens', to: 'https://kitchens.test/' },
    ];
    expect(redirectFaults(redirects, pages)).toEqual([]);
  });

  it.each([
    [
      'a page that nobody could reach any more',
      [{ from: '/about', to: '/' }],
      [`${file}, entry 1: "/about" is a page on this site, and visitors could no longer reach it.`],
    ],
    [
      'a page in other capital letters, which nginx and Windows take for the page',
      [{ from: '/About', to: '/' }],
      [
        `${file}, entry 1: "/About" is the page "/about" apart from capital letters, which some hosts ignore.`,
      ],
    ],
    [
      'the home page as a file',
      [{ from: '/index.html', to: '/about' }],
      [`${file}, entry 1: "/index.html" is another spelling of the page "/"`],
    ],
    [
      'an address twice',
      [
        { from: '/old', to: '/' },
        { from: '/old', to: '/about' },
      ],
      [`${file}, entry 2: "/old" is already in entry 1. Delete one of the two.`],
    ],
    [
      'an address that leads to itself',
      [{ from: '/old', to: '/old' }],
      [`${file}, entry 1: "/old" is part of a redirect loop: /old -> /old. `],
    ],
    [
      'a circle, and what leads into it',
      [
        { from: '/a', to: '/b' },
        { from: '/b', to: '/c' },
        { from: '/c', to: '/b' },
      ],
      [
        `${file}, entry 1: "/a" is part of a redirect loop: /a -> /b -> /c -> /b. `,
        `${file}, entry 2: "/b" is part of a redirect loop: /b -> /c -> /b. `,
        `${file}, entry 3: "/c" is part of a redirect loop: /c -> /b -> /c. `,
      ],
    ],
    [
      'a detour',
      [
        { from: '/a', to: '/b' },
        { from: '/b', to: '/about' },
      ],
      [`${file}, entry 1: "/a" leads to "/b", which has moved, too. Write "to": "/about".`],
    ],
    [
      'a target that is no page',
      [{ from: '/old', to: '/abuot' }],
      [
        `${file}, entry 1: "/old" leads to "/abuot", which is not a page on this site. Point it to a page. Did you mean "/about"?`,
      ],
    ],
  ])('must not hold %s', (_case, redirects, faults) => {
    const found = redirectFaults(redirects, pages);
    expect(found).toHaveLength(faults.length);
    for (const [index, fault] of faults.entries()) expect(found[index]).toContain(fault);
  });
});

it.each(['/about.html', '/About.html', '/about/index.html'])(
  'a page must not be moved as %s, which hosts send to the page',
  (from) => {
    expect(redirectFaults([{ from, to: '/' }], pages)).toEqual([
      `${file}, entry 1: "${from}" is another spelling of the page "/about", and hosts already redirect it there. Delete this entry, or the page.`,
    ]);
  },
);
