import { mintedAsset } from '../stake/estimate.ts';
import type { StakingProduct } from './contract.ts';

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
