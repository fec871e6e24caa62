import { userInfo } from 'node:os';
import { launch, type Frame } from 'puppeteer-core';
import { shownForm, type Engine } from './engine.ts';
import { tryIn } from './journeys.ts';

tryIn('firefox', startFirefox);

/** Starts Firefox, which puppeteer drives through WebDriver BiDi. */
async function startFirefox(executablePath: string): Promise<Engine> {
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
    run: runIn(page.mainFrame()),
    async runInForm(fn, argument) {
      const frame = (await page.evaluateHandle(shownForm)).asElement();
      const form = await frame?.contentFrame();
      if (!form) throw new Error('No hosted form is on the screen.');
      return runIn(form)(fn, argument);
    },
    resize: (width, height) => page.setViewport({ width, height }),
    moveTo: (x, y) => page.mouse.move(x, y),
    click: (x, y, times = 1) => page.mouse.click(x, y, { count: times }),
    async dropAt(x, y) {
      await page.mouse.down();
      await page.mouse.move(x, y, { steps: 4 });
      await page.mouse.up();
    },
    async press(key, times = 1) {
      for (let time = 0; time < times; time += 1) await page.keyboard.press(key);
    },
    type: (text) => page.keyboard.type(text),
    close: () => browser.close(),
  };
}

/** Puppeteer's own types lose what a generic function returns. */
function runIn(frame: Frame): Engine['run'] {
  return async <Argument, Result>(fn: (argument: Argument) => unknown, argument: Argument) =>
    (await frame.evaluate(fn as (argument: unknown) => unknown, argument)) as Result;
}
