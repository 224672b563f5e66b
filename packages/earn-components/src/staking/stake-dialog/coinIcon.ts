import type { Stake } from '@earnkit/hooks/staking';

/** Icon of the chosen coin. The exchange sends that of the product's own coin alone; another one has its letter. */
export const coinIcon = ({ asset, product }: Pick<Stake, 'asset' | 'product'>): string | undefined =>
  asset === product.asset ? product.icon : undefined;
