import { describe, expect, it } from 'vitest';
import { campaignOf, campaignOfVisit } from './campaign';

describe('campaignOf', () => {
  it.each([
    ['', ''],
    ['?utm_source=google&utm_medium=cpc', 'utm_source=google&utm_medium=cpc'],
    ['?gclid=AbC-123_x', 'gclid=AbC-123_x'],
    [
      '?gbraid=a&wbraid=b&msclkid=c&fbclid=d&ttclid=e&li_fat_id=f',
      'gbraid=a&wbraid=b&msclkid=c&fbclid=d&ttclid=e&li_fat_id=f',
    ],
    ['?dclid=a&yclid=b&_ga=c&mc_eid=d', ''],
    ['?email=a@example.com&utm_source=a&name=Ann', 'utm_source=a'],
    ['?utm_source=<script>&utm_campaign=a%26b=c', 'utm_source=%3Cscript%3E&utm_campaign=a%26b%3Dc'],
    ['?utm_evil=1&UTM_SOURCE=2&xutm_source=3&gclidx=4', ''],
    ['?utm_source=first&utm_source=second', 'utm_source=first'],
    ['?utm_source=&utm_term=', ''],
    ['?utm_source=%E0%A4%A', 'utm_source=%EF%BF%BD%25A'],
  ])('keeps of "%s" only "%s"', (search, kept) => {
    expect(campaignOf(search)).toBe(kept);
  });

  it('drops a value that is longer than any campaign has', () => {
    expect(campaignOf(`?utm_source=${'a'.repeat(200)}`)).toHaveLength('utm_source='.length + 200);
    expect(campaignOf(`?utm_source=${'a'.repeat(201)}&gclid=b`)).toBe('gclid=b');
  });
});

describe('campaignOfVisit', () => {
  function visit(stored?: string) {
    const values = new Map(stored === undefined ? [] : [['campaign', stored]]);
    const storage: Pick<Storage, 'getItem' | 'setItem'> = {
      getItem: (key) => values.get(key) ?? null,
      setItem: (key, value) => void values.set(key, value),
    };
    return { values, storage: () => storage as Storage };
  }

  it('stores the campaign of the first page and gives it to the next ones', () => {
    const { storage } = visit();
    expect(campaignOfVisit('?utm_source=a&x=1', storage)).toBe('utm_source=a');
    expect(campaignOfVisit('', storage)).toBe('utm_source=a');
  });

  it('keeps the first campaign when a later page names another', () => {
    const { storage } = visit('utm_source=first');
    expect(campaignOfVisit('?utm_source=second', storage)).toBe('utm_source=first');
  });

  it('stores nothing while no page names a campaign', () => {
    const { values, storage } = visit();
    expect(campaignOfVisit('?x=1', storage)).toBe('');
    expect(values.size).toBe(0);
  });

  it('lets nothing through that something else wrote into the storage', () => {
    const { storage } = visit('email=a@example.com&utm_source=a');
    expect(campaignOfVisit('', storage)).toBe('utm_source=a');
  });

  it.each([
    [
      'is forbidden',
      () => {
        throw new DOMException('Access is denied.', 'SecurityError');
      },
    ],
    [
      'is full',
      () =>
        ({
          getItem: () => null,
          setItem: () => {
            throw new DOMException('Quota exceeded.', 'QuotaExceededError');
          },
        }) as unknown as Storage,
    ],
  ])("uses this page's campaign when the storage %s", (_, storage) => {
    expect(campaignOfVisit('?utm_source=a', storage)).toBe('utm_source=a');
  });
});
