import type { Page } from 'playwright';
import { beforeAll, expect as is, test } from 'vitest';
import { consoleAndBrowser } from './support/consoleAndBrowser.ts';
import { expect } from './support/expect.ts';
import type { Visit } from './support/openBrowser.ts';

const at = consoleAndBrowser();

/** What an address is about, as the exchange says it of the saver: orders have numbers of their own on each machine. */
interface Own {
  readonly fixed: string;
  readonly wealth: string;
}

const NOT_THERE = 'What the address opens is not in this list.';
const NOT_NOW = 'What the address opens is not possible here at the moment.';
const NO_PRODUCT = 'This product is not offered';

/** An address that opens a dialog for the saver. */
interface Kind {
  readonly name: string;
  readonly address: (own: Own) => string;
  /** The dialog that it opens. */
  readonly opens: RegExp;
  /** The same address of something that does not exist, and what is said then. */
  readonly wrong: readonly [address: string, says: string];
  /** What a person with an account of their own and nothing in it is told. @default the dialog opens for everybody */
  readonly stranger?: string;
}

const KINDS: readonly Kind[] = [
  {
    name: 'a flexible holding in the list',
    address: () => '/simple-earn/my-lendings?show=redeem&asset=USDT',
    opens: /^Redeem USDT/,
    wrong: ['/simple-earn/my-lendings?show=redeem&asset=ZZZ', NOT_THERE],
    stranger: NOT_THERE,
  },
  {
    name: 'a flexible holding on its page',
    address: () => '/simple-earn/my-lendings/1?orderType=flexible&asset=USDT&show=redeem',
    opens: /^Redeem USDT/,
    wrong: ['/simple-earn/my-lendings/1?orderType=flexible&asset=ZZZ&show=redeem', 'You hold no ZZZ in flexible Simple Earn'],
    stranger: 'You hold no USDT in flexible Simple Earn',
  },
  {
    name: 'a fixed order in the list',
    address: ({ fixed }) => `/simple-earn/my-lendings?tab=fixed&show=redeem&order=${fixed}`,
    opens: /^Redeem USDT early/,
    wrong: ['/simple-earn/my-lendings?tab=fixed&show=redeem&order=999999', NOT_THERE],
    stranger: NOT_THERE,
  },
  {
    name: 'the bonus of a fixed order',
    address: ({ fixed }) => `/simple-earn/my-lendings?tab=fixed&show=bonus&order=${fixed}`,
    opens: /bonus/i,
    wrong: ['/myaccount/funds/finance/vip-wealth?show=redeem&order=999999', NOT_THERE],
    stranger: NOT_THERE,
  },
  {
    name: 'a fixed order on its page',
    address: ({ fixed }) => `/simple-earn/my-lendings/${fixed}?orderType=fixed&show=redeem`,
    opens: /^Redeem USDT early/,
    wrong: ['/simple-earn/my-lendings/999999?orderType=fixed&show=redeem', 'There is no fixed order with this number.'],
    stranger: 'There is no fixed order with this number.',
  },
  {
    name: 'an order of private wealth',
    address: ({ wealth }) => `/private-wealth?show=detail&order=${wealth}`,
    opens: /^Steady Income USDT/,
    wrong: ['/private-wealth?show=detail&order=999999', NOT_THERE],
    stranger: NOT_THERE,
  },
  {
    name: 'a staking holding',
    address: () => '/staking?product-type=1&show=redeem&coin=SOL&pid=1301',
    opens: /^Redeem SOL/,
    wrong: ['/staking?product-type=1&show=redeem&coin=SOL&pid=9', NOT_THERE],
    stranger: NOT_THERE,
  },
  {
    name: 'a staking holding of the account',
    address: () => '/myaccount/myfunds/financial_staking?product-type=1&show=trend&coin=SOL&pid=1301',
    opens: /SOL/,
    wrong: ['/myaccount/myfunds/financial_staking?product-type=1&show=trend&coin=ZZZ', NOT_THERE],
    stranger: NOT_THERE,
  },
  {
    name: 'a stake in a launchpool',
    address: () => '/launchpool/1002?show=redeem&pool=100201',
    opens: /^Redeem/,
    wrong: ['/launchpool/1002?show=redeem&pool=9', NOT_THERE],
    stranger: NOT_NOW,
  },
  {
    name: 'a stake of a coin on its page',
    address: () => '/staking/holdings/SOL?pid=1301&show=redeem',
    opens: /^Redeem SOL/,
    wrong: ['/staking/holdings/ZZZ?show=redeem', 'You have staked no ZZZ here'],
    stranger: 'You have staked no SOL here',
  },
  {
    name: 'a stake in a launchpool on its page',
    address: () => '/launchpool/1002/100201?show=redeem',
    opens: /^Redeem/,
    wrong: ['/launchpool/1002/9?show=redeem', 'You have no stake in this pool'],
    stranger: 'You have no stake in this pool',
  },
  {
    name: 'an order of private wealth on its page',
    address: ({ wealth }) => `/private-wealth/${wealth}?show=redeem`,
    opens: /^Redeem/,
    wrong: ['/private-wealth/999999?show=redeem', 'There is no such order'],
    stranger: 'There is no such order',
  },
  {
    name: 'a pool of a project',
    address: () => '/launchpool/1002?show=stake&pool=100201',
    opens: /^Stake for/,
    wrong: ['/launchpool/9?show=stake&pool=100201', 'This project does not exist'],
  },
  {
    name: 'a pool in the list of projects',
    address: () => '/launchpool?project=1002&pool=100201',
    opens: /^Stake for/,
    wrong: ['/launchpool?project=9&pool=100201', NOT_THERE],
  },
  {
    name: 'a fixed product that is by invitation',
    address: () => '/simple-earn?subscribe=USDT&product=301',
    opens: /^Subscribe USDT, fixed/,
    wrong: ['/simple-earn?subscribe=USDT&product=999', 'There is no fixed product with this number'],
    stranger: 'You are not eligible for this product',
  },
  {
    name: 'a flexible product',
    address: () => '/simple-earn?subscribe=USDT',
    opens: /^Subscribe USDT/,
    wrong: ['/simple-earn?subscribe=ZZZ', 'The exchange offers no flexible product for this coin.'],
  },
  {
    name: 'a staking product in the list',
    address: () => '/staking?offer=stake&coin=SOL&pid=1301',
    opens: /^Stake SOL/,
    wrong: ['/staking?offer=stake&coin=ZZZ&pid=9', NO_PRODUCT],
  },
  {
    name: 'a staking product on its page',
    address: () => '/staking/SOL?show=stake',
    opens: /^Stake SOL/,
    wrong: ['/staking/ZZZ?show=stake', NO_PRODUCT],
  },
];

/** What the saver's orders and the product by invitation hold, which nobody else may read. */
const PRIVATE = /3,000|Steady Income|5,472|A thank-you for savers|12\.00%/;

let saver: Visit;
let other: Page;
let stranger: Visit;
let own: Own;

beforeAll(async () => {
  [saver, stranger] = await Promise.all([at.browser.visit(), at.browser.visit()]);
  await Promise.all([saver.become('saver'), stranger.become('empty')]);
  other = await saver.context.newPage();
  const [fixed, wealth] = (await Promise.all([
    saver.read('/apiw/v2/fixed_earn/api/user/lend?order_type=1&page=1&limit=10'),
    saver.read('/sandbox/private-wealth/orders'),
  ])) as readonly [
    { readonly list: readonly { readonly order_id: string; readonly asset: string }[] },
    { readonly list: readonly { readonly order_id: string }[] },
  ];
  own = { fixed: fixed.list.find(({ asset }) => asset === 'USDT')?.order_id ?? '', wealth: wealth.list[0]?.order_id ?? '' };
});

const dialogOf = (page: Page, name: RegExp = /./) => page.getByRole('dialog', { name }).or(page.getByRole('alertdialog', { name }));

/** The page says it and opens nothing, or a dialog that says so and has no field. */
async function refuses(page: Page, address: string, says: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByText(says).first()).toBeVisible();
  await expect(dialogOf(page).filter({ hasNotText: says })).toHaveCount(0);
  await expect(dialogOf(page).getByRole('textbox')).toHaveCount(0);
}

test.each(KINDS)(
  'given the address of $name, then it opens for the person, a wrong one says that there is none, and another person is told nothing of it (A03)',
  async ({ address, opens, wrong, stranger: reported }) => {
    const { page } = saver;
    const right = address(own);
    await Promise.all([
      (async () => {
        await page.goto(right);
        await expect(dialogOf(page, opens)).toBeVisible();
      })(),
      refuses(other, ...wrong),
      (async () => {
        if (reported === undefined) return;
        await refuses(stranger.page, right, reported);
        is(await stranger.page.locator('body').innerText()).not.toMatch(PRIVATE);
      })(),
    ]);
    is([...saver.complaints, ...stranger.complaints]).toEqual([]);
  },
);

test('given an address that names a dialog of no kind, then the page is as without it (A03)', async () => {
  const { page, complaints } = saver;
  await page.goto('/staking/SOL?show=withdraw');
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('SOL staking');
  await expect(dialogOf(page)).toHaveCount(0);
  is(complaints).toEqual([]);
});
