import { DAY, type Instant } from '@earnkit/time';
import { type Assessment, type Reason, UNKNOWN, blocked, ready } from '../assessment.ts';
import { type Decimal, ZERO, compare, roundDown, isNegative, isZero, isPositive, max, min, multiply, subtract } from '../../decimal.ts';
import { isWhole } from '../leftover.ts';
import { STAKING_DECIMALS, type TermsChange, changed, fitted, typedAmount } from './amount.ts';
import type { RedeemOption, StakingProduct } from '../../contract/staking/product.ts';
import { periodChange, periodFacts, redeemPeriod } from './period.ts';
import { type FeeDiscount, applyDiscount } from './vip.ts';

declare module '../assessment.ts' {
  interface ReasonKeys {
    'redeem.number.minLimit': never;
    'redeem.maxLimit.insufficientBalance': never;
    'redeem.quickRedeemLimit': never;
    'earn.staking.feeOverAmount': never;
  }
}

/** The coin that is paid out until the product says others (ST-99). */
export const DEFAULT_REDEEM_COIN = 'USDC';

/** The ways to redeem (ST-80). */
export type RedeemType = 'standard' | 'fast';

const MINUTE = 60;

/**
 * The coins that a redemption can be paid out in (ST-81, ST-99): USDC until the product is known, and the product's own coin
 * where it names none.
 */
export function redeemCoins(product: Pick<StakingProduct, 'redeemOptions' | 'asset'> | undefined): readonly string[] {
  if (product === undefined) return [DEFAULT_REDEEM_COIN];
  const named = [...new Set(product.redeemOptions.rows.map((option) => option.asset))];
  return named.length > 0 || product.asset === undefined ? named : [product.asset];
}

/** How a coin is redeemed; `undefined` where the product does not say. */
export const redeemOptionOf = (
  product: Pick<StakingProduct, 'redeemOptions'> | undefined,
  coin: string | undefined,
): RedeemOption | undefined => product?.redeemOptions.rows.find((option) => option.asset === coin);

/**
 * Whether a redemption can be fast: it can, the product has no such way, the exchange does not say whether it has one, today's quota is
 * too small for it, or the quota is not known.
 */
export type FastOffer = 'offered' | 'not-offered' | 'unknown' | 'quota-too-small' | 'quota-unknown';

/**
 * Whether a fast redemption is offered, and why not (ST-91, AMB-106, AMB-107): the flag of the coin, else of the product; and a
 * quota without a limit, or above zero and above the minimum. Not offered while the quota, or the minimum it needs, is not known.
 */
export function fastOffer(
  product: Pick<StakingProduct, 'period' | 'minRedeemAmount'> | undefined,
  option: Pick<RedeemOption, 'fast' | 'fastDailyQuota'> | undefined,
): FastOffer {
  const flag = option?.fast ?? product?.period.fast;
  if (flag !== true) return flag === false ? 'not-offered' : 'unknown';
  const quota = option?.fastDailyQuota;
  if (quota === 'unlimited') return 'offered';
  if (quota !== undefined && !isPositive(quota)) return 'quota-too-small';
  const least = product?.minRedeemAmount;
  if (quota === undefined || least === undefined) return 'quota-unknown';
  return compare(quota, least) > 0 ? 'offered' : 'quota-too-small';
}

/** Whether a fast redemption is offered (ST-91). */
export const isFastOffered = (...terms: Parameters<typeof fastOffer>): boolean => fastOffer(...terms) === 'offered';

/** A fee and what is left of the amount; together they are the amount. */
export interface RedeemFee {
  /** The fee, in the staked coin. */
  readonly fee: Decimal;
  /** Below zero where the fee is over the amount. */
  readonly received: Decimal;
}

/**
 * The fee rate of a redemption, less the discount of the person's VIP tier (ST-06, ST-97, ST-98); `undefined` where the exchange does not
 * say one, or gives a negative one.
 *
 * @param discount what the tier takes off it. @default nothing
 */
export function feeFractionOf(
  option: Pick<RedeemOption, 'feeFraction' | 'fastFeeFraction'> | undefined,
  type: RedeemType,
  discount: FeeDiscount = ZERO,
): Decimal | undefined {
  const fraction = type === 'fast' ? option?.fastFeeFraction : option?.feeFraction;
  if (fraction === undefined || isNegative(fraction)) return undefined;
  // Nothing is charged whatever the discount is.
  return isZero(fraction) ? fraction : applyDiscount(fraction, discount);
}

/** When a standard redemption is shown to arrive. */
const arrivalPeriod = ({ incomeDays }: StakingProduct) => redeemPeriod({ incomeDays, minDays: 0, maxDays: 0 });

/**
 * What changed of a redemption since the person saw it: the coin that is paid out, which is no longer offered, the fee rate, or how
 * long it takes (R04). `undefined` where all is the same, or where one of two is not known.
 */
export function redeemTermsChange(
  seen: StakingProduct | undefined,
  now: StakingProduct | undefined,
  { asset, redeemAsset, type, discount }: Pick<RedeemDraft, 'redeemAsset' | 'type'> & Pick<RedeemFacts, 'asset' | 'discount'>,
): TermsChange | undefined {
  if (seen === undefined || now === undefined) return undefined;
  const [first = asset, ...others] = redeemCoins(now);
  if (redeemAsset !== first && !others.includes(redeemAsset)) return { figure: 'coin', from: redeemAsset, to: first };
  const [before, after] = [redeemOptionOf(seen, redeemAsset), redeemOptionOf(now, redeemAsset)];
  const fee = changed(feeFractionOf(before, type, discount), feeFractionOf(after, type, discount));
  if (fee) return { figure: 'fee', ...fee };
  if (type === 'standard')
    return (
      periodChange(redeemPeriod(periodFacts(seen)), redeemPeriod(periodFacts(now))) ?? periodChange(arrivalPeriod(seen), arrivalPeriod(now))
    );
  const [from, to] = [before?.fastMinutes, after?.fastMinutes];
  return from === undefined || to === undefined || from === to ? undefined : { figure: 'minutes', from, to };
}

/**
 * The fee of a redemption, 8 decimals down, and the rest of the amount (FM-14); `undefined` where the fee is not known.
 *
 * @param discount what the person's VIP tier takes off the fee. @default nothing
 */
export function redeemFee(
  amount: Decimal,
  option: Pick<RedeemOption, 'feeFraction' | 'fastFeeFraction'> | undefined,
  type: RedeemType,
  discount: FeeDiscount = ZERO,
): RedeemFee | undefined {
  const fraction = feeFractionOf(option, type, discount);
  if (fraction === undefined) return undefined;
  const fee = roundDown(multiply(amount, fraction), STAKING_DECIMALS);
  return { fee, received: subtract(amount, fee) };
}

/** What a redemption pays out, in the coin that is chosen for it: the amount less its fee (FM-14, ST-81); `undefined` where nothing is left. */
export const redeemPayout = (fee: RedeemFee | undefined): Decimal | undefined =>
  fee && isPositive(fee.received) ? fee.received : undefined;

/** The two moments of a redemption (ST-82). */
export interface RedeemTimeline {
  /** When it is redeemed, in unix seconds. */
  readonly redeemedAt: Instant;
  /** `undefined` where the exchange does not say how long it takes. */
  readonly arrivesAt: Instant | undefined;
}

/** When a redemption arrives: fast after the coin's minutes (FM-15), standard after the product's income days (FM-16, AMB-108). */
export function redeemTimeline(
  at: Instant,
  type: RedeemType,
  { incomeDays, fastMinutes }: { readonly incomeDays: number | undefined; readonly fastMinutes: number | undefined },
): RedeemTimeline {
  const [count, seconds] = type === 'fast' ? [fastMinutes, MINUTE] : [incomeDays, DAY];
  return { redeemedAt: at, arrivesAt: count === undefined ? undefined : at + Math.max(0, count) * seconds };
}

/** What a redemption depends on; what is not known is `undefined`. */
export interface RedeemFacts {
  /** The product; `undefined` while it is not known. */
  readonly product: StakingProduct | undefined;
  /** The coin that is staked. */
  readonly asset: string;
  /** What the person has staked in it. */
  readonly held: Decimal | undefined;
  /** Whether the exchange has answered without saying what is held: it decides. @default it is not known yet */
  readonly isHeldOmitted?: boolean;
  /** The product or protocol that is redeemed. */
  readonly pid?: string | undefined;
  /** What the person's VIP tier takes off the fee. @default nothing */
  readonly discount?: FeeDiscount | undefined;
}

/** What a person has entered. */
export interface RedeemDraft {
  /** The field's text while it is typed. */
  readonly amount: string;
  /** Standard or fast. */
  readonly type: RedeemType;
  /** The coin that is paid out. */
  readonly redeemAsset: string;
}

/** What the redeem call takes. */
export interface RedeemRequest {
  /** The coin that is staked. */
  readonly asset: string;
  /** In the staked coin, as it was typed: at most 8 decimals, or all that is held (AMB-164). */
  readonly amount: Decimal;
  /** The product or protocol; `undefined` where the exchange names none. */
  readonly pid: string | undefined;
  /** Whether it is a fast redemption. */
  readonly fast: boolean;
  /** The coin that is paid out. */
  readonly redeemAsset: string;
}

function firstReason(
  amount: Decimal,
  { type, redeemAsset }: RedeemDraft,
  { product, asset: coin, held, discount }: RedeemFacts,
): Reason | undefined {
  const option = redeemOptionOf(product, redeemAsset);
  const least = product?.minRedeemAmount;
  if (least !== undefined && compare(amount, least) < 0 && !isWhole(amount, held))
    return { key: 'redeem.number.minLimit', values: { amount: roundDown(least, STAKING_DECIMALS), coin } };
  if (held !== undefined && compare(amount, held) > 0)
    return { key: 'redeem.maxLimit.insufficientBalance', values: { amount: held, coin } };
  const quota = type === 'fast' ? option?.fastDailyQuota : undefined;
  if (quota !== undefined && quota !== 'unlimited' && compare(amount, quota) > 0)
    return { key: 'redeem.quickRedeemLimit', values: { amount: max(ZERO, quota), coin } };
  const fee = redeemFee(amount, option, type, discount);
  if (fee !== undefined && !isPositive(fee.received)) return { key: 'earn.staking.feeOverAmount', values: { amount: fee.fee, coin } };
  return undefined;
}

/**
 * Assesses a redemption (ST-85 to ST-90, AMB-122): minimum, held amount, today's quota, fee. The first limit it breaks is the reason.
 * An unknown minimum blocks nothing: the exchange decides. The whole holding has no minimum (AMB-164). A fast redemption that is not
 * offered is blocked without a reason.
 */
export function assessStakingRedeem(draft: RedeemDraft, facts: RedeemFacts): Assessment<RedeemRequest> {
  const typed = typedAmount(draft.amount, STAKING_DECIMALS, facts.held);
  if ('ends' in typed) return typed.ends;
  const { amount } = typed;
  const reason = firstReason(amount, draft, facts);
  if (reason) return blocked(reason);
  const { product, asset, held, pid, isHeldOmitted = false } = facts;
  if (product === undefined || (held === undefined && !isHeldOmitted)) return UNKNOWN;
  const fast = draft.type === 'fast';
  if (fast && !isFastOffered(product, redeemOptionOf(product, draft.redeemAsset))) return blocked();
  return ready({ asset, amount, pid, fast, redeemAsset: draft.redeemAsset });
}

/**
 * The amount that Max fills in: what is held, in a fast redemption no more than today's quota, as far as the field holds it
 * (AMB-052); `undefined` while it is not known.
 */
export function maxStakingRedeem(
  held: Decimal | undefined,
  type: RedeemType,
  option: Pick<RedeemOption, 'fastDailyQuota'> | undefined,
): Decimal | undefined {
  if (held === undefined) return undefined;
  const quota = type === 'fast' ? option?.fastDailyQuota : undefined;
  const most = quota === undefined || quota === 'unlimited' ? held : min(held, quota);
  return fitted(max(ZERO, most), STAKING_DECIMALS);
}
