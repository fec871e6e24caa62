import { describe, expect, it } from 'vitest';
import { manualFormChecks } from './environment.ts';

const variables = {
  SITE_URL: 'https://www.site.test',
  MAIN_FORM_URL: 'https://forms.test/a',
  SECOND_FORM_URL: 'https://forms.test/b',
};

describe('checks of the forms by hand', () => {
  it('name the variables, the allowed targets after Send, and an example', () => {
    const [check] = manualFormChecks(variables);
    expect(check).toContain('each form (MAIN_FORM_URL, SECOND_FORM_URL)');
    expect(check).toContain('a page on forms.test that posts a message');
    expect(check).toContain('a redirect of the whole page that starts in the form');
    expect(check).toContain("parent.postMessage('thank-you', '*')");
  });

  it.each([
    ['both hosts', { SECOND_FORM_URL: 'https://other.test/b' }, 'forms.test or other.test'],
    ['the one form there is', { SECOND_FORM_URL: ' ' }, 'each form (MAIN_FORM_URL)'],
  ])('name %s', (_case, change, words) => {
    expect(manualFormChecks({ ...variables, ...change }).join()).toContain(words);
  });

  it('are not asked for without a form', () => {
    expect(manualFormChecks({ SITE_URL: 'https://www.site.test' })).toEqual([]);
  });
});
