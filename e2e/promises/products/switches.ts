import { expect } from '../../support/expect.ts';
import type { Flow } from '../flow.ts';
import { named } from '../person.ts';
import { DAY, HOUR, NEW_HERE } from './amounts.ts';

/** Coins that nobody lends at first, among the first of the list. */
const IDLE = ['XRP', 'DOGE', 'BNB'] as const;

/** Turning automatic lending of a coin on: at the next full hour all of it is lent. */
const autoEarnOn: Flow = {
  name: 'Auto-Earn, turned on',
  worlds: ['saver', 'unified', 'vip5', 'password', 'borrower', 'empty'],
  choose: (random) => ({ coin: random.pick(IDLE), amount: String(40 + random.below(900)) }),
  prepare: (person, { coin, amount }) => person.deposit(coin, amount),
  open: async (person, { coin }) => {
    const { words, page } = person;
    await person.open('/simple-earn/my-lendings?tab=flexible');
    await page.getByRole('button', named(words, 'earn.autoEarn.card.setUpLabel')).click();
    await page
      .getByRole('dialog')
      .getByRole('switch', named(words, 'earn.autoEarn.switch', { coin }))
      .click();
    return page.getByRole('alertdialog', named(words, 'earn.autoEarn.enableTitle', { coin }));
  },
  fill: async (_, form) => expect(form).toBeVisible(),
  send: ['earn.autoEarn.enable'],
  receiptAt: async ({ page, words }, { coin }) => {
    await expect(page.getByRole('dialog').getByRole('switch', named(words, 'earn.autoEarn.switch', { coin }))).toBeChecked();
    return page.getByRole('switch', named(words, 'earn.autoEarn.switch', { coin }));
  },
  says: [{ key: 'earn.autoEarn.enableText', of: { words: 'lent' } }],
  lasts: () => 2 * HOUR,
  booked: (ledger, { choice: { coin }, before }) => {
    const lent = ledger.first({ kind: 'auto-lend', account: 'lent', asset: coin }, before);
    const idle = ledger.bookings.filter(
      ({ account, asset, transfer }) => account === 'spot' && asset === coin && lent !== undefined && transfer < lent.transfer,
    );
    return { lent: lent?.amount === idle.reduce((sum, { amount }) => sum + amount, 0n) ? { words: [''] } : undefined };
  },
};

/** Turning it off: nothing that comes in later is lent. */
const autoEarnOff: Flow = {
  ...autoEarnOn,
  name: 'Auto-Earn, turned off',
  worlds: ['saver'],
  choose: () => ({ coin: 'TRX', amount: '700' }),
  open: async (person, { coin }) => {
    const { words, page } = person;
    await person.open('/simple-earn/my-lendings?tab=flexible');
    await page.getByRole('switch', named(words, 'earn.autoEarn.switch', { coin })).click();
    return page.getByRole('alertdialog', named(words, 'earn.autoEarn.disableTitle', { coin }));
  },
  send: ['earn.autoEarn.disable'],
  receiptAt: async ({ page, words }, { coin }) => {
    const one = page.getByRole('switch', named(words, 'earn.autoEarn.switch', { coin }));
    await expect(one).not.toBeChecked();
    return one;
  },
  says: [{ key: 'earn.autoEarn.disableText', of: { words: 'kept' } }],
  booked: (ledger, { choice: { coin }, before }) => {
    const lent = ledger.first({ kind: 'auto-lend', account: 'lent', asset: coin }, before);
    return { kept: lent === undefined ? { words: [''] } : undefined };
  },
};

/** Who turns soft staking off again is not paid what turning it on promised, so a person does one of both, once. */
const ONE_SWITCH = { beside: ['soft staking'] };

/** Turning soft staking on: what is held until midnight is paid then. */
const softStakingOn: Flow = {
  name: 'soft staking, turned on',
  worlds: NEW_HERE,
  choose: (random) => ({ coin: random.pick(['DOT', 'ADA']), amount: String(400 + random.below(900)), ...ONE_SWITCH }),
  prepare: (person, { coin, amount }) => person.deposit(coin, amount),
  open: async (person) => {
    const { words, page } = person;
    await person.open('/soft-staking');
    await page.getByRole('button', named(words, 'earn.soft.start')).click();
    return page.getByRole('dialog', named(words, 'earn.soft.activate.title'));
  },
  fill: async (_, form) => form.getByRole('checkbox').click(),
  send: ['earn.soft.start'],
  receiptAt: async ({ page, words }) => {
    await expect(page.getByText(words.say('earn.soft.onTitle'), { exact: true })).toBeVisible();
    return page.getByRole('region', named(words, 'earn.soft.state'));
  },
  says: [
    { key: 'earn.soft.onText', inside: true, of: { moment: 'first payout' } },
    { key: 'earn.soft.paid' },
    { key: 'earn.soft.expected' },
  ],
  lasts: () => 2 * DAY,
  booked: (ledger, { choice: { coin }, before }) => {
    const paid = ledger.first({ kind: 'soft-staking', account: 'spot', asset: coin, sign: 1 }, before);
    return { 'first payout': paid && { at: paid.at } };
  },
};

/** Turning it off before an hour has passed: nothing is paid. */
const softStakingOff: Flow = {
  ...softStakingOn,
  name: 'soft staking, turned off',
  choose: () => ({ coin: 'BNB', amount: '30', ...ONE_SWITCH }),
  prepare: async (person, { coin, amount }) => {
    await person.deposit(coin, amount);
    await person.visit.control('/apiw/v2/earn/soft-staking/switch', { status: true });
  },
  open: async (person) => {
    const { words, page } = person;
    await person.open('/soft-staking');
    await page.getByRole('button', named(words, 'earn.soft.stop')).click();
    return page.getByRole('dialog', named(words, 'earn.soft.close.title'));
  },
  fill: async (_, form) => expect(form).toBeVisible(),
  send: ['earn.soft.stop'],
  receiptAt: async ({ page, words }) => {
    await expect(page.getByText(words.say('earn.soft.offTitle'), { exact: true })).toBeVisible();
    return page.getByRole('region', named(words, 'earn.soft.state'));
  },
  says: [{ key: 'earn.soft.close.text', of: { words: 'no more' } }, { key: 'earn.soft.paid' }, { key: 'earn.soft.expected' }],
  booked: (ledger, { before }) => {
    const paid = ledger.first({ kind: 'soft-staking', account: 'spot', sign: 1 }, before);
    return { 'no more': paid === undefined ? { words: [''] } : undefined };
  },
};

/** Switches that move money by themselves. */
export const switches: readonly Flow[] = [autoEarnOn, autoEarnOff, softStakingOn, softStakingOff];
