import type { Page } from 'playwright';
import { afterEach, beforeEach, expect as is, test } from 'vitest';
import { consoleAndBrowser } from './support/consoleAndBrowser.ts';
import { exact } from './support/exact.ts';
import { holdingOf, ledger } from './support/exchangeSays.ts';
import { expect } from './support/expect.ts';
import type { Visit } from './support/openBrowser.ts';

/* Influence from outside: another site's page, another region, hostile data. */

const SUBSCRIBE = '/apiw/v2/uni-loan/earn/subscribe';

const at = consoleAndBrowser();

let visit: Visit;
beforeEach(async () => {
  visit = await at.browser.visit();
});
afterEach(async () => {
  await visit.control('/sandbox/faults', { clear: true });
  is(await ledger(visit)).toMatchObject({ sum: '0', drifted: 0, negative: 0 });
  is(visit.complaints).toEqual([]);
  await visit.context.close();
});

const amount = (page: Page) => page.getByRole('textbox', { name: 'Amount' });
const subscription = (page: Page) => page.getByRole('dialog', { name: 'Subscribe USDC' });

/** The subscription of USDC, open, with an amount typed. */
async function typed(page: Page, text: string): Promise<void> {
  await page.goto('/simple-earn?subscribe=USDC');
  await amount(page).fill(text);
}

test('a write without the token of this page is refused with 403, and the ledger does not move (A04)', async () => {
  await visit.become('saver');
  const held = exact((await holdingOf(visit, 'USDC'))?.curr_amount ?? '0');
  const { transfers } = await ledger(visit);
  const { origin } = at.server;
  const csrf = (await visit.context.cookies()).find(({ name }) => name === 'csrftoken')?.value ?? '';
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const attempts: readonly Readonly<Record<string, string>>[] = [
    { ...form, origin },
    { ...form, origin, csrftoken: 'wrong' },
    { ...form, origin, csrftoken: `${csrf}x` },
    { ...form, origin: 'https://evil.example', csrftoken: csrf },
    { ...form, origin: 'null', csrftoken: csrf },
    { 'content-type': 'text/plain', origin: 'https://evil.example' },
  ];
  for (const headers of attempts) {
    const answer = await visit.context.request.post(SUBSCRIBE, { headers, data: 'asset=USDC&amount=5&rateYear=0.0001' });
    is([JSON.stringify(headers), answer.status()]).toEqual([JSON.stringify(headers), 403]);
  }
  is([exact((await holdingOf(visit, 'USDC'))?.curr_amount ?? '0') - held, (await ledger(visit)).transfers - transfers]).toEqual([0n, 0]);
});

test('a csrf cookie that another page of this host set does not keep a person from subscribing (A04)', async () => {
  const { page, context } = visit;
  await visit.become('saver');
  const held = exact((await holdingOf(visit, 'USDC'))?.curr_amount ?? '0');
  const { hostname } = new URL(at.server.origin);
  // The page sees the first, the exchange the second.
  const foreign = ['/simple-earn', '/apiw/v2'].map((path) => ({ name: 'csrftoken', value: `of${path}`, domain: hostname, path }));
  await context.addCookies(foreign);
  await typed(page, '5');
  await subscription(page).getByRole('button', { name: 'Subscribe', exact: true }).click();
  await expect(page.getByText('5 USDC is in Simple Earn.')).toBeVisible();
  is(exact((await holdingOf(visit, 'USDC'))?.curr_amount ?? '0') - held).toBe(exact('5'));
  // The console's own calls are written so too.
  await context.addCookies([{ name: 'csrftoken', value: 'foreign', domain: hostname, path: '/earn' }]);
  await page.goto('/earn');
  await page.getByRole('button', { name: 'Account', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByRole('button', { name: 'Log in' }).first()).toBeVisible();
  for (const path of ['/simple-earn', '/apiw/v2', '/earn']) await context.clearCookies({ name: 'csrftoken', path });
});

test('a region that is restricted while a form is open: the reason is said, the form stays, and what is not offered goes (A05, RG-04)', async () => {
  const { page } = visit;
  await visit.become('saver');
  await typed(page, '5');
  await visit.control('/sandbox/faults', {
    kind: 'code',
    code: '40301',
    message: 'Not offered in your region.',
    path: SUBSCRIBE,
    method: 'POST',
    times: 1,
  });
  await subscription(page).getByRole('button', { name: 'Subscribe', exact: true }).click();
  await expect(subscription(page).getByText('Not offered in your region.')).toBeVisible();
  await expect(amount(page)).toHaveValue('5');

  await page.goto('/simple-earn/my-lendings?tab=flexible');
  await expect(page.getByRole('switch').first()).toBeVisible();
  await visit.control('/sandbox/events', { event: 'restricted', business: ['api_lendEarn_order'] });
  await page.reload();
  await expect(page.getByRole('button', { name: 'Redeem USDT' })).toBeVisible();
  await expect(page.getByRole('switch')).toHaveCount(0);
  await visit.control('/sandbox/events', { event: 'restricted', business: [] });
});

test('an address in what the exchange says that leads anywhere but to https or to this origin is not followed (S02, UI-28)', async () => {
  const { page } = visit;
  const hostile = [
    'javascript:document.title="x"',
    'data:text/html,<script>document.title="x"</script>',
    'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>',
    '//evil.example/a.png',
    String.raw`\\evil.example\a.png`,
    String.raw`/\evil.example/a.png`,
    'https://ok.example@evil.example/a.png',
    'http://evil.example/a.png',
  ];
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== at.server.origin) elsewhere.push(request.url());
  });
  await page.route('**/market/list', async (route) => {
    const answer = await route.fetch();
    const { data, ...rest } = (await answer.json()) as { data: readonly object[] };
    await route.fulfill({
      response: answer,
      json: { ...rest, data: data.map((row, index) => ({ ...row, icon: hostile[index % hostile.length] })) },
    });
  });
  await page.goto('/simple-earn');
  const rows = page.getByRole('button', { name: /: subscribe \w+, Flexible$/ });
  await expect(rows.first()).toBeVisible();
  is(await rows.count()).toBeGreaterThanOrEqual(hostile.length);
  is(await page.getByRole('main').locator('img').count()).toBe(0);
  is(elsewhere).toEqual([]);
  is(await page.title()).toContain('Earnkit');
});

test('names that reach into every object reach none, by the address or by the tab (S04)', async () => {
  const { page } = visit;
  await page.addInitScript(() =>
    sessionStorage.setItem('earnkit.drafts', '{"owner":"anonymous","kept":{"__proto__":{"polluted":1}},"__proto__":{"polluted":1}}'),
  );
  await page.goto('/simple-earn?__proto__[polluted]=1&constructor[prototype][polluted]=1&subscribe=USDC');
  await expect(amount(page)).toBeVisible();
  is(await page.evaluate(() => 'polluted' in {})).toBe(false);
});

test('given a page of another site, when it frames the console, then it is refused (S05)', async () => {
  const answer = await visit.page.goto('/simple-earn');
  is(answer?.headers()['content-security-policy']).toContain("frame-ancestors 'none'");
  const stranger = await at.browser.visit();
  await stranger.page.setContent(`<iframe src="${at.server.origin}/simple-earn"></iframe>`);
  await expect.poll(() => stranger.page.frames().at(-1)?.url()).toMatch(/^chrome-error:/);
  is(await stranger.page.frames().at(-1)?.getByRole('heading', { name: 'Simple Earn' }).count()).toBe(0);
  is(stranger.complaints.join()).toContain('frame-ancestors');
  await stranger.context.close();
});

test('messages that any page can send change nothing (S06)', async () => {
  const { page } = visit;
  await visit.become('saver');
  await page.goto('/simple-earn/my-lendings?tab=flexible');
  await expect(page.getByRole('button', { name: 'Redeem USDT' })).toBeVisible();
  await page.evaluate(() => {
    for (const message of ['signed-out', { news: 'signed-out' }, { type: 'login', next: 'https://evil.example' }, null])
      window.postMessage(message, '*');
    const tabs = new BroadcastChannel('earnkit.session');
    for (const message of ['signed-out', null, 7, [], { news: 'nonsense' }, { session: 'anonymous' }]) tabs.postMessage(message);
    tabs.close();
  });
  await page.waitForTimeout(500);
  await expect(page.getByRole('button', { name: 'Redeem USDT' })).toBeVisible();
  is(new URL(page.url()).pathname).toBe('/simple-earn/my-lendings');
});
