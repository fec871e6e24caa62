/** Full addresses that people write: settings of the build, and redirects to other sites. */

/** Longest address that is taken, in characters. Servers and hosts read longer ones, visitors never type them. */
export const longestAddress = 2000;

const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
/** Letters, digits, and hyphens, as in DNS; the last label never starts with a digit, as those of IP addresses do. */
const hostName = new RegExp(`^(?=.{4,253}$)(?:${label}\\.)+(?=[a-z])${label}$`);

/** Characters that server configurations, policies, or markup read as their own. */
const unsafeCharacters = /[\p{Cc}\s"$<>\\^`{|}]/u;
const userInfo = /^[^/]*\/\/[^/?#]*@/;
/** "." and ".." as folders, and slashes that servers decode later. */
const hiddenClimb = /\/(?:\.|%2e){1,2}(?:\/|$)|%2f|%5c/i;
const brokenPercent = /%(?![0-9a-f]{2})/i;

/**
 * What is wrong with a full address, as the end of a sentence about it; undefined
 * when nothing is. What passes may be printed anywhere as `new URL(text).href`.
 *
 * @example addressFault('https://a b.example.com') // "must not contain spaces, …"
 */
export function addressFault(text: string): string | undefined {
  const address = URL.parse(text);
  if (unsafeCharacters.test(text)) {
    return 'must not contain spaces, quotation marks, or any of $ < > \\ ^ ` { | }';
  }
  if (address === null) return 'is not a full address';
  const isProtected = address.protocol === 'https:' || isLoopback(address);
  if (!/^https?:\/\/[^/]/i.test(text) || !isProtected) {
    return 'must start with https:// (http:// only on this computer)';
  }
  if (userInfo.test(text)) return 'must not contain a user name or password';
  if (!isLoopback(address) && !hostName.test(address.hostname)) {
    return 'must name its host with letters, digits, hyphens, and periods, such as www.example.com';
  }
  const path = text.replace(/[?#].*$/s, '');
  if (hiddenClimb.test(path)) {
    return 'must not contain "." or ".." as a folder, or an encoded slash (%2F, %5C)';
  }
  if (brokenPercent.test(text)) {
    return 'contains a "%" without two hexadecimal digits after it; a percent sign itself is %25';
  }
  return address.href.length > longestAddress
    ? `must have at most ${longestAddress} characters, has ${address.href.length}`
    : undefined;
}

/** Whether an address is on this computer. */
export function isLoopback({ hostname }: URL): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d+){3}$/.test(hostname);
}
