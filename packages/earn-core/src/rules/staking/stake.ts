import { type Assessment, type Reason, UNKNOWN, blocked, ready } from '../assessment.ts';
import { type Decimal, ZERO, compare, roundDown, isPositive, isZero, max, min, subtract, sumOfKnown } from '../../decimal.ts';
import { isStablecoin } from '../account/prices.ts';
import { STAKING_DECIMALS, fitted, typedAmount } from './amount.ts';
import type { Protocol, StakingProduct, StakingUser } from '../../contract/staking/product.ts';
import { stakeCoins, stakeVariant } from './variant.ts';

declare module '../assessment.ts' {
  interface ReasonKeys {
    'stake.number.minLimit': never;
    'stake.maxLimit.insufficientBalance': never;
    'earn.staking.limitLeft': never;
    'earn.staking.productLeft': never;
  }
}

/** Kinds of account (ST-24, AMB-105). */
export const ACCOUNT_KINDS = { normal: 0, vip: 3 } as const;

/** Decimals of a stake by the kind of account: 8 for the normal one, 2 for any other (ST-70, AMB-105). */
export const stakeDecimals = (accountKind: number): number => (accountKind === ACCOUNT_KINDS.normal ? STAKING_DECIMALS : 2);

/** What a stake depends on; what is not known is `undefined`. */
export interface StakeFacts {
  /** The product; `undefined` while it is not known. */
  readonly product: StakingProduct | undefined;
  /** The coin that is staked. */
  readonly asset: string;
  /** What the person can stake of it. */
  readonly available: Decimal | undefined;
  /** The protocol of a DeFi product. */
  readonly protocol?: Pick<Protocol, 'pid'> | undefined;
  /** Id that was asked for, where the product does not repeat its own. */
  readonly pid?: string | undefined;
  /** What the person's limit leaves, {@link stakeLimitLeft}. @default not known, so that it refuses nothing */
  readonly limitLeft?: Decimal | undefined;
  /** Decimals that can be typed, {@link stakeDecimals}. */
  readonly decimals: number;
  /** Whether it is made from a VIP theme (ST-102). */
  readonly vip: boolean;
}

/** What a person has entered. */
export interface StakeDraft {
  /** The field's text while it is typed. */
  readonly amount: string;
  /** Whether the agreement is ticked (ST-68). */
  readonly agreed: boolean;
}

/** What the stake call takes. */
export interface StakeRequest {
  /** The coin that is staked. */
  readonly asset: string;
  /** In coins, as it was typed: at most as many decimals as the account takes. */
  readonly amount: Decimal;
  /** The product or protocol; `undefined` where the exchange names none. */
  readonly pid: string | undefined;
  /** Whether it is made from a VIP theme (ST-102). */
  readonly vip: boolean;
}

/** Why a product accepts no stake of any amount. */
export type StakeObstacle = 'no-protocol' | 'choice-gone' | 'no-minimum' | 'sold-out' | 'limit-used-up';

/**
 * What keeps a product from being staked, whatever the amount: a DeFi product without protocols, a chosen coin or protocol that is
 * no longer offered, no minimum, or less than the minimum left of the product or of the person's limit; `undefined` where nothing does.
 *
 * @param choice the coin, and the protocol of a DeFi product as it is offered.
 */
export function stakeObstacle(
  product: StakingProduct,
  { asset, protocol, limitLeft }: Pick<StakeFacts, 'asset' | 'protocol' | 'limitLeft'>,
): StakeObstacle | undefined {
  const isOpen = stakeVariant(product) === 'defi' && protocol === undefined;
  if (isOpen && product.protocols.rows.length === 0) return 'no-protocol';
  const coins = stakeCoins(product);
  if (isOpen || (coins.length > 0 && !coins.includes(asset))) return 'choice-gone';
  const { minStakeAmount: minimum } = product;
  if (minimum === undefined) return 'no-minimum';
  if (isSoldOut(product)) return 'sold-out';
  return limitLeft !== undefined && !isEnough(limitLeft, minimum) ? 'limit-used-up' : undefined;
}

/** Whether what is left is enough for a stake: no less than the minimum, and above zero. */
const isEnough = (left: Decimal, minimum: Decimal): boolean => isPositive(left) && compare(left, minimum) >= 0;

/** Whether less is left of a product than its minimum. Not where the exchange does not say what is left. */
export const isSoldOut = ({ leftAmount, minStakeAmount }: Pick<StakingProduct, 'leftAmount' | 'minStakeAmount'>): boolean =>
  leftAmount !== undefined && !isEnough(leftAmount, minStakeAmount ?? ZERO);

/** The id that a stake carries: the protocol's, else the product's own, else the one asked for. */
export const stakePid = ({ protocol, product, pid }: Pick<StakeFacts, 'protocol' | 'product' | 'pid'>): string | undefined =>
  protocol?.pid ?? product?.pid ?? pid;

function firstReason(amount: Decimal, { asset: coin, product, available, limitLeft }: StakeFacts): Reason | undefined {
  const { minStakeAmount: minimum, leftAmount } = product ?? {};
  if (minimum !== undefined && compare(amount, minimum) < 0)
    return { key: 'stake.number.minLimit', values: { amount: roundDown(minimum, STAKING_DECIMALS), coin } };
  if (available !== undefined && compare(amount, available) > 0)
    return { key: 'stake.maxLimit.insufficientBalance', values: { amount: available, coin } };
  if (limitLeft !== undefined && compare(amount, limitLeft) > 0)
    return { key: 'earn.staking.limitLeft', values: { amount: limitLeft, coin } };
  if (leftAmount !== undefined && compare(amount, leftAmount) > 0)
    return { key: 'earn.staking.productLeft', values: { amount: leftAmount, coin } };
  return undefined;
}

/**
 * Assesses a stake (ST-61 to ST-65, ST-68 to ST-70): minimum, balance, the rest of the person's limit, and the rest of the product. The
 * first limit it breaks is the reason. Without the agreement, and when {@link stakeObstacle} returns an obstacle, it is blocked
 * without a reason.
 */
export function assessStake({ amount: text, agreed }: StakeDraft, facts: StakeFacts): Assessment<StakeRequest> {
  const { product, asset, available, decimals, vip } = facts;
  const typed = typedAmount(text, decimals);
  if ('ends' in typed) return typed.ends;
  const { amount } = typed;
  const reason = firstReason(amount, facts);
  if (reason) return blocked(reason);
  if (product === undefined) return UNKNOWN;
  if (!agreed || stakeObstacle(product, facts) !== undefined) return blocked();
  return available === undefined ? UNKNOWN : ready({ asset, amount, pid: stakePid(facts), vip });
}

/**
 * The amount that Max fills in: what is available, within the person's limit and what is left of the product, as far as the field holds
 * it (ST-67, AMB-052); `undefined` while the balance is not known.
 *
 * @param limits what the limits leave; one that is not known bounds nothing. @default none
 */
export const maxStake = (
  available: Decimal | undefined,
  decimals: number,
  limits: readonly (Decimal | undefined)[] = [],
): Decimal | undefined => available && fitted(max(ZERO, min(available, ...limits.filter((limit) => limit !== undefined))), decimals);

/**
 * The most that one person may have in the product, all coins together; crowd holders have a limit of their own (AMB-114).
 * `undefined` when the exchange does not send it, and while it is not known who the person is.
 */
export const stakeLimit = (
  { personalLimit, crowdLimit }: Pick<StakingProduct, 'personalLimit' | 'crowdLimit'>,
  user: Pick<StakingUser, 'isCrowd'> | undefined,
): Decimal | undefined => user && (user.isCrowd ? crowdLimit : personalLimit);

/** What a limit leaves beside what is held in the product, all coins together, never below zero; `undefined` while either is not known. */
export const stakeLimitLeft = (limit: Decimal | undefined, held: Decimal | undefined): Decimal | undefined =>
  limit && held && max(ZERO, subtract(limit, held));

/**
 * What a person's holdings of a product count against its limit, in the product's coin (AMB-114): its coin, and coins of the same worth, which
 * stablecoins are. `undefined` where one is not known, and where a coin of another worth is held: no document gives its rate.
 */
export function heldOfLimit(
  asset: string,
  held: readonly { readonly asset: string; readonly amount: Decimal | undefined }[],
): Decimal | undefined {
  const counts = (coin: string): boolean => coin === asset || (isStablecoin(coin) && isStablecoin(asset));
  return sumOfKnown(held.map(({ asset: coin, amount }) => (amount === undefined || counts(coin) || isZero(amount) ? amount : undefined)));
}
