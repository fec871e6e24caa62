import { describe, expect, it } from 'vitest';
import { securityHeaders } from './security-headers';

const headers = (facts: { secure?: boolean; preview?: boolean } = {}) =>
  new Map(
    securityHeaders({ policy: "default-src 'none'", secure: true, preview: false, ...facts }),
  );

describe('headers of every answer', () => {
  it('hold the policy as it is', () => {
    expect(headers().get('Content-Security-Policy')).toBe("default-src 'none'");
  });

  it('let a page fetched ahead serve for its address with a campaign', () => {
    expect(headers().get('No-Vary-Search')).toMatch(/^params=\("utm_source" .*"gclid"/);
  });

  it('ask for https for two years, only where the site has it', () => {
    expect(headers().get('Strict-Transport-Security')).toBe('max-age=63072000');
    expect(headers({ secure: false }).has('Strict-Transport-Security')).toBe(false);
  });

  it('keep only previews out of search engines', () => {
    expect(headers({ preview: true }).get('X-Robots-Tag')).toBe('noindex');
    expect(headers().has('X-Robots-Tag')).toBe(false);
  });

  it('refuse frames and pages every feature that reaches for a device, a file, or an identity', () => {
    const policy = headers().get('Permissions-Policy')?.split(', ') ?? [];
    expect(new Set(policy).size).toBe(policy.length);
    for (const feature of [
      'serial',
      'hid',
      'usb',
      'clipboard-read',
      'local-fonts',
      'idle-detection',
      'browsing-topics',
      'storage-access',
      'gamepad',
      'picture-in-picture',
    ])
      expect(policy).toContain(`${feature}=()`);
  });

  it('fit the hosts: one line each, at most 2,000 characters', () => {
    for (const [name, value] of headers()) {
      expect(value).toMatch(/^[\x20-\x7e]+$/);
      expect(`${name}: ${value}`.length).toBeLessThan(2000);
    }
  });
});
