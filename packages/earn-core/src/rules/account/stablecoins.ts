/** Coins shown without conversion (SH-23). */
const STABLECOINS: readonly string[] = ['USDT', 'USDC', 'USD', 'USDD'];

/** True for coins whose amounts stand for themselves in dollars (SH-23). */
export const isStablecoin = (asset: string): boolean => STABLECOINS.includes(asset);
