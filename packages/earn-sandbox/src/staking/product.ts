import type { WireDataOf } from '@earnkit/core/endpoint';
import type { products as calls } from '@earnkit/core/staking/contract';

/** A product as answers carry it. */
export type ProductWire = NonNullable<WireDataOf<typeof calls.product>>;

/** Kinds of product, as they travel (ST-02). */
export const TYPES = { token: 0, staking: 1, debt: 2 } as const;

/** A step of a bonus: the part of the amount from `min` to `max` earns `percent` a year more; `''` has no end. */
export interface BonusTier {
  readonly min: string;
  readonly max: string;
  readonly percent: string;
  /** Unix seconds. @default the bonus's own start */
  readonly startsAt?: number;
  /** Unix seconds, excluded. @default the bonus's own end */
  readonly endsAt?: number;
}

/** An extra bonus, paid in a coin of its own (ST-03). */
export interface StakingBonus {
  readonly asset: string;
  readonly startsAt: number;
  readonly endsAt: number;
  readonly tiers: readonly BonusTier[];
  /** The key of a web3 task that the bonus belongs to, and where it is done. @default an ordinary bonus */
  readonly task?: { readonly key: string; readonly address: string };
}

/** A coin in which rewards are paid. */
interface RewardShare {
  readonly asset: string;
  /** How much of the rate it pays, in percent. */
  readonly percent: number;
  /** The protocol's fee, a fraction that is already taken off the rate. @default none */
  readonly feeRate?: string;
}

/** Where a stake works: a protocol of a DeFi product, or the product itself. */
export interface Venue {
  readonly pid: string;
  /** @default the product itself */
  readonly protocolName?: string;
  /** Average rate without the bonus, in millionths per year. */
  readonly baseRate: number;
  /** How far the rate swings around the average, in percent of it. */
  readonly swing: number;
  readonly rewards: readonly RewardShare[];
  /** @default none */
  readonly bonus?: StakingBonus;
}

/** How a stake is paid out in one coin (ST-08). */
export interface RedeemTerm {
  readonly asset: string;
  /** Fee of a standard redemption, a fraction of the amount. */
  readonly fee: string;
  /** Fast redemption; `daily` is what all people may redeem in a UTC day, `'-1'` without a limit. @default there is none */
  readonly fast?: { readonly minutes: number; readonly fee: string; readonly daily: string };
}

/** Something to stake coins in. */
export interface StakingProduct {
  readonly pid: string;
  readonly title: string;
  /** The coins that can be staked; the first is the product's own. Several coins are worth the same. */
  readonly assets: readonly [string, ...string[]];
  readonly type: keyof typeof TYPES;
  /** A DeFi product has protocols; any other has itself alone. */
  readonly venues: readonly Venue[];
  /** @default false */
  readonly defi?: true;
  /** The token that a stake is exchanged into. One that grows pays rewards by its exchange rate. @default none */
  readonly token?: { readonly asset: string; readonly grows: boolean };
  /** What a debt product exchanges one coin for, in millionths, and what the loan is called. */
  readonly credit?: { readonly asset: string; readonly rate: number; readonly protocolName: string };
  readonly minStake: string;
  readonly minRedeem: string;
  /** The most that one person may have in it, all coins together. @default as much as they like */
  readonly personalLimit?: string;
  /** The same for crowd holders. */
  readonly crowdLimit?: string;
  /** What all people together may still stake in a new sandbox. @default as much as they like */
  readonly total?: string;
  /** Days until a stake earns. */
  readonly interestDays: number;
  /** Days until the first reward; 0 and -1 are with the redemption. */
  readonly rewardDelayDays: number;
  /** Days until a standard redemption arrives. */
  readonly incomeDays: number;
  readonly minDays: number;
  readonly maxDays: number;
  readonly periodText?: string;
  readonly redeem: readonly RedeemTerm[];
  /** Whether borrowed coins may be staked, whatever the coin's own setting is. @default false */
  readonly borrow?: true;
  /** VIP tiers and their discount in percent. */
  readonly vip?: readonly (readonly [least: number, most: number, percent: string])[];
  readonly tips: readonly string[];
  /** The texts above in Chinese. @default those above */
  readonly zh?: Partial<Pick<StakingProduct, 'periodText'>> & Pick<StakingProduct, 'title' | 'tips'>;
  /** Badges, added up: new 1, hot 2, event 4. @default none */
  readonly tags?: number;
  /** What people outside the sandbox have staked on average, in the product's coin. */
  readonly others: string;
  /** Fields that its config sends otherwise than it should. @default none */
  readonly odd?: Partial<Record<keyof ProductWire, unknown>>;
}

/** A product with its texts in Chinese, where that is read and they are there. */
export const inLanguage = (product: StakingProduct, chinese: boolean): StakingProduct =>
  chinese && product.zh !== undefined ? { ...product, ...product.zh } : product;

/** Whether rewards are paid with the redemption (ST-100). */
export const paysAtRedemption = ({ rewardDelayDays }: Pick<StakingProduct, 'rewardDelayDays'>): boolean => rewardDelayDays <= 0;

/** The product of a stake, and where in it the stake works. */
export interface Placed {
  readonly product: StakingProduct;
  readonly venue: Venue;
}

/** The task of a product's web3 bonus; `undefined` where it has none. */
export const taskOf = ({ venues }: Pick<StakingProduct, 'venues'>): StakingBonus['task'] =>
  venues.flatMap(({ bonus }) => bonus?.task ?? [])[0];
