import type { Page } from '@playwright/test';
import { contrastFaults } from './axe.ts';
import { colorsArrived } from './color-scheme.ts';

const CONTROLS = ':is(a[href], button, summary, label, input, select, textarea)';

const STATES = { hovered: ['hover'], focused: ['focus', 'focus-visible'] };

/** Texts that stand out too little while every control in a part of the page is hovered, and while each has the focus. */
export async function stateContrastFaults(page: Page, part: string): Promise<string[]> {
  const controls = `${part} ${CONTROLS}`;
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument', { depth: 0 });
  const { nodeIds } = await devtools.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: controls,
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
    faults.push(...(await contrastFaults(page, controls)).map((fault) => `${state}, ${fault}`));
  }
  await force([]);
  await devtools.detach();
  return faults;
}
