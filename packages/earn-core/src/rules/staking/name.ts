import { mintedAsset } from './estimate.ts';
import type { StakingProduct } from '../../contract/staking/product.ts';

/**
 * The name of a product: the token that its coin is exchanged into, else its coin (ST-07, ST-12). `undefined` where the exchange says
 * neither.
 */
export const productName = (
  product: Pick<StakingProduct, 'type' | 'exchangeType' | 'credits' | 'rewardAsset' | 'asset'>,
): string | undefined => {
  const { asset } = product;
  return (asset === undefined ? undefined : mintedAsset(product, asset)) ?? asset;
};
