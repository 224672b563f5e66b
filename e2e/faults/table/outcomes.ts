import type { Locator } from 'playwright';
import { expect } from '../../support/expect.ts';
import { named } from '../../promises/person.ts';
import type { MessageKey } from '../../promises/reading/words.ts';
import type { Cell } from './cell.ts';

/** How a cell ends: what the person sees, and what the ledger has. */
export interface Outcome {
  /** What the person sees, for the legend of the table. */
  readonly sees: string;
  /** How often it has its effect. */
  readonly effects: '1' | '0' | '0, then 1';
  /** Expects it of a cell whose last press was made. */
  readonly expect: (cell: Cell) => Promise<void>;
}

/** What is said while an outcome is not known. */
const CHECKING: readonly MessageKey[] = [
  'earn.submission.checking',
  'earn.redemption.checking',
  'earn.cancellation.checking',
  'earn.setting.checking',
  'earn.soft.checking',
];

/** What is said once it is known that nothing was placed. */
const NOT_PLACED: readonly MessageKey[] = [
  'earn.error.notPlaced',
  'earn.order.cancel.notCancelled',
  'earn.setting.notChanged',
  'earn.minApr.notChanged',
  'earn.autoEarn.notChanged',
  'earn.notifications.notChanged',
];

/** What is said of a term that is another one now. */
const CHANGED: readonly MessageKey[] = [
  'earn.rateChange.title',
  'earn.error.rateChanged',
  'earn.error.limitChanged',
  'earn.staking.changed.exchange-rate',
  'earn.staking.changed.fee',
  'earn.staking.changed.period',
  'earn.voucher.changed',
  'earn.launchpool.stake.placeChanged',
];

const first = (cell: Cell, ...keys: readonly MessageKey[]): Locator => cell.said(...keys).first();

/** Expects that a message is said, that nothing has happened, and that the form is as it was. */
const told =
  (...keys: readonly MessageKey[]) =>
  async (cell: Cell, sent = 1): Promise<void> => {
    await expect(first(cell, ...keys)).toBeVisible();
    await cell.expectKept();
    await cell.expectEffects(0, sent);
  };

/** Presses once a second press counts. */
async function pressAgain(cell: Cell): Promise<void> {
  await cell.page.clock.runFor(600);
  await cell.send();
}

const done = async (cell: Cell, sent = 1): Promise<void> => {
  await expect(cell.done.first()).toBeVisible();
  await cell.expectEffects(1, sent);
};

/** Accepts the term that is another one now, and sends. */
async function acceptAndSend(cell: Cell): Promise<void> {
  const { words } = cell.person;
  const name = (key: MessageKey) => cell.page.getByRole('button', { name: words.pattern(key) });
  const accept = name('earn.rateChange.accept').or(name('earn.launchpool.stake.acceptPlace'));
  if ((await accept.count()) > 0) await accept.first().click();
  await pressAgain(cell);
}

/** The outcomes that a cell may have. */
export const OUTCOMES = {
  done: { sees: 'the receipt; of a setting a notice and its new state', effects: '1', expect: (cell) => done(cell) },
  'done, sent again': {
    sees: 'the receipt, and nothing of the first try, which the exchange did not take',
    effects: '1',
    expect: (cell) => done(cell, 2),
  },
  found: {
    sees: 'that the answer is missing and the exchange is asked; then the receipt',
    effects: '1',
    expect: async (cell) => {
      if (!cell.row.quiet) await cell.soon(first(cell, ...CHECKING));
      await cell.soon(cell.done);
      await cell.expectEffects(1);
    },
  },
  'not placed': {
    sees: 'that the answer is missing and the exchange is asked; then that nothing was placed or saved. The form is as it was',
    effects: '0',
    expect: async (cell) => {
      if (!cell.row.quiet) await cell.soon(first(cell, ...CHECKING));
      await cell.soon(cell.begins(...NOT_PLACED).first());
      await cell.expectKept();
      await cell.expectEffects(0);
    },
  },
  offline: { sees: 'that the page was offline, so nothing was sent', effects: '0', expect: (cell) => told('earn.error.offline')(cell, 0) },
  wait: { sees: 'in how many seconds to try again', effects: '0', expect: told('earn.error.retryAfter') },
  refused: {
    sees: 'the exchange’s own words as text. The form is as it was',
    effects: '0',
    expect: async (cell) => {
      await expect(cell.page.getByText(cell.words).first()).toBeVisible();
      await cell.expectKept();
      await cell.expectEffects(0, 2);
    },
  },
  'asked first': {
    sees: 'what was shown and what it is now, before anything is sent; who accepts it gets the receipt',
    effects: '0, then 1',
    expect: async (cell) => {
      await expect(first(cell, ...CHANGED)).toBeVisible();
      await cell.expectKept();
      await cell.expectEffects(0, 0);
      await acceptAndSend(cell);
      await done(cell);
    },
  },
  'no longer fits': {
    sees: 'that the conditions changed and the amount does not fit any more, before anything is sent',
    effects: '0',
    expect: (cell) => told('earn.error.limitChanged')(cell, 0),
  },
  'choose again': {
    sees: 'that the voucher has expired, before anything can be sent, and that another one can be chosen, or none',
    effects: '0',
    expect: (cell) => told('earn.voucher.expired')(cell, 0),
  },
  'done, or asked first': {
    sees: 'the receipt; where a term that was shown is another one now, both are shown before anything is sent',
    effects: '1',
    expect: async (cell) => {
      const changed = first(cell, ...CHANGED);
      await expect(cell.done.or(changed).first()).toBeVisible();
      if ((await cell.done.count()) === 0) {
        await cell.expectEffects(0, 0);
        await acceptAndSend(cell);
      }
      await done(cell);
    },
  },
  'signed out': {
    sees: 'that the session is over, with a way to log in. What was entered is kept',
    effects: '0',
    expect: async (cell) => {
      const { page, person } = cell;
      const prompt = page.getByRole('dialog', named(person.words, 'earn.session.title'));
      // A form that reads it first says so itself.
      const inForm = page.getByRole('dialog').getByRole('button', named(person.words, 'earn.login'));
      await expect(prompt.or(inForm).first()).toBeVisible();
      // The form may say so before the answer of the write opens the prompt above it.
      await page.addLocatorHandler(prompt, () => page.keyboard.press('Escape'));
      await cell.expectKept();
      await page.removeLocatorHandler(prompt);
      await cell.expectEffects(0);
    },
  },
  'another person': {
    sees: 'that somebody else is signed in now and nothing was sent. What was entered is gone, because it is another person’s',
    effects: '0',
    expect: async (cell) => {
      await expect(first(cell, 'earn.error.anotherPerson')).toBeVisible();
      await cell.expectEffects(0, 0);
    },
  },
  'told later': {
    sees: 'on the page that was gone to, a notice of the result; a form that opens again by its address shows the receipt',
    effects: '1',
    expect: async (cell) => {
      // A form that is about to leave has sentences that begin alike.
      const notices = cell.page.getByRole('region', { name: 'Notifications (F8)' });
      const told = RESULTS.map((key) => notices.getByText(cell.person.words.pattern(key))).reduce((all, each) => all.or(each));
      await cell.soon(told.or(cell.done));
      await cell.expectEffects(1);
    },
  },
  'as it is': {
    sees: 'the setting as it is now: nothing is kept of a change that is simply read again',
    effects: '1',
    expect: async (cell) => {
      await cell.visit.settle();
      await cell.expectEffects(1);
    },
  },
} as const satisfies Readonly<Record<string, Outcome>>;

/** The name of an outcome. */
export type OutcomeName = keyof typeof OUTCOMES;

/** Notices of results, and receipts: what is told of an order once its form is gone, or loaded again. */
const RESULTS: readonly MessageKey[] = [
  'earn.order.placed.toast',
  'earn.order.subscribed.toast',
  'earn.order.redeemed.toast',
  'earn.order.staked.toast',
  'earn.order.unstaked.toast',
  'earn.wealth.redeemed.toast',
  'modified',
  'cryptoloan.enabledSuccessfully',
  'cryptoloan.disabledSuccessfully',
];
