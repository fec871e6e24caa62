import { describe, expect, it } from 'vitest';
import { readEnvironment, thirdPartyOriginsOf } from './environment';

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
      'The environment is wrong.\n' +
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
      'must not hold a user name or password',
    );
  });

  it('asks for the loader when a widget id is given', () => {
    expect(fault({ CHAT_WIDGET_ID: 'abc123' })).toContain(
      'CHAT_LOADER_URL is missing, but CHAT_WIDGET_ID is set and needs it.\n    Found:   nothing',
    );
  });
});

describe('thirdPartyOriginsOf', () => {
  it('names each origin once, by what it is needed for', () => {
    const environment = readEnvironment({
      MAIN_FORM_URL: 'https://forms.example.com/a',
      SECOND_FORM_URL: 'https://forms.example.com/b',
      FORM_EMBED_SCRIPT_URL: 'https://cdn.example.com/embed.js',
      CHAT_LOADER_URL: 'https://chat.example.com/loader.js',
      CHAT_WIDGET_ID: 'abc123',
    });
    expect(thirdPartyOriginsOf(environment)).toEqual({
      frames: ['https://forms.example.com', 'https://chat.example.com'],
      scripts: ['https://cdn.example.com', 'https://chat.example.com'],
      connect: ['https://chat.example.com'],
    });
  });

  it('lets nobody in who is not needed', () => {
    const loaderOnly = readEnvironment({ CHAT_LOADER_URL: 'https://chat.example.com/loader.js' });
    expect(thirdPartyOriginsOf(loaderOnly)).toEqual({ frames: [], scripts: [], connect: [] });
  });
});
