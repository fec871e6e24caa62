import { describe, expect, it } from 'vitest';
import { readEnvironment, thirdPartySources } from './environment';

const fault = (variables: Record<string, string>) => {
  try {
    readEnvironment(variables);
    return 'none';
  } catch (error) {
    return (error as Error).message;
  }
};

describe('readEnvironment', () => {
  it('takes an empty environment: every form becomes a contact card', () => {
    expect(readEnvironment({})).toEqual({});
    expect(readEnvironment({ MAIN_FORM_URL: ' ', CHAT_WIDGET_ID: '' })).toEqual({});
  });

  it.each([
    'https://forms.example.com/widget/form/abc?layout=1',
    'http://localhost:4322/form',
    'http://127.0.0.1:4322/form',
    'http://[::1]:4322/form',
  ])('takes %s as a form', (address) => {
    expect(readEnvironment({ MAIN_FORM_URL: address }).MAIN_FORM_URL?.href).toBe(address);
  });

  it('names the variable, what was found and an example', () => {
    expect(fault({ MAIN_FORM_URL: 'forms.example.com/abc' })).toBe(
      'The environment variables are wrong.\n' +
        '  MAIN_FORM_URL is not a full address.\n' +
        '    Found:   forms.example.com/abc\n' +
        '    Example: MAIN_FORM_URL=https://forms.example.com/widget/form/abc123',
    );
  });

  it('names every wrong variable at once', () => {
    const message = fault({
      SITE_URL: 'https://www.example.com/home',
      SECOND_FORM_URL: 'http://forms.example.com/b',
      CHAT_WIDGET_ID: 'a b',
      DEMO: 'yes',
      BUILD_DATE: '2026-02-30',
    });
    expect(message).toContain('SITE_URL must be the bare address of the site, without a path.');
    expect(message).toContain('SECOND_FORM_URL must start with https://');
    expect(message).toContain('CHAT_WIDGET_ID is not a widget id');
    expect(message).toContain('DEMO is neither "true" nor "false".');
    expect(message).toContain('BUILD_DATE is not a calendar date.');
  });

  it.each([
    'http://127.evil.example/form',
    'http://localhost.example/form',
    'javascript:alert(1)',
    'data:text/html,hello',
    'file:///etc/passwd',
  ])('refuses %s', (address) => {
    expect(fault({ MAIN_FORM_URL: address })).toContain('MAIN_FORM_URL must start with https://');
  });

  it('refuses an address that holds a password', () => {
    expect(fault({ MAIN_FORM_URL: 'https://a:b@forms.example.com' })).toContain(
      'must not contain a user name or password',
    );
  });

  it('asks for the loader when a widget id is given', () => {
    expect(fault({ CHAT_WIDGET_ID: 'abc123' })).toContain(
      'CHAT_LOADER_URL is missing, but CHAT_WIDGET_ID is set and needs it.\n    Found:   nothing',
    );
  });
});

/** Values that would break a configuration, open it, or lead elsewhere than they seem to. */
const hostileAddresses = [
  ['https://a;b.example.com', 'must name its host'],
  ['https://*', 'must name its host'],
  ['https://*.example.com', 'must name its host'],
  ['https://a,b.example.com', 'must name its host'],
  ["https://a'b.example.com", 'must name its host'],
  ['https://a_b.example.com', 'must name its host'],
  ['https://-a.example.com', 'must name its host'],
  ['https://a-.example.com', 'must name its host'],
  ['https://www.example.com.', 'must name its host'],
  ['https://example', 'must name its host'],
  ['https://(a).example.com', 'must name its host'],
  ['https://~^.+$', 'must not contain'],
  ['https://$host', 'must not contain'],
  ['https://{$HOME}.example.com', 'must not contain'],
  ['https://www.example.com"; return 200', 'must not contain'],
  ['https://www.example.com\n*.evil.example', 'must not contain'],
  ['https://www.exa\tmple.com', 'must not contain'],
  ['https://www.exa\u0000mple.com', 'must not contain'],
  ['https://www.example.com/`id`', 'must not contain'],
  ['https://www.example.com/<script>', 'must not contain'],
  ['https://www.example.com\\@evil.example', 'must not contain'],
  ['https://www.example.com evil.example', 'must not contain'],
  ['https:www.example.com', 'must start with https://'],
  ['https:/www.example.com', 'must start with https://'],
  ['https:///www.example.com', 'must start with https://'],
  ['//www.example.com', 'is not a full address'],
  ['http://www.example.com', 'must start with https://'],
  ['http://0x7f000001.example.com', 'must start with https://'],
  ['ftp://www.example.com', 'must start with https://'],
  ['blob:https://www.example.com/a', 'must start with https://'],
  ['https://a:b@www.example.com', 'must not contain a user name or password'],
  ['https://@www.example.com', 'must not contain a user name or password'],
  ['https://www.example.com@evil.example', 'must not contain a user name or password'],
  ['https://203.0.113.5', 'must name its host'],
  ['https://3405803781', 'must name its host'],
  ['https://[2001:db8::1]', 'must name its host'],
  ['https://[::ffff:127.0.0.1]', 'must name its host'],
  ['https://%%%', 'is not a full address'],
  ['https://www.example.com/%zz', 'contains a "%" without two hexadecimal digits'],
  ['https://www.example.com/../a', 'must not contain "." or ".."'],
  ['https://www.example.com/%2e%2E/a', 'must not contain "." or ".."'],
  ['https://www.example.com/..%2fa', 'must not contain "." or ".."'],
  ['https://www.example.com/a%5cb', 'must not contain "." or ".."'],
  [`https://${'a'.repeat(64)}.example.com`, 'must name its host'],
  [`https://${'a.'.repeat(130)}com`, 'must name its host'],
  [`https://www.example.com/${'a'.repeat(2000)}`, 'must have at most 2000 characters'],
] as const;

const names = [
  'SITE_URL',
  'MAIN_FORM_URL',
  'SECOND_FORM_URL',
  'FORM_EMBED_SCRIPT_URL',
  'CHAT_LOADER_URL',
];

describe('a hostile setting ends in a message that names the variable', () => {
  it.each(hostileAddresses)('%j %s', (address, reason) => {
    for (const name of names) {
      const message = fault({ [name]: address });
      expect(message).toContain(`  ${name} ${reason}`);
      expect(message).toMatch(/\n {4}Found: {3}\S.*\n {4}Example: /);
      expect(message).not.toMatch(/[^\P{Cc}\n]/u);
    }
  });

  it.each([
    ['SITE_URL', 'https://www.example.com/?a', 'must be the bare address'],
    ['SITE_URL', 'https://www.example.com/#a', 'must be the bare address'],
    ['FORM_EMBED_SCRIPT_URL', 'https://cdn.example.com', 'must be the address of a script file'],
    ['CHAT_LOADER_URL', 'https://cdn.example.com/js/?a.js', 'must be the address of a script file'],
    ['CHAT_WIDGET_ID', 'a"><script>', 'is not a widget id'],
    ['CHAT_WIDGET_ID', 'abc\ndef', 'is not a widget id'],
    ['CHAT_WIDGET_ID', '{{abc}}', 'is not a widget id'],
    ['CHAT_WIDGET_ID', '../abc', 'is not a widget id'],
    ['CHAT_WIDGET_ID', 'a'.repeat(81), 'is not a widget id'],
    ['PREVIEW', 'true; rm', 'is neither "true" nor "false"'],
    ['COUNT_CONTACTS', 'yes', 'is neither "true" nor "false"'],
    ['BUILD_DATE', '2026-05-04T00:00', 'is not a calendar date'],
  ])('%s=%j %s', (name, value, reason) => {
    expect(fault({ [name]: value })).toContain(`  ${name} ${reason}`);
  });

  it('such as a form on the site itself, which a frame of ours could do anything to', () => {
    const site = 'https://www.example.com';
    expect(fault({ SITE_URL: site, MAIN_FORM_URL: `${site}/form` })).toContain(
      'MAIN_FORM_URL must be on a different host than SITE_URL',
    );
  });
});

describe('an unusual setting is taken as browsers read it', () => {
  it.each([
    ['https://MÜNCHEN.example.com', 'https://xn--mnchen-3ya.example.com/'],
    ['HTTPS://WWW.Example.COM:443', 'https://www.example.com/'],
    ['https://www.example.com:8443', 'https://www.example.com:8443/'],
    ['https://1a.2b.example.co', 'https://1a.2b.example.co/'],
    ['https://x.io', 'https://x.io/'],
    ['http://2130706433:4321', 'http://127.0.0.1:4321/'],
    [`https://${'a'.repeat(63)}.example.com`, `https://${'a'.repeat(63)}.example.com/`],
  ])('%s is %s', (found, href) => {
    expect(readEnvironment({ SITE_URL: ` ${found} ` }).SITE_URL?.href).toBe(href);
  });

  it.each([
    'https://forms.example.com/f?next=https%3A%2F%2Fwww.example.com%2F..%2F',
    "https://forms.example.com/it's;a,b(c)!",
    'https://forms.example.com/a..b/...',
  ])('%s stays', (address) => {
    expect(readEnvironment({ MAIN_FORM_URL: address }).MAIN_FORM_URL?.href).toBe(address);
  });
});

describe('thirdPartySources', () => {
  it('names each source once, by what it is needed for', () => {
    const environment = readEnvironment({
      MAIN_FORM_URL: 'https://forms.example.com/a',
      SECOND_FORM_URL: 'https://forms.example.com/b',
      FORM_EMBED_SCRIPT_URL: 'https://cdn.example.com/embed.js',
      CHAT_LOADER_URL: 'https://chat.example.com/loader.js',
      CHAT_WIDGET_ID: 'abc123',
    });
    expect(thirdPartySources(environment)).toEqual({
      frames: ['https://forms.example.com', 'https://chat.example.com'],
      scripts: ['https://cdn.example.com/embed.js', 'https://chat.example.com/loader.js'],
      connect: ['https://chat.example.com'],
    });
  });

  it.each([
    ['https://cdn.example.com/a.js?v=1#x', 'https://cdn.example.com/a.js'],
    ['https://cdn.example.com/a;b,c.js', 'https://cdn.example.com/a%3Bb%2Cc.js'],
    ["https://cdn.example.com/'self'.js", 'https://cdn.example.com/%27self%27.js'],
    ['https://CDN.example.com:443/é.js', 'https://cdn.example.com/%C3%A9.js'],
  ])('names the file of %s, without what a policy would read otherwise', (address, source) => {
    const environment = readEnvironment({ FORM_EMBED_SCRIPT_URL: address });
    expect(thirdPartySources(environment).scripts).toEqual([source]);
  });

  it('lets nobody in who is not needed', () => {
    const loaderOnly = readEnvironment({ CHAT_LOADER_URL: 'https://chat.example.com/loader.js' });
    expect(thirdPartySources(loaderOnly)).toEqual({ frames: [], scripts: [], connect: [] });
  });
});
