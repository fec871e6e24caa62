import type { Page } from '@playwright/test';
import { contrastFaults } from './axe.ts';
import { colorsArrived } from './color-scheme.ts';

const CONTROLS = ':is(a[href], button, summary, label, input, select, textarea)';
const PICKED = '[data-one-of-its-look]';

const STATES = { hovered: ['hover'], focused: ['focus', 'focus-visible'] };

/**
 * Texts that stand out too little while every control in a part of the page is hovered, and while
 * each has the focus. Of controls with the same classes inside and around them, the first is looked at.
 */
export async function stateContrastFaults(page: Page, part: string): Promise<string[]> {
  await pickOneOfEachLook(page, `${part} ${CONTROLS}`);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument', { depth: 0 });
  const { nodeIds } = await devtools.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: PICKED,
  });
  const force = (forcedPseudoClasses: string[]) =>
    Promise.all(
      nodeIds.map((nodeId) =>
        devtools.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses }),
      ),
    );
  const faults: string[] = [];
  for (const [state, pseudoClasses] of Object.entries(STATES)) {
    await force(pseudoClasses);
    await colorsArrived(page);
    faults.push(...(await contrastFaults(page, PICKED)).map((fault) => `${state}, ${fault}`));
  }
  await force([]);
  await devtools.detach();
  return faults;
}

/** Marks the first of the controls that have the same attributes on themselves, in them, and around them. */
const pickOneOfEachLook = (page: Page, controls: string) =>
  page.evaluate((selector) => {
    const look = (element: Element) =>
      [element.localName, element.getAttribute('class'), ...element.getAttributeNames()].join(' ');
    const seen = new Set<string>();
    for (const control of document.querySelectorAll<HTMLElement>(selector)) {
      const looks = [...control.querySelectorAll('*')].map(look);
      for (let at: Element | null = control; at; at = at.parentElement) looks.push(look(at));
      const key = looks.join('>');
      if (!seen.has(key)) control.dataset.oneOfItsLook = '';
      seen.add(key);
    }
  }, controls);
