import { expect, type Page } from '@playwright/test';
import { test } from './support/nginx.ts';
import { refusedByPolicy } from './support/policy.ts';
import { applyNow, dialog, dialogForm } from './support/quote-dialog.ts';

async function useFrameDialogMenuAndChat(page: Page): Promise<void> {
  await applyNow(page).click();
  await expect(dialogForm(page).getByRole('button', { name: 'Send' })).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Close' }).first().click();
  const menu = page.getByRole('button', { name: 'Resources' });
  await menu.click();
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Chat with us' }).click();
  await expect(page.getByRole('region', { name: 'Chat' })).toBeVisible();
}

test.describe('with every island, frame and chat in use, the policy refuses nothing', () => {
  // Other pages bring no more than these, and are held to the policy as they load.
  for (const path of ['/', '/gallery', '/construction', '/no-such-page']) {
    test(path, async ({ page }) => {
      const refused = await refusedByPolicy(page);
      await page.goto(path);
      await useFrameDialogMenuAndChat(page);
      for (const frame of await page.locator('main iframe').all()) {
        await frame.scrollIntoViewIfNeeded();
        await expect(frame.contentFrame().getByRole('button', { name: 'Send' })).toBeVisible();
      }
      expect(refused).toEqual([]);
    });
  }

  test('calculator, questions, and reviews', async ({ page }) => {
    const refused = await refusedByPolicy(page);
    await page.goto('/resources/calculator');
    await page.getByRole('button', { name: 'Calculate', exact: true }).click();
    await expect(page.getByText('$1,896.20').first()).toBeVisible();
    await page.goto('/faqs');
    const question = page.locator('main summary').first();
    await question.click();
    await expect(question.locator('xpath=..')).toHaveAttribute('open', '');
    await page.goto('/');
    await page.getByRole('group', { name: 'Customer reviews' }).scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: 'Show reviews 5 to 8' }).click();
    await page.getByRole('button', { name: 'Pause reviews' }).click();
    expect(refused).toEqual([]);
  });
});

test('a stranger’s code that got into the page is refused', async ({ page }) => {
  const injections = {
    '<script>document.title = "taken"</script>': 'script-src-elem inline',
    '<script src="https://evil.example/a.js"></script>':
      'script-src-elem https://evil.example/a.js',
    '<img src="/x" onerror="document.title = \'taken\'">': 'script-src-attr inline',
    '<style>h1 { display: none }</style>': 'style-src-elem inline',
    '<h1 style="display: none">Hidden</h1>': 'style-src-attr inline',
    '<link rel="stylesheet" href="https://evil.example/a.css">':
      'style-src-elem https://evil.example/a.css',
    '<img src="https://evil.example/a.png">': 'img-src https://evil.example/a.png',
    '<iframe src="https://evil.example/"></iframe>': 'frame-src https://evil.example',
    '<base href="https://evil.example/">': 'base-uri https://evil.example/',
    '<object data="/a.swf"></object>': 'object-src',
  };
  const refused = await refusedByPolicy(page);
  await page.goto('/about');
  const title = await page.title();
  for (const [markup, violation] of Object.entries(injections)) {
    refused.length = 0;
    await page.evaluate((html) => {
      const range = document.createRange();
      // Unlike innerHTML, this makes scripts that would run.
      document.body.append(range.createContextualFragment(html));
    }, markup);
    await expect.poll(() => refused.join('\n'), markup).toContain(violation);
    expect(await page.title(), markup).toBe(title);
    await expect(page.locator('main h1'), markup).toBeVisible();
  }
  refused.length = 0;
  await page.evaluate(() => {
    // eslint-disable-next-line @typescript-eslint/no-implied-eval -- the browser has to refuse it
    window.setTimeout('document.title = "taken"');
  });
  await expect.poll(() => refused).toEqual(['script-src eval']);
  refused.length = 0;
  const answer = page.evaluate(() => fetch('https://evil.example/'));
  await expect(answer).rejects.toThrow('Failed to fetch');
  await expect.poll(() => refused).toEqual(['connect-src https://evil.example/']);
});

test('a stranger’s form that leads away is refused', async ({ page }) => {
  const refused = await refusedByPolicy(page);
  await page.goto('/about');
  await page.evaluate(() => {
    const form = document.createElement('form');
    form.action = 'https://evil.example/';
    document.body.append(form);
    form.submit();
  });
  await expect.poll(() => refused).toEqual([expect.stringMatching(/^form-action /)]);
  expect(new URL(page.url()).pathname).toBe('/about');
});

test('a form’s frame gets no feature of the browser that it does not need', async ({ page }) => {
  await page.goto('/help');
  const form = page.locator('main iframe');
  await form.scrollIntoViewIfNeeded();
  await expect(form.contentFrame().getByRole('button', { name: 'Send' })).toBeVisible();
  const allowed = await form
    .contentFrame()
    .locator('body')
    .evaluate(() => {
      const { featurePolicy } = document as Document & {
        featurePolicy: { allowedFeatures: () => string[] };
      };
      return featurePolicy.allowedFeatures();
    });
  // Client hints are headers of a request, no features of a script.
  expect(allowed.filter((feature) => !feature.startsWith('ch-')).sort()).toEqual([
    'aria-notify',
    'sync-xhr',
    'unload',
  ]);
});

test('another path of the provider’s host is no script of this site', async ({ page }) => {
  const refused = await refusedByPolicy(page);
  await page.goto('/about');
  const loader = await page
    .getByRole('button', { name: 'Chat with us' })
    .getAttribute('data-loader');
  const other = new URL('/anything-else.js', loader ?? '').href;
  await page.evaluate((address) => {
    const script = document.createElement('script');
    script.src = address;
    document.head.append(script);
  }, other);
  await expect.poll(() => refused).toEqual([`script-src-elem ${other}`]);
});

test('another site cannot put ours into a frame', async ({ page, nginx }) => {
  await page.setContent(`<iframe src="${nginx}/about"></iframe>`);
  await expect.poll(() => page.frames()[1]?.url()).toBe('chrome-error://chromewebdata/');
});

test('the next page is fetched when a pointer rests on its link, other sites never', async ({
  page,
}) => {
  const fetched: string[] = [];
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Preload.enable');
  devtools.on('Preload.prefetchStatusUpdated', ({ prefetchUrl }) => {
    fetched.push(new URL(prefetchUrl).pathname);
  });
  await page.goto('/about');
  await page.getByRole('link', { name: 'Facebook' }).hover();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Closing Costs' }).first().hover();
  await expect.poll(() => [...new Set(fetched)]).toEqual(['/resources/closing-costs']);
});
