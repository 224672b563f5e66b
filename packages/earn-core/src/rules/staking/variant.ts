import type { StakingProduct } from '../../contract/staking/product.ts';

/** The form in which a product is staked (ST-38). */
export type StakeVariant = 'debt' | 'defi' | 'exchange' | 'staking' | 'default';

/** The form in which a product is staked; the first that fits (ST-38). A kind that is not known is staked by the default form. */
export function stakeVariant({ type, isDefi, exchangeType }: Pick<StakingProduct, 'type' | 'isDefi' | 'exchangeType'>): StakeVariant {
  if (type === 'debt') return 'debt';
  if (isDefi) return 'defi';
  if (exchangeType === 'asset') return 'exchange';
  return type === 'staking' ? 'staking' : 'default';
}

/** The list of holdings that a product belongs to, as its link says it: 0 token or debt, 1 other (ST-27, AMB-120). */
export const holdingTypeOf = (type: StakingProduct['type']): 0 | 1 => (type === 'token' || type === 'debt' ? 0 : 1);

/** Coins that come first in a choice of coins (ST-59, AMB-121). */
export const AUTO_STAKE_COINS: readonly string[] = ['ETH', 'BTC', 'USDT'];

/** Coins that rewards are paid in (ST-60); no rule uses them (AMB-121). */
export const REWARD_COINS: readonly string[] = ['ETH', 'BTC'];

/** Coins with the auto-stake coins first; the others keep the exchange's order (AMB-121). */
export const inAutoStakeOrder = (coins: readonly string[]): readonly string[] => [
  ...AUTO_STAKE_COINS.filter((coin) => coins.includes(coin)),
  ...coins.filter((coin) => !AUTO_STAKE_COINS.includes(coin)),
];

/**
 * The coins that a product takes, in the order of the choice (ST-54, AMB-121, AMB-155): the coins it names, else those of its
 * debt options, else its own coin.
 */
export function stakeCoins(product: Pick<StakingProduct, 'stakeAssets' | 'credits' | 'asset'>): readonly string[] {
  const { stakeAssets, credits, asset } = product;
  const named = stakeAssets.length > 0 ? stakeAssets : [...new Set(credits.rows.map((credit) => credit.stakeAsset))];
  return inAutoStakeOrder(named.length === 0 && asset !== undefined ? [asset] : named);
}

/** Badges of a product, with their wire values (ST-23). */
export const STAKING_TAGS = { new: 1, hot: 2, event: 4 } as const;

/** A badge of a product. */
export type StakingTag = keyof typeof STAKING_TAGS;

/** The badges in a number that adds them up (ST-23); what is not known in it is left out. */
export const tagsOf = (sum: number): readonly StakingTag[] =>
  Number.isSafeInteger(sum) ? (['new', 'hot', 'event'] as const).filter((tag) => Math.floor(sum / STAKING_TAGS[tag]) % 2 === 1) : [];
