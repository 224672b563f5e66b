import { productsByAsset } from '../coins/coins.ts';
import type { RatedProduct } from '../rates/rate.ts';

/** Every coin that pays for being held. */
export const SOFT_STAKING_COINS: readonly RatedProduct[] = [
  { asset: 'ETH', baseRate: 14_200, swing: 20 },
  { asset: 'SOL', baseRate: 31_500, swing: 25 },
  { asset: 'GT', baseRate: 11_800, swing: 15 },
  { asset: 'TRX', baseRate: 27_400, swing: 20 },
  { asset: 'ADA', baseRate: 18_300, swing: 25 },
  { asset: 'DOT', baseRate: 62_000, swing: 20 },
];

/** The coin of that name, or a refusal where soft staking does not have it. */
export const { need: needSoftStakingCoin } = productsByAsset(SOFT_STAKING_COINS);
