import { type Decimal, ZERO, compare, decimal, divide, isPositive, multiply } from '../../decimal.ts';
import { DAYS_OF_YEAR } from '../rates/yearlyBonus.ts';
import { DAY, type Instant } from '@earnkit/time';
import type { Voucher } from '../../contract/simple-earn/vouchers.ts';

/** What a voucher is checked against. */
export interface VoucherUse {
  /** The coin. */
  readonly asset: string;
  /** The term, in days. */
  readonly days: number;
  /** The amount; `undefined` while none is typed. */
  readonly amount: Decimal | undefined;
  /** The present, in unix seconds. */
  readonly now: Instant;
}

/** Why a voucher cannot be used: its time is over, it is for other coins, or the amount is out of its bounds. */
export type VoucherBar = 'expired' | 'other-coin' | 'below' | 'above' | 'unknown-rate';

/** Whether a voucher is over: from its expiry on (AMB-098). One without an expiry, or with one that is not known, is not: the exchange decides. */
export const isVoucherExpired = ({ expiresAt }: Pick<Voucher, 'expiresAt'>, now: Instant): boolean =>
  typeof expiresAt === 'number' && expiresAt <= now;

/** Each voucher once, as it is listed first: it is one choice, however often it is listed (D07). */
function eachOnce(vouchers: readonly Voucher[]): readonly Voucher[] {
  const first = new Map<string, Voucher>();
  for (const voucher of vouchers) if (!first.has(voucher.id)) first.set(voucher.id, voucher);
  return [...first.values()];
}

/** Days before its expiry in which a voucher is about to expire. */
const SOON_DAYS = 7;

/**
 * The vouchers that can still be used and expire within some days, the next to expire first.
 *
 * @param withinDays `Infinity` for all that expire. @default a week
 */
export const expiringVouchers = (
  vouchers: readonly Voucher[],
  now: Instant,
  withinDays: number = SOON_DAYS,
): readonly (Voucher & { readonly expiresAt: Instant })[] =>
  eachOnce(vouchers)
    .flatMap((voucher) => (typeof voucher.expiresAt !== 'number' ? [] : [{ ...voucher, expiresAt: voucher.expiresAt }]))
    .filter((voucher) => !isVoucherExpired(voucher, now) && voucher.expiresAt <= now + withinDays * DAY)
    .toSorted((first, second) => first.expiresAt - second.expiresAt);

/** Whether a voucher can be used with a coin; one that names no coin can be used with every coin (AMB-098). */
export const isVoucherFor = ({ assets }: Pick<Voucher, 'assets'>, asset: string): boolean => assets.length === 0 || assets.includes(asset);

/** A voucher whose terms changed after the person chose it. */
export interface VoucherChange {
  /** As the person chose it. */
  readonly from: Voucher;
  /** As it is now. */
  readonly to: Voucher;
}

/** A limit in one form: 0 and a missing one are none. */
const limitOf = (limit: Decimal | undefined): Decimal => (limit !== undefined && isPositive(limit) ? limit : ZERO);

/** What a voucher adds and for which amounts, in one form. */
const termsOf = ({ aprFraction, days = 0, low, high }: Voucher): string =>
  JSON.stringify([aprFraction, Math.max(0, days), limitOf(low), limitOf(high)]);

/**
 * The change of a voucher's rate, days or limits since the person chose it (R04); `undefined` where there is none. Better and
 * worse ones both count. Its expiry and its coins are judged as they are now.
 */
export const voucherChange = (chosen: Voucher, now: Voucher): VoucherChange | undefined =>
  termsOf(chosen) === termsOf(now) ? undefined : { from: chosen, to: now };

/** Why a voucher cannot be used; `undefined` where it can. Both bounds are included; an upper bound of 0 is none (SE-V-06, SE-V-07). */
export function voucherBar(voucher: Voucher, { asset, amount, now }: VoucherUse): VoucherBar | undefined {
  if (isVoucherExpired(voucher, now)) return 'expired';
  if (!isVoucherFor(voucher, asset)) return 'other-coin';
  if (voucher.aprFraction === undefined) return 'unknown-rate';
  if (amount === undefined) return undefined;
  if (voucher.low !== undefined && compare(amount, voucher.low) < 0) return 'below';
  return voucher.high !== undefined && isPositive(voucher.high) && compare(amount, voucher.high) > 0 ? 'above' : undefined;
}

/** What a voucher adds on an amount, times its days, exact: to be divided by the days of a year, or of the term. */
export function voucherYield(voucher: Voucher, amount: Decimal, days: number): Decimal {
  const { aprFraction, days: raised } = voucher;
  if (aprFraction === undefined) return ZERO;
  const counted = raised !== undefined && raised > 0 ? Math.min(days, raised) : days;
  return multiply(amount, aprFraction, decimal(String(counted)));
}

/** The interest that a voucher adds, 8 decimals down: on the whole amount, for its days or the term (AMB-097). Above its upper bound it cannot be used (AMB-172). */
export const voucherInterest = (voucher: Voucher, amount: Decimal, days: number): Decimal =>
  divide(voucherYield(voucher, amount, days), decimal(String(DAYS_OF_YEAR)), 8);

/** A voucher in the picker. */
export interface VoucherChoice {
  /** The voucher. */
  readonly voucher: Voucher;
  /** Why it cannot be used; `undefined` where it can. */
  readonly obstacle: VoucherBar | undefined;
  /** What it adds for the amount and term; `undefined` while no amount is typed, and where it cannot be used. */
  readonly interest: Decimal | undefined;
}

/**
 * The vouchers of a picker: the usable ones first, and among them the ones that add most; of equal ones the earliest to expire
 * (AMB-174). While no amount is typed, those with the highest rate come first.
 */
export function voucherChoices(vouchers: readonly Voucher[], use: VoucherUse): readonly VoucherChoice[] {
  return eachOnce(vouchers)
    .map((voucher): VoucherChoice => {
      const obstacle = voucherBar(voucher, use);
      const usable = obstacle === undefined && use.amount !== undefined;
      return { voucher, obstacle, interest: usable ? voucherInterest(voucher, use.amount, use.days) : undefined };
    })
    .sort(
      (first, second) =>
        Number(first.obstacle !== undefined) - Number(second.obstacle !== undefined) ||
        compare(second.interest ?? ZERO, first.interest ?? ZERO) ||
        (use.amount === undefined ? compare(second.voucher.aprFraction ?? ZERO, first.voucher.aprFraction ?? ZERO) : 0) ||
        (first.voucher.expiresAt ?? Number.MAX_SAFE_INTEGER) - (second.voucher.expiresAt ?? Number.MAX_SAFE_INTEGER),
    );
}

/** A voucher that can be used, and what it adds. */
export interface BestVoucher {
  /** The voucher. */
  readonly voucher: Voucher;
  /** What it adds for the amount and term. */
  readonly interest: Decimal;
}

/**
 * The voucher that adds most to an amount over a term; of equal ones the earliest to expire (AMB-174). `undefined` while no amount is
 * typed, and where none can be used or none adds anything.
 */
export function bestVoucher(vouchers: readonly Voucher[], use: VoucherUse): BestVoucher | undefined {
  const [best] = voucherChoices(vouchers, use);
  return best?.interest !== undefined && isPositive(best.interest) ? { voucher: best.voucher, interest: best.interest } : undefined;
}
