import type { StakingTarget } from '../../contract/staking/product.ts';
import { isName } from '../../name.ts';

/** What the query of a staking page asks for. Anything else in it is left alone. */
export interface StakingQuery {
  /** Embedded in another page (ST-32). */
  readonly framed: boolean;
  /** Staked from a VIP theme (ST-102). */
  readonly vip: boolean;
  /** The history is open at once (ST-28). */
  readonly openHistory: boolean;
  /** The side of the history: stakes or redemptions (ST-20, ST-28). */
  readonly historySide: 'stake' | 'redeem';
  /** The coin of a holding (ST-27). */
  readonly asset: string | undefined;
  /** The list of holdings: 0 token or debt, 1 other; `undefined` for all (ST-27). */
  readonly holdingType: 0 | 1 | undefined;
}

const HOLDING_TYPES: ReadonlyMap<string | null, 0 | 1> = new Map([
  ['0', 0],
  ['1', 1],
]);

/** Reads the query of a staking page (ST-27, ST-28, ST-32, ST-102). A value that is not known is as if it were not there. */
export function stakingQuery(search: string): StakingQuery {
  const query = new URLSearchParams(search);
  const asset = query.get('asset') ?? '';
  return {
    framed: query.get('is_frame') === '1',
    vip: query.get('src') === '1',
    openHistory: query.get('open-history') === '1',
    historySide: query.get('type') === '1' ? 'redeem' : 'stake',
    asset: isName(asset) ? asset : undefined,
    holdingType: HOLDING_TYPES.get(query.get('product-type')),
  };
}

/**
 * The product that `/staking/{segment}` names: all digits are a product's id, anything else is a coin as it is written (ST-26);
 * `undefined` for neither.
 */
export function stakingTargetOf(segment: string): StakingTarget | undefined {
  if (/^\d{1,20}$/.test(segment)) return { pid: segment };
  return isName(segment) ? { asset: segment } : undefined;
}
