import { userInfo } from 'node:os';
import { launch } from 'puppeteer-core';
import { shownForm, type Engine } from './engine.ts';

/** Starts Firefox, which puppeteer drives through WebDriver BiDi. */
export async function startFirefox(executablePath: string): Promise<Engine> {
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    // As root, Firefox refuses the home of somebody else.
    env: { ...process.env, HOME: userInfo().homedir },
    defaultViewport: null,
  });
  const page = await browser.newPage();
  return {
    async open(address) {
      await page.goto(address);
    },
    run: (fn, argument) => page.evaluate(fn, argument),
    async runInForm(fn, argument) {
      const frame = (await page.evaluateHandle(shownForm)).asElement();
      const form = await frame?.contentFrame();
      if (!form) throw new Error('No hosted form is on the screen.');
      return form.evaluate(fn, argument);
    },
    resize: (width, height) => page.setViewport({ width, height }),
    moveTo: (x, y) => page.mouse.move(x, y),
    pointerDown: () => page.mouse.down(),
    pointerUp: () => page.mouse.up(),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    close: () => browser.close(),
  };
}
