import type { Page } from 'playwright';
import { afterAll, beforeAll, test } from 'vitest';
import { exact } from './support/exact.ts';
import { expect } from './support/expect.ts';
import { openBrowser, type OpenBrowser, type Visit } from './support/openBrowser.ts';
import { startParentPage, type ParentPage, type ReceivedMessage } from './support/parentPage.ts';
import { startConsole, type RunningConsole } from './support/startConsole.ts';

let parent: ParentPage;
let stranger: ParentPage;
let server: RunningConsole;
let browser: OpenBrowser;
beforeAll(async () => {
  [parent, stranger] = await Promise.all([startParentPage(), startParentPage()]);
  server = await startConsole({ EARNKIT_FRAME_ORIGINS: `${parent.origin} ${parent.otherSite}` });
  browser = await openBrowser(server.origin);
});
afterAll(async () => {
  await browser.close();
  await server.close();
  await Promise.all([parent.close(), stranger.close()]);
});

const SOL = '/staking/SOL?is_frame=1';

/** Opens a page of an origin that embeds an address of the console. */
const embed = (page: Page, origin: string, address: string) => page.goto(origin + parent.embed(server.origin + address));

const allReceived = (page: Page): Promise<readonly ReceivedMessage[]> =>
  page.evaluate(() => (globalThis as unknown as { received: ReceivedMessage[] }).received);

const isHeight = ({ data }: ReceivedMessage): boolean => (data as { readonly type?: unknown }).type === 'height';

/** The messages but those of the height, which come whenever it changes. */
const received = async (page: Page): Promise<readonly ReceivedMessage[]> =>
  (await allReceived(page)).filter((message) => !isHeight(message));

/** Sends a window message from the parent page to the embedded page. */
const tell = (page: Page, data: unknown) =>
  page.evaluate(({ data: sent, origin }) => document.querySelector('iframe')?.contentWindow?.postMessage(sent, origin), {
    data,
    origin: server.origin,
  });

const heldOf = async (visit: Visit): Promise<bigint> => {
  const { hold_amount } = (await visit.read('/apiw/v2/earn/staking/coin-user-info?coin=SOL&pid=1301')) as { hold_amount: string };
  return exact(hold_amount);
};

test('a page of a configured origin of the same site embeds staking: the person stakes, and each message goes both ways (ST-32 to ST-36)', async () => {
  const visit = await browser.visit();
  await visit.become('saver');
  const held = await heldOf(visit);
  const { page } = visit;
  await embed(page, parent.origin, SOL);
  const frame = page.frameLocator('iframe[title="Staking"]');
  await expect(frame.getByRole('heading', { level: 1, name: /SOL/ })).toBeVisible();
  // The parent page has a header of its own.
  await expect(frame.getByRole('banner').getByRole('link')).toHaveCount(0);
  await expect(frame.getByRole('contentinfo')).toHaveCount(0);

  await tell(page, { type: 'reopen_stake' });
  const dialog = frame.getByRole('dialog', { name: 'Stake SOL' });
  await expect(dialog.getByRole('textbox', { name: 'Amount' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: /Add funds/ })).toHaveCount(0);
  await dialog.getByRole('textbox', { name: 'Amount' }).fill('0.5');
  // The agreement is no page that can be embedded: the parent page opens it, and what is typed stays.
  await dialog.getByRole('link', { name: 'staking agreement' }).click();
  await expect.poll(() => received(page)).toHaveLength(1);
  await expect(dialog.getByRole('textbox', { name: 'Amount' })).toHaveValue('0.5');
  await dialog.getByRole('checkbox').click();
  await dialog.getByRole('button', { name: 'Stake', exact: true }).click();
  await frame.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
  const receipt = frame.getByRole('alertdialog', { name: 'Staked' });
  await expect(receipt).toContainText('0.5 SOL');
  expect((await heldOf(visit)) - held).toBe(exact('0.5'));
  await receipt.getByRole('button', { name: 'View holdings' }).click();
  await expect
    .poll(async () => (await received(page)).map(({ data }) => data))
    .toEqual([
      { type: 'open_page', payload: { url: expect.stringMatching(/^https?:/) } },
      { type: 'success', payload: {} },
      { type: 'open_page', payload: { url: `${server.origin}/myaccount/myfunds/financial_staking?asset=SOL&product-type=1` } },
      { type: 'close', payload: {} },
    ]);
  expect((await received(page)).every(({ origin }) => origin === server.origin)).toBe(true);

  // Another product opens inside, and is still embedded after a reload.
  await tell(page, { type: 'reopen_stake', payload: { coin: 'ETH' } });
  await expect(frame.getByRole('dialog', { name: 'Stake ETH' })).toBeVisible();
  const inside = page.frames().find((one) => one.url().startsWith(server.origin));
  expect(inside?.url()).toBe(`${server.origin}/staking/ETH?is_frame=1`);
  await page.keyboard.press('Escape');
  await expect(frame.getByRole('heading', { level: 1, name: /ETH/ })).toBeVisible();

  // A product of several coins begins with the one that was asked for.
  await tell(page, { type: 'reopen_stake', payload: { pid: '1201', coin: 'USDC' } });
  await expect(frame.getByRole('dialog', { name: /^Mint/ })).toContainText('1 USDC');
  expect(inside?.url()).toBe(`${server.origin}/staking/1201?is_frame=1`);
  expect(visit.complaints).toEqual([]);
});

test('given a parent page that follows the height, then nothing of the embedded page or its dialogs is cut off (ST-33)', async () => {
  const visit = await browser.visit();
  await visit.become('saver');
  const { page } = visit;
  await page.goto(`${parent.origin}${parent.embed(server.origin + SOL)}&follow=1`);
  const embedded = page.locator('iframe[title="Staking"]');
  const frame = page.frameLocator('iframe[title="Staking"]');
  await expect(frame.getByRole('heading', { level: 1, name: /SOL/ })).toBeVisible();
  const heightOf = async (): Promise<number> => (await embedded.boundingBox())?.height ?? 0;
  const scrolls = (): Promise<boolean> =>
    frame
      .locator('html')
      .evaluate((root) =>
        [root, ...root.querySelectorAll('[role="dialog"], [role="dialog"] *')].some(
          (part) => part.scrollHeight - part.clientHeight > 1 && (part === root || /auto|scroll/.test(getComputedStyle(part).overflowY)),
        ),
      );
  // Beyond the 150 pixels that a frame has by itself.
  await expect.poll(heightOf).toBeGreaterThan(300);
  await expect.poll(scrolls).toBe(false);
  const closed = await heightOf();
  await tell(page, { type: 'reopen_stake' });
  await expect(frame.getByRole('dialog', { name: 'Stake SOL' }).getByRole('textbox', { name: 'Amount' })).toBeVisible();
  await expect.poll(scrolls).toBe(false);
  await page.keyboard.press('Escape');
  await expect(frame.getByRole('dialog')).toHaveCount(0);
  await expect.poll(heightOf).toBe(closed);
  const heights = (await allReceived(page)).filter(isHeight);
  expect(heights.length).toBeLessThan(30);
  expect(heights.every(({ origin }) => origin === server.origin)).toBe(true);
  expect(visit.complaints).toEqual([]);
});

test('hostile window messages do nothing: another origin, another window, another shape (ST-33, AMB-117)', async () => {
  const visit = await browser.visit();
  await visit.become('saver');
  const { page } = visit;
  await embed(page, parent.origin, SOL);
  const frame = page.frameLocator('iframe[title="Staking"]');
  await expect(frame.getByRole('button', { name: 'Stake', exact: true })).toBeVisible();
  for (const data of [
    'reopen_stake',
    null,
    ['reopen_stake'],
    { type: 'success', payload: {} },
    { type: 'reopen_stake', amount: '5' },
    { type: 'reopen_stake', payload: { coin: '<img src=x onerror=alert(1)>' } },
    { type: 'reopen_stake', payload: { pid: '../../login' } },
    { type: 'open_page', payload: { url: 'https://evil.example' } },
  ])
    await tell(page, data);
  // A frame of another origin inside the parent page, and the embedded page itself, are other windows.
  await page.evaluate(
    async ({ origin, evil }) => {
      const other = document.createElement('iframe');
      other.srcdoc = `<script>parent.frames[0].postMessage({ type: 'reopen_stake' }, '${origin}')</script>`;
      const loaded = new Promise((loaded) => other.addEventListener('load', loaded));
      document.body.append(other);
      await loaded;
      const foreign = document.createElement('iframe');
      foreign.src = evil;
      const there = new Promise((loaded) => foreign.addEventListener('load', loaded));
      document.body.append(foreign);
      await there;
    },
    { origin: server.origin, evil: stranger.origin + stranger.embed('about:blank') },
  );
  const evil = page.frames().find((one) => one.url().startsWith(stranger.origin));
  await evil?.evaluate(() => window.top?.frames[0]?.postMessage({ type: 'reopen_stake' }, '*'));
  const own = page.frames().find((one) => one.url().startsWith(server.origin));
  await own?.evaluate(() => window.postMessage({ type: 'reopen_stake' }, '*'));
  await expect(frame.getByRole('dialog')).toHaveCount(0);
  expect(own?.url()).toBe(server.origin + SOL);
  expect(await received(page)).toEqual([]);
  // The same message in the right shape is heard.
  await tell(page, { type: 'reopen_stake', payload: { coin: 'SOL' } });
  await expect(frame.getByRole('dialog', { name: 'Stake SOL' })).toBeVisible();
  expect(visit.complaints).toEqual([]);
});

test('an origin that is not configured, and every other page, is refused; another site gets what a visitor sees (ST-32)', async () => {
  const visit = await browser.visit();
  await visit.become('saver');
  const { page } = visit;
  const shows = async (origin: string, address: string): Promise<boolean> => {
    await embed(page, origin, address);
    await page.waitForLoadState('networkidle');
    return (await page.frameLocator('iframe[title="Staking"]').locator('#root').count()) > 0;
  };
  expect(await shows(parent.origin, SOL)).toBe(true);
  expect(await shows(stranger.origin, SOL)).toBe(false);
  for (const address of ['/staking/SOL', '/staking?is_frame=1', '/simple-earn?is_frame=1', '/myaccount/transfer/SOL?is_frame=1'])
    expect(await shows(parent.origin, address), address).toBe(false);

  // The session's cookies are strict: a page of another site embeds no session, and signing in is for the parent page.
  await embed(page, parent.otherSite, SOL);
  const frame = page.frameLocator('iframe[title="Staking"]');
  await frame.getByRole('button', { name: 'Stake', exact: true }).click();
  await frame.getByRole('dialog', { name: 'Stake SOL' }).getByRole('button', { name: 'Log in' }).click();
  await frame.getByRole('dialog', { name: 'Log in to continue' }).getByRole('link', { name: 'Log in' }).click();
  await expect
    .poll(async () => (await received(page)).map(({ data }) => data))
    .toEqual([{ type: 'open_page', payload: { url: `${server.origin}/login?next=%2Fstaking%2FSOL` } }]);
});
