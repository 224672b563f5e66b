import { ZERO } from '@earnkit/core';
import type { EarnClient } from '@earnkit/core/client';
import { type FlexibleHolding, flexible } from '@earnkit/core/simple-earn/contract';
import { type LiveRow, findRow, useLiveRow } from '../../lists/liveRow.ts';
import { useEarn } from '../../provider/earnContext.ts';
import { flexibleHoldingOptions } from './productQueries.ts';

/** The amounts of a coin of which nothing is held. */
const NOTHING_HELD = {
  currentAmount: ZERO,
  lentAmount: ZERO,
  redeemingAmount: ZERO,
  redeemingRevocable: false,
  marginFrozenAmount: ZERO,
  launchpoolAmount: ZERO,
} satisfies Partial<FlexibleHolding>;

/** Follows a holding, starting with what a list already showed (AMB-033). */
export const useLiveHolding = (listed: FlexibleHolding): LiveRow<FlexibleHolding> =>
  useLiveRow(flexibleHoldingOptions(useEarn(), listed.asset), listed, { ...listed, ...NOTHING_HELD });

/**
 * Reads the amounts of a holding, for a submission.
 *
 * @throws EarnFailure, or Error when the row cannot be read.
 */
export async function readHolding(client: EarnClient, asset: string, signal: AbortSignal): Promise<FlexibleHolding | typeof NOTHING_HELD> {
  const read = findRow(await client.call(flexible.holdings, { asset }, { signal }), asset, NOTHING_HELD);
  if (read === undefined) throw new Error('The holding cannot be read');
  return read;
}
