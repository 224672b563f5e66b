import { cut, digits, exact } from '../../../support/exact.ts';
import { holdingOf } from '../../../support/exchangeSays.ts';
import { expect } from '../../../support/expect.ts';
import { named, type Person } from '../../../promises/person.ts';
import { flexible } from '../../../promises/products/flexible.ts';
import type { Row } from '../row.ts';
import { bring, flowOf, happens, hourPasses, NO_MONEY, NO_QUOTA, NO_TERMS, post, spent } from './meanwhile.ts';

const SUBSCRIBE = '/apiw/v2/uni-loan/earn/subscribe';
const REDEEM = '/apiw/v2/uni-loan/earn/redeem';

/** Lends an amount, as from another tab. */
const lend = async (person: Person, asset: string, amount: string): Promise<void> => {
  await person.deposit(asset, amount);
  await post(person, SUBSCRIBE, { asset, amount, rateYear: '0.0001' });
};

/** What of a holding is not being redeemed. */
async function freeOf({ visit }: Person, asset: string): Promise<bigint> {
  const holding = await holdingOf(visit, asset);
  return exact(holding?.curr_amount ?? '0') - exact(holding?.frozen_amount ?? '0');
}

/** As orders take amounts: to six places. */
const rounded = (amount: bigint): string => digits(cut(amount, 6));

/** The least rate of a holding, a fraction of a year. */
const leastRate = async ({ visit }: Person, asset: string): Promise<unknown> =>
  ((await holdingOf(visit, asset)) as unknown as { readonly min_lend_rate_year?: string } | undefined)?.min_lend_rate_year;

/** Flexible Simple Earn. */
export const flexibleRows: readonly Row[] = [
  {
    name: 'flexible: subscribe',
    covers: ['flexible, subscribed', 'flexible, subscribed with a bonus'],
    flow: flowOf(flexible, 'flexible, subscribed'),
    world: 'saver',
    choice: { coin: 'XRP', amount: '61.5' },
    stock: bring('9000'),
    write: ['POST', SUBSCRIBE],
    kind: 'order',
    field: 'earn.amount.label',
    soldOut: (person, { coin }) => happens(person, { event: 'sold-out', asset: coin, left: '5' }),
    backOnSale: (person, { coin }) => happens(person, { event: 'sold-out', asset: coin, left: null }),
    changes: hourPasses,
    usedUp: spent,
  },
  {
    name: 'flexible: redeem',
    covers: ['flexible, redeemed'],
    flow: flowOf(flexible, 'flexible, redeemed'),
    world: 'saver',
    choice: { coin: 'USDT', amount: '3.5' },
    stock: (person, { coin }) => lend(person, coin, '2000'),
    write: ['POST', REDEEM],
    kind: 'order',
    field: 'earn.amount.label',
    soldOut: NO_QUOTA,
    changes: NO_TERMS,
    usedUp: async (person, { coin }) => post(person, REDEEM, { asset: coin, amount: rounded((await freeOf(person, coin)) - exact('1')) }),
  },
  {
    name: 'flexible: call a redemption off',
    covers: ['flexible, redemption called off'],
    flow: flowOf(flexible, 'flexible, redemption called off'),
    world: 'saver',
    choice: { coin: 'USDT', amount: '1000' },
    prepare: async (person, { coin, amount }) => {
      const pending = (await person.bookings()).filter(({ account, asset }) => account === 'redeeming' && asset === coin);
      if (pending.reduce((sum, { amount: moved }) => sum + moved, 0n) > 0n) return;
      const { curr_amount: held = '0', lend_amount: lent = '0' } = (await holdingOf(person.visit, coin)) ?? {};
      // What is lent comes back with the next full hour, and can be called off until then.
      await post(person, REDEEM, { asset: coin, amount: rounded(exact(held) - exact(lent) + exact(amount)) });
    },
    write: ['POST', '/apiw/v2/uni-loan/earn/redeem-callback'],
    kind: 'order',
    done: ['orderCancelled'],
    soldOut: NO_QUOTA,
    changes: NO_TERMS,
    dayEnds: 'refused',
    usedUp: hourPasses,
  },
  {
    name: 'flexible: minimum APR',
    covers: [],
    flow: {
      open: async (person) => {
        const { page, words } = person;
        await person.open('/simple-earn/my-lendings?tab=flexible');
        await page.getByRole('button', { name: /estimated APR of SOL, show details$/ }).click();
        const dialog = page.getByRole('dialog');
        await dialog.getByRole('tab', named(words, 'earn.aprDetails.minimum')).click();
        return dialog;
      },
      fill: async ({ words }, form, { amount }) => {
        const field = form.getByRole('textbox', named(words, 'earn.minApr.label'));
        await expect(field).toBeEditable();
        await field.fill(amount);
      },
      send: ['earn.confirm'],
    },
    world: 'saver',
    choice: { coin: 'SOL', amount: '1.25' },
    prepare: (person, { coin }) => post(person, '/apiw/v2/uni-loan/earn/interest-rate', { asset: coin, rateYear: '0.01' }),
    write: ['POST', '/apiw/v2/uni-loan/earn/interest-rate'],
    kind: 'setting',
    field: 'earn.minApr.label',
    done: ['modified'],
    effects: async (person, _before, { coin }) => (String(await leastRate(person, coin)).startsWith('0.0125') ? 1 : 0),
    soldOut: NO_MONEY,
    changes: NO_TERMS,
    usedUp: NO_MONEY,
  },
];
