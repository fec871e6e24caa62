/**
 * A checked address of the environment as pages print it: as it was parsed, so
 * that browsers and the security policy read the same. An empty one counts as missing.
 * @throws TypeError for what is no address, which checkEnvironment refuses before.
 */
export function configuredAddress(value: string | undefined): string | undefined {
  const address = value?.trim();
  return address ? new URL(address).href : undefined;
}
