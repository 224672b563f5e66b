import { expect as is, test } from 'vitest';
import { consoleAndBrowser } from './support/consoleAndBrowser.ts';
import { expect } from './support/expect.ts';
import { settled } from './support/places.ts';
import { flexibleRate } from './support/flexibleRate.ts';

const at = consoleAndBrowser();

test('a Chinese browser is spoken to in Chinese, the address says so, and the choice is kept', async () => {
  const visit = await at.browser.visit({ locale: 'zh-CN' });
  const { page } = visit;
  await page.goto('/simple-earn');
  await expect(page).toHaveURL(/\/zh\/simple-earn$/);
  await expect(page.getByRole('heading', { level: 1, name: '简单赚币' })).toBeVisible();
  is(await page.getAttribute('html', 'lang')).toBe('zh');
  await page.getByRole('button', { name: '语言' }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await expect(page).toHaveURL(/\/simple-earn$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Simple Earn' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Simple Earn' })).toBeVisible();
  is(new URL(page.url()).pathname).toBe('/simple-earn');
  await page.goto('/zh/simple-earn/my-lendings?tab=flexible');
  await expect(page.getByRole('heading', { level: 1, name: '我的持仓' })).toBeVisible();
  is(visit.complaints).toEqual([]);
  await visit.context.close();
});

test('the header begins with the overview, each of its links leads to a page, and other addresses say what the exchange shows there', async () => {
  const visit = await at.browser.visit();
  const { page } = visit;
  await page.goto('/proof-of-reserves');
  await expect(page.getByText(/this address shows/)).toBeVisible();
  const links = page.getByRole('navigation', { name: 'Earn' }).getByRole('link');
  const names = await links.allTextContents();
  is(names[0]).toBe('Overview');
  is(names.length).toBeGreaterThan(5);
  for (const name of names) {
    const link = links.filter({ hasText: new RegExp(`^${name}$`) });
    await link.click();
    await expect(link).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(/this address shows/)).toHaveCount(0);
  }
  await page.goto('/simple-earn/my-lendings/7');
  await expect(page.getByText('this address shows everything about this one holding')).toBeVisible();
  is(visit.complaints).toEqual([]);
  await visit.context.close();
});

test('a page of a table stands in the address as page, and the address leads back to it (UI-19)', async () => {
  const visit = await at.browser.visit();
  const { page } = visit;
  const current = page.getByRole('navigation').locator('[aria-current="page"]').filter({ hasText: /^\d+$/ });
  await page.goto('/simple-earn');
  await expect(current).toHaveText('1');
  await page.getByRole('button', { name: 'Page 2', exact: true }).click();
  await expect(page).toHaveURL(/\/simple-earn\?page=2$/);
  await page.reload();
  await expect(current).toHaveText('2');
  await page.getByRole('button', { name: 'Page 1', exact: true }).click();
  await expect(page).toHaveURL(/\/simple-earn$/);
  is(visit.complaints).toEqual([]);
  await visit.context.close();
});

test('the chosen appearance is there before the first paint and stays', async () => {
  const visit = await at.browser.visit({ appearance: 'light' });
  const { page } = visit;
  await page.goto('/simple-earn');
  await page.getByRole('button', { name: 'Appearance' }).click();
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
  await expect(page.locator('html')).toHaveClass(/dark/);
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.reload({ waitUntil: 'domcontentloaded' });
  is(await page.evaluate(() => document.documentElement.className)).toContain('dark');
  await visit.context.close();
});

test('given a dark device, then the button of the appearance shows the setting: system, light and dark have icons of their own', async () => {
  const visit = await at.browser.visit({ appearance: 'dark' });
  const { page } = visit;
  await page.goto('/simple-earn');
  const button = page.getByRole('button', { name: 'Appearance' });
  const icons = [await button.locator('path').getAttribute('d')];
  for (const setting of ['Light', 'Dark']) {
    await button.click();
    await page.getByRole('menuitemradio', { name: setting }).click();
    await expect(page.getByRole('menu')).toHaveCount(0);
    icons.push(await button.locator('path').getAttribute('d'));
  }
  is(new Set(icons).size).toBe(3);
  await visit.context.close();
});

test('the console works where the browser keeps nothing', async () => {
  const visit = await at.browser.visit();
  await visit.page.addInitScript(() => {
    Object.defineProperty(globalThis, 'localStorage', {
      get: () => {
        throw new DOMException('switched off', 'SecurityError');
      },
    });
  });
  await visit.page.goto('/simple-earn');
  await expect(visit.page.getByRole('button', flexibleRate('USDT'))).toBeVisible();
  await visit.page.getByRole('button', { name: 'Appearance' }).click();
  await visit.page.getByRole('menuitemradio', { name: 'Dark' }).click();
  await expect(visit.page.locator('html')).toHaveClass(/dark/);
  is(visit.complaints).toEqual([]);
  await visit.context.close();
});

/** One of each kind; `nextPath.test.ts` has the rest. */
test.each(['https://evil.example', '/\t/evil.example', 'javascript:alert(document.domain)', '/login?next=/login'])(
  'after signing in nobody is led to %j (S03)',
  async (next) => {
    const visit = await at.browser.visit();
    const { page } = visit;
    await page.goto(`/login?next=${encodeURIComponent(next)}`);
    await page.getByRole('button', { name: 'Continue Visitor' }).click();
    await expect(page).toHaveURL((url) => url.origin === at.server.origin && url.pathname !== '/login');
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Choose who you are');
    is(visit.complaints).toEqual([]);
    await visit.context.close();
  },
);

test('the address holds what the market shows, and odd addresses do no harm', async () => {
  const visit = await at.browser.visit();
  const { page } = visit;
  await page.goto('/simple-earn?search=us&sort=asset-asc');
  await expect(page.getByRole('searchbox')).toHaveValue('us');
  await expect(page.getByRole('row')).toHaveCount(3);
  await page.getByRole('searchbox').fill('123');
  await expect(page).toHaveURL(/\?search=123&sort=asset-asc$/);
  await page.reload();
  await expect(page.getByRole('searchbox')).toHaveValue('123');
  await page.goto('/simple-earn');
  await page.getByRole('row', { name: /USDT/ }).first().getByRole('button', { expanded: false }).click();
  await expect(page).toHaveURL(/\?open=USDT$/);
  await page.reload();
  await expect(page.getByRole('table', { name: 'Products of USDT' }).getByRole('button', flexibleRate('USDT'))).toBeVisible();
  await page.goto('/simple-earn?search[]=1&sort=%00&page=-1&page=1e9&subscribe=<script>');
  await expect(page.getByRole('button', flexibleRate('USDT'))).toBeVisible();
  is(visit.complaints).toEqual([]);
  await visit.context.close();
});

test('a page stands where it stood when one comes back to it or loads it again, and a new one at its top', async () => {
  const visit = await at.browser.visit({ height: 500 });
  const { page } = visit;
  const scrolled = () => page.evaluate(() => Math.round(scrollY));
  await visit.become('saver');
  await page.goto('/simple-earn');
  await settled(page);
  await page.evaluate(() => scrollTo(0, 400));
  await page
    .getByRole('navigation', { name: 'Earn' })
    .getByRole('link', { name: 'My holdings' })
    .evaluate((link: HTMLElement) => link.click());
  await expect(page.getByRole('heading', { level: 1, name: 'My holdings' })).toBeFocused();
  is(await scrolled()).toBe(0);
  await page.evaluate(() => scrollTo(0, 120));
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Simple Earn' })).toBeFocused();
  await expect.poll(scrolled).toBe(400);
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1, name: 'My holdings' })).toBeFocused();
  await expect.poll(scrolled).toBe(120);
  await page.goBack();
  await expect.poll(scrolled).toBe(400);
  await page.reload();
  await settled(page);
  await expect.poll(scrolled).toBe(400);
  is(visit.complaints).toEqual([]);
  await visit.context.close();
});

test('while the code of the next page is on its way the page stays, its address is there, and the next one gets the focus', async () => {
  const visit = await at.browser.visit();
  const { page } = visit;
  await page.goto('/simple-earn?search=us');
  await settled(page);
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('navigation', { name: 'Earn' }).getByRole('link', { name: 'Staking', exact: true }).click();
  await expect(page).toHaveURL(/\/staking$/);
  await page.waitForTimeout(400);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Simple Earn');
  await expect(page.getByRole('searchbox')).toHaveValue('us');
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Staking' })).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('searchbox')).toHaveValue('us');
  is(visit.complaints).toEqual([]);
  await visit.context.close();
});

test.each([
  ['nothing', /\/(?:apiw?|sandbox)\//, 'main'],
  ['the session alone', /\/apiw?\//, 'h1'],
])(
  'given a server that answers %s, when a page is opened, then the page says so within five seconds and shows what comes later',
  async (_how, silent, drawn) => {
    const visit = await at.browser.visit();
    const { page } = visit;
    await visit.become('saver');
    let answer = (): void => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route(silent, async (route) => {
      await held;
      await route.continue().catch(() => undefined);
    });
    await page.goto('/simple-earn');
    // The seconds count from the first picture, which a busy machine draws late.
    await expect(page.locator(drawn)).toBeVisible();
    await expect(page.getByText('The server has not answered yet')).toBeVisible({ timeout: 5000 });
    answer();
    await expect(page.getByRole('table', { name: 'Products' })).toContainText('USDT');
    await expect(page.getByText('The server has not answered yet')).toHaveCount(0);
    is(visit.complaints).toEqual([]);
    await visit.context.close();
  },
);

test('a clock moved in the panel moves the page', async () => {
  const visit = await at.browser.visit();
  const { page } = visit;
  await visit.become('saver');
  await page.goto('/simple-earn');
  await settled(page);
  const summary = page.getByRole('region', { name: 'My Simple Earn' });
  const before = await summary.innerText();
  await page.getByRole('button', { name: 'Sandbox', exact: true }).click();
  await page.getByRole('button', { name: '+30 days' }).click();
  await expect(page.getByText(/^It is now /)).toBeVisible({ timeout: 60_000 });
  await expect.poll(() => summary.innerText()).not.toBe(before);
  is(visit.complaints).toEqual([]);
  await visit.context.close();
});

test('given forced colours, then the place in the header that is shown is still marked (1.4.11)', async () => {
  const visit = await at.browser.visit();
  const { page } = visit;
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/simple-earn');
  const markOf = (name: string) =>
    page
      .getByRole('navigation', { name: 'Earn' })
      .getByRole('link', { name })
      .evaluate((link) => {
        const { content, borderBottomWidth, borderBottomColor, backgroundColor } = getComputedStyle(link, '::after');
        return { drawn: content !== 'none', line: borderBottomWidth, seen: borderBottomColor !== backgroundColor };
      });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  is(await markOf('Simple Earn')).toEqual({ drawn: true, line: '2px', seen: true });
  is((await markOf('Launchpool')).drawn).toBe(false);
  await visit.context.close();
});

test.each([320, 375])('given %i px, then the name of the page is a menu of all places, by keyboard too (1.4.10, 2.4.11)', async (width) => {
  const visit = await at.browser.visit({ width, height: 640 });
  const { page } = visit;
  await page.goto('/simple-earn');
  await settled(page);
  const opener = page.getByRole('navigation', { name: 'Earn', exact: true }).getByRole('button', { name: 'Simple Earn' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const places = page.getByRole('menu').getByRole('menuitem');
  await expect(places).toHaveCount(7);
  for (const place of await places.all()) {
    await expect(place).toBeFocused();
    await expect(place).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Soft staking' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Soft staking' })).toBeFocused();
  await expect(page.getByRole('navigation', { name: 'Earn', exact: true }).getByRole('button', { name: 'Soft staking' })).toBeVisible();
  is(visit.complaints).toEqual([]);
  await visit.context.close();
});

test.each([780, 900, 1024, 1280])(
  'given %i px, then each place is in the header or behind "More", and the current one in the header',
  async (width) => {
    const visit = await at.browser.visit({ width });
    const { page } = visit;
    await page.goto('/private-wealth');
    await settled(page);
    const nav = page.getByRole('navigation', { name: 'Earn', exact: true });
    await expect(nav.getByRole('link', { name: 'Private wealth' })).toHaveAttribute('aria-current', 'page');
    const more = nav.getByRole('button', { name: 'More' });
    await expect(more).toHaveCount(width < 1280 ? 1 : 0);
    if (width < 1280) {
      await more.click();
      await expect(page.getByRole('menuitem').first()).toBeVisible();
    }
    // An open menu hides the links from roles. The header measures its places again when their typeface arrives.
    const links = nav.locator('a:not([data-folded])');
    await is.poll(() => page.locator('nav a:not([data-folded]), [role="menuitem"]').allTextContents(), { timeout: 10_000 }).toHaveLength(7);
    const all = [...(await links.allTextContents()), ...(await page.getByRole('menuitem').allTextContents())];
    is(new Set(all).size).toBe(7);
    for (const link of await links.all()) await expect(link).toBeInViewport({ ratio: 1 });
    is(visit.complaints).toEqual([]);
    await visit.context.close();
  },
);

test('the code of the sandbox panel does not arrive: the panel says so with a way to try again, and the page stays (L02)', async () => {
  const visit = await at.browser.visit();
  const { page } = visit;
  await visit.become('saver');
  await page.goto('/myaccount/deposit/USDT');
  await page.getByRole('textbox', { name: 'Amount' }).fill('12.5');
  await page.route('**/SandboxControls*', (route) => route.abort());
  await page.getByRole('button', { name: 'Sandbox', exact: true }).click();
  const panel = page.getByRole('region', { name: 'Sandbox' });
  await expect(panel.getByText('This could not be loaded. Check your network and try again.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Amount' })).toHaveValue('12.5');
  await expect(panel.getByRole('button', { name: 'Try again' })).toBeVisible();
  is(visit.complaints).toEqual([]);
  await visit.context.close();
});

test('Escape closes the sandbox panel from the page that it covers, and the focus stays there (2.4.11)', async () => {
  const visit = await at.browser.visit();
  const { page } = visit;
  await visit.become('saver');
  await page.goto('/simple-earn');
  const opener = page.getByRole('button', { name: 'Sandbox', exact: true });
  const panel = page.getByRole('region', { name: 'Sandbox' });
  await opener.click();
  await expect(panel).toBeVisible();
  const covered = page.getByRole('button', flexibleRate('USDT'));
  await covered.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(panel).toBeVisible();
  await expect(covered).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(covered).toBeFocused();
  await opener.click();
  await page.getByRole('button', { name: '+1 hour' }).focus();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(opener).toBeFocused();
  await visit.context.close();
});

test('the sandbox begins anew when told twice', async () => {
  const visit = await at.browser.visit();
  const { page } = visit;
  await visit.become('vip5');
  await page.goto('/simple-earn');
  await page.getByRole('button', { name: 'Sandbox', exact: true }).click();
  // A second press in a row takes it back.
  await page.getByRole('button', { name: 'Reset everything' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Keep it' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Reset everything' })).toBeFocused();
  await page.getByRole('button', { name: 'Reset everything' }).click();
  await page.getByRole('button', { name: 'Reset now' }).click();
  await expect(page.getByText('The sandbox was reset.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible();
  is(visit.complaints).toEqual([]);
  await visit.context.close();
});
