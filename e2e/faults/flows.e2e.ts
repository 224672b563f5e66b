import type { Locator, Page, Request } from 'playwright';
import { afterEach, expect as is, test } from 'vitest';
import { consoleAndBrowser } from '../support/consoleAndBrowser.ts';
import { ledger } from '../support/exchangeSays.ts';
import { expect } from '../support/expect.ts';
import type { Visit } from '../support/openBrowser.ts';
import { NOT_PLACED, fastForwardUntilVisible, passPayment, watchReads } from './saver.ts';

/* Faults of the group "outcome" in the orders of the other products: one press is one order and one result. */

const at = consoleAndBrowser();
let visit: Visit;
afterEach(async () => {
  await visit.control('/sandbox/faults', { clear: true });
  is(await ledger(visit)).toMatchObject({ sum: '0', drifted: 0, negative: 0 });
  is(visit.complaints).toEqual([]);
  await visit.context.close();
});

/** A form that orders, and what ends it. */
interface Flow {
  readonly name: string;
  /** Path of the page; its dialog opens with it or by `open`. */
  readonly page: string;
  /** The write. */
  readonly path: string;
  readonly dialog: string | RegExp;
  readonly open?: (page: Page) => Promise<void>;
  readonly field: readonly [name: string, text: string];
  readonly send: (page: Page, dialog: Locator) => Promise<void>;
  /** Name of the receipt, and something in it. */
  readonly receipt: readonly [name: string, text: string];
}

const press = (within: Page | Locator, name: string | RegExp): Promise<void> =>
  within
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
    .click();

const FLOWS: readonly Flow[] = [
  {
    name: 'a fixed subscription',
    page: '/simple-earn?subscribe=USDT&product=102',
    path: '/apiw/v2/fixed_earn/api/user/lend',
    dialog: 'Subscribe USDT, fixed',
    field: ['Amount', '1000'],
    send: (_, dialog) => press(dialog, 'Subscribe'),
    receipt: ['Subscribed', '1,000 USDT'],
  },
  {
    name: 'a stake in a pool',
    page: '/launchpool/1002?show=stake&pool=100201',
    path: '/apiw/v2/earn/launch-pool/create-order',
    dialog: 'Stake for SUI',
    field: ['Amount', '250'],
    send: (_, dialog) => press(dialog, 'Stake'),
    receipt: ['Staked', '250 USDT'],
  },
  {
    name: 'a redemption from a pool',
    page: '/launchpool/1002?show=redeem&pool=100201',
    path: '/apiw/v2/earn/launch-pool/redeem',
    dialog: 'Redeem USDT',
    field: ['Amount', '25'],
    send: (_, dialog) => press(dialog, 'Redeem'),
    receipt: ['Redeemed', '25 USDT'],
  },
  {
    name: 'a stake in staking',
    page: '/staking/SOL?show=stake',
    path: '/apiw/v2/earn/staking/coin-swap-verify',
    dialog: 'Stake SOL',
    field: ['Amount', '0.5'],
    send: async (page, dialog) => {
      await dialog.getByRole('checkbox').setChecked(true);
      await press(dialog, 'Stake');
      await press(page.getByRole('alertdialog'), 'Confirm');
    },
    receipt: ['Staked', '0.5 SOL'],
  },
  {
    name: 'a redemption in staking',
    page: '/staking/SOL?show=redeem',
    path: '/apiw/v2/earn/staking/coin-redeem',
    dialog: 'Redeem SOL',
    field: ['Amount', '1.25'],
    send: (_, dialog) => press(dialog, 'Redeem'),
    receipt: ['Redemption placed', '1.25 SOL'],
  },
  {
    name: 'a purchase of private wealth',
    page: '/private-wealth',
    path: '/apiw/v2/earn/private-wealth/purchase',
    dialog: /^Add to/,
    open: (page) => press(page, /^Subscribe more of/),
    field: ['Amount', '1500'],
    send: async (_, dialog) => {
      await dialog.getByRole('checkbox').setChecked(true);
      await press(dialog, 'Subscribe more');
    },
    receipt: ['Subscribed', '1,500 USDT'],
  },
  {
    name: 'a redemption of private wealth',
    page: '/private-wealth',
    path: '/apiw/v2/earn/private-wealth/redeem',
    dialog: /^Redeem/,
    open: async (page) => {
      await press(page, /^Details of/);
      await press(page.getByRole('dialog'), 'Redeem units');
    },
    field: ['Units', '100.5'],
    send: (_, dialog) => press(dialog, 'Redeem units'),
    receipt: ['Redeemed', '100.5 units'],
  },
];

test.each(FLOWS)(
  'N02, N03 $name: a lost request moves nothing and keeps the form, whose next try has one result though its answer is lost',
  async ({ page: path, path: write, dialog: name, open, field: [label, text], send, receipt: [title, words] }) => {
    visit = await at.browser.visit();
    const { page } = visit;
    await visit.control('/sandbox/login', { world: 'saver', fresh: true });
    await passPayment(visit);
    const isSent = (request: Request): boolean => request.method() === 'POST' && new URL(request.url()).pathname === write;
    watchReads(page, isSent);
    const sent: string[] = [];
    page.on('request', (request) => isSent(request) && sent.push(request.postData() ?? ''));
    await page.clock.install();
    await page.goto(path);
    await open?.(page);
    const dialog = page.getByRole('dialog', { name });
    await dialog.getByRole('textbox', { name: label }).fill(text);
    const { transfers: before } = await ledger(visit);
    // What a stake earned until now comes with its redemption: of days that are over and not yet paid.
    const moved = async (): Promise<number> => {
      const { bookings } = (await visit.read('/sandbox/bookings?after=0')) as {
        readonly bookings: readonly { readonly transfer: number; readonly kind: string }[];
      };
      const orders = bookings.filter(({ transfer, kind }) => transfer > before && kind !== 'staking-reward');
      return new Set(orders.map(({ transfer }) => transfer)).size;
    };
    const fault = (kind: string) => visit.control('/sandbox/faults', { kind, path: write, method: 'POST', times: 1 });

    await fault('lost-request');
    await send(page, dialog);
    await fastForwardUntilVisible(page, dialog.getByText(NOT_PLACED));
    await expect(dialog.getByRole('textbox', { name: label })).toHaveValue(text);
    is([sent.length, await moved()]).toEqual([1, 0]);

    await page.clock.runFor(600);
    await fault('lost-answer');
    await send(page, dialog);
    const receipt = page.getByRole('alertdialog', { name: title });
    await fastForwardUntilVisible(page, receipt);
    await expect(receipt).toContainText(words);
    is([sent.length, new Set(sent).size, await moved()]).toEqual([2, 1, 1]);
  },
);
