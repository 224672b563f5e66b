/*
 * Constants of a dual-investment feature. The documents define them and show no use, so nothing here calls, draws or maps
 * anything (FM-22 to FM-24, AMB-128).
 */

/** States of a dual-investment order (FM-22). */
export const DUAL_INVESTMENT_STATUSES = [
  'INIT',
  'PROCESSING',
  'SETTLEMENT_SUCCESS',
  'SETTLEMENT_PROCESSING',
  'SETTLEMENT_FAILED',
  'CANCELING',
  'CANCELED',
  'EXPIRED',
  'FAILED',
  'INTERNAL_ERROR',
  'HOLD',
  'REPAY',
] as const;

/** Numeric codes of a dual-investment order (FM-22). No document says which state each code means. */
export const DUAL_INVESTMENT_CODES = [0, 1, 2, 3, 4, 5, 6] as const;

/** Directions of dual investment (FM-23): call takes profit, put buys the dip. */
export const DUAL_INVESTMENT_DIRECTIONS = ['call', 'put', 'peak-sniper', 'dip-sniper'] as const;
