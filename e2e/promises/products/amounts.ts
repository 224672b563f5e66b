import type { Booked } from '../flow.ts';
import type { Person } from '../person.ts';
import type { Random } from '../random.ts';

/** Whole numbers of 18 places. */
export const ONE = 10n ** 18n;
/** Everything paid is cut to 8 places. */
export const PAID_STEP = 10n ** 10n;

export const HOUR = 3600;
export const DAY = 24 * HOUR;

/** Worlds that begin with nothing of the launchpool and of staking: what is booked there is booked of one order. */
export const NEW_HERE: readonly string[] = ['restricted', 'borrower', 'empty'];

/** Worlds whose people's money is asked for by name alone, without a funding password. */
export const WITHOUT_PASSWORD: readonly string[] = ['saver', 'unified', 'vip5', 'us', 'restricted', 'borrower', 'empty'];

/** An amount with digits of its own, so that its bookings are found by it. */
export const amountOf = (random: Random, whole: number): string => `${whole}.${100 + random.below(899)}`;

/** Enough for an order. */
export const coverOf = (amount: string): string => String(Number.parseInt(amount, 10) + 1);

/** The account that a person's sentences name for coins at hand. */
export const atHand = ({ words, world }: Person): string =>
  ['unified', 'borrower', 'locked'].includes(world) ? words.say('earn.account.unified') : words.say('earn.account.spot');

/** What a payment for so many hours says of a day, and what one for so many days does: each was cut to 8 places. */
export const dayOfHours = (paid: bigint, coin: string, hours = 1n): Booked => ({
  between: [(paid * 24n) / hours, ((paid + PAID_STEP) * 24n) / hours],
  coin,
});

/** A rate of a year that a payment for so many hours shows. */
export const yearOfHours = (paid: bigint, principal: bigint, hours: bigint): Booked => ({
  between: [(paid * 8760n * ONE) / hours / principal, ((paid + PAID_STEP) * 8760n * ONE) / hours / principal],
});

/** Of an order that brings a bonus in GT, also by what it leaves in flexible: the bonuses of two holdings are paid together. */
export const ONE_BONUS = { beside: ['a bonus'] };
