import type { Page } from '@playwright/test';

/** What the policy refused on any page of the tab, from now on: "directive address". */
export async function refusedByPolicy(page: Page): Promise<string[]> {
  const found: string[] = [];
  await page.exposeFunction('tellViolation', (violation: string) => found.push(violation));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      const { tellViolation } = window as typeof window & { tellViolation: (text: string) => void };
      tellViolation(`${effectiveDirective} ${blockedURI}`);
    });
  });
  return found;
}
