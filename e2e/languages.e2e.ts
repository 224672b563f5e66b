import { expect as is, describe, test } from 'vitest';
import type { Page } from 'playwright';
import { consoleAndBrowser } from './support/consoleAndBrowser.ts';
import { expect } from './support/expect.ts';
import { flexibleRate } from './support/flexibleRate.ts';

const at = consoleAndBrowser();

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const html = (page: Page) => page.evaluate(() => ({ lang: document.documentElement.lang, dir: document.documentElement.dir }));

describe('languages', () => {
  test('an address asks for its language and takes nobody’s own choice away (RG-07, AMB-132)', async () => {
    const visit = await at.browser.visit();
    const { page } = visit;
    await page.goto('/zh/simple-earn/my-lendings?tab=flexible');
    await expect(heading(page, '我的持仓')).toBeVisible();
    is(await html(page)).toEqual({ lang: 'zh', dir: 'ltr' });
    // Every way on from here keeps the language of the page.
    await page.getByRole('link', { name: '简单赚币' }).first().click();
    await expect(page).toHaveURL(/\/zh\/simple-earn$/);
    const hrefs = await page.locator('a[href^="/"]').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    is(hrefs.filter((href) => !href?.startsWith('/zh/'))).toEqual([]);
    await page.goto('/simple-earn');
    await expect(heading(page, 'Simple Earn')).toBeVisible();
    is(await html(page)).toEqual({ lang: 'en', dir: 'ltr' });
    is(visit.complaints).toEqual([]);
    await visit.context.close();
  });

  test('while the words of the other language are on their way the page keeps its own', async () => {
    const visit = await at.browser.visit();
    const { page } = visit;
    await page.goto('/simple-earn');
    await expect(page.getByRole('button', flexibleRate('USDT'))).toBeVisible();
    await page.getByRole('button', { name: 'Language' }).click();
    const chinese = page.getByRole('menuitemradio', { name: '中文' });
    await expect(chinese).toBeVisible();
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    let asked = 0;
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      asked += 1;
      await held;
      await route.continue();
    });
    await chinese.click();
    await expect.poll(() => asked).toBeGreaterThan(0);
    await expect(heading(page, 'Simple Earn')).toBeVisible();
    await expect(page.getByRole('button', flexibleRate('USDT'))).toBeVisible();
    is(await html(page)).toEqual({ lang: 'en', dir: 'ltr' });
    release();
    await expect(heading(page, '简单赚币')).toBeVisible();
    await expect(page.getByRole('button', flexibleRate('USDT', 'zh'))).toBeVisible();
    await expect(page.getByText('Subscribe', { exact: true })).toHaveCount(0);
    is(visit.complaints).toEqual([]);
    await visit.context.close();
  });

  test('what is typed outlives a change of language', async () => {
    const visit = await at.browser.visit();
    const { page } = visit;
    await visit.become('saver');
    await page.goto('/simple-earn');
    await page.getByRole('searchbox').fill('us');
    await page.getByRole('button', { name: 'Language' }).click();
    await page.getByRole('menuitemradio', { name: '中文' }).click();
    await expect(page.getByRole('searchbox')).toHaveValue('us');
    await expect(page.getByRole('button', flexibleRate('USDC', 'zh'))).toBeVisible();
    await visit.context.close();
  });
});

describe('editions and regions', () => {
  test.each([
    ['en-US', 'Commit USDT', 'Commit again: USDC', 'Sandbox', 'United States edition'],
    ['zh-CN', '投入 USDT', '继续投入 USDC', '沙盒', '美国版'],
  ] as const)(
    'in %s the US edition commits and lends nothing by itself (US-02, US-04, US-09)',
    async (locale, commit, again, sandbox, message) => {
      const visit = await at.browser.visit({ locale });
      const { page } = visit;
      await visit.become('us');
      await page.goto('/simple-earn');
      await page.getByRole('button', flexibleRate('USDT', locale === 'en-US' ? 'us' : 'usZh')).click();
      await expect(page.getByRole('dialog', { name: commit })).toBeVisible();
      await expect(page.locator('body')).not.toContainText(/subscri|申购/i);
      await page.goto('/simple-earn/my-lendings?tab=flexible');
      await expect(page.getByRole('button', { name: again })).toBeVisible();
      await expect(page.getByRole('switch')).toHaveCount(0);
      await expect(page.locator('main')).not.toContainText(/subscri|申购|Auto-Earn|自动理财/i);
      await page.getByRole('button', { name: sandbox, exact: true }).click();
      await expect(page.getByText(new RegExp(`^${message} · `))).toBeVisible();
      is(visit.complaints).toEqual([]);
      await visit.context.close();
    },
  );

  test('a region that restricts lending has no Auto-Earn, one that restricts nothing does (RG-01, RG-04, RG-05)', async () => {
    const visit = await at.browser.visit();
    const { page } = visit;
    await visit.become('saver');
    await page.goto('/simple-earn/my-lendings?tab=flexible');
    await expect(page.getByRole('switch').first()).toBeVisible();
    await visit.become('restricted');
    await page.reload();
    await expect(page.getByRole('button', { name: 'Redeem USDT' })).toBeVisible();
    await expect(page.getByRole('switch')).toHaveCount(0);
    await page.getByRole('button', { name: 'Sandbox', exact: true }).click();
    await expect(page.getByText(/this region has no express buy, spot trade, automatic lending/)).toBeVisible();
    is(visit.complaints).toEqual([]);
    await visit.context.close();
  });
});
