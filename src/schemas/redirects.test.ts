import { describe, expect, it } from 'vitest';
import { redirectSchema, redirectsSchema } from './redirects';

describe('a moved address', () => {
  it.each([
    ['/old', '/new'],
    ['/Old_Page/index.php', '/'],
    ['/old', 'https://kitchens.test/a?b'],
  ])('may lead from %s to %s', (from, to) => {
    expect(redirectSchema.safeParse({ from, to }).success).toBe(true);
  });

  it.each([
    ['old', '/new', 'from'],
    ['/old/', '/new', 'from'],
    ['/', '/new', 'from'],
    ['/old?page=1', '/new', 'from'],
    ['/old page', '/new', 'from'],
    ['/old/*', '/new', 'from'],
    ['https://example.test/old', '/new', 'from'],
    ['/old', 'new', 'to'],
    ['/old', '/new/', 'to'],
    ['/old', '//evil.test', 'to'],
    ['/old', 'http://example.test/', 'to'],
    ['/old', 'javascript:alert(1)', 'to'],
  ])('may not lead from %s to %s', (from, to, field) => {
    const { error } = redirectSchema.safeParse({ from, to });
    expect(error?.issues.map(({ path }) => path)).toEqual([[field]]);
  });

  it('has no further fields', () => {
    expect(redirectsSchema.safeParse([{ from: '/old', to: '/new', status: 302 }]).success).toBe(
      false,
    );
  });
});
