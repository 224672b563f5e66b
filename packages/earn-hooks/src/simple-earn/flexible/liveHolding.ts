import { ZERO } from '@earnkit/core';
import type { EarnClient } from '@earnkit/core/client';
import type { Rows } from '@earnkit/core/endpoint';
import { type FlexibleHolding, flexible } from '@earnkit/core/simple-earn/contract';
import { useEarn } from '../../provider/earnContext.ts';
import { useEarnQuery } from '../../provider/earnQuery.ts';
import { flexibleHoldingOptions } from './queries.ts';

/** A holding as it is now. */
export interface LiveHolding {
  /** What was handed over until the exchange has answered; afterwards what it says. */
  readonly holding: FlexibleHolding;
  /** The last read failed: amounts may be older than they should be. */
  readonly stale: boolean;
}

/** A holding of which nothing is known yet but its coin. */
export const unreadHolding = (asset: string): FlexibleHolding => ({
  id: '',
  asset,
  icon: undefined,
  currentAmount: undefined,
  lentAmount: undefined,
  redeemingAmount: undefined,
  redeemingRevocable: false,
  marginFrozenAmount: undefined,
  cumulativeInterest: undefined,
  nextAprFraction: undefined,
  lastAprFraction: undefined,
  bonusAprFraction: undefined,
  bonusOpen: false,
  minLendAprFraction: undefined,
  autoEarn: false,
  ladder: [],
});

/** Everything is out: redeemed here or elsewhere. */
const emptied = (holding: FlexibleHolding): FlexibleHolding => ({
  ...holding,
  currentAmount: ZERO,
  lentAmount: ZERO,
  redeemingAmount: ZERO,
  redeemingRevocable: false,
  marginFrozenAmount: ZERO,
});

/** The row of a holding in an answer; a list that can be read in full and lacks it says that nothing is held. */
function holdingIn({ rows, unreadable }: Rows<FlexibleHolding>, holding: FlexibleHolding): FlexibleHolding | undefined {
  return rows.find((row) => row.asset === holding.asset) ?? (unreadable.length === 0 ? emptied(holding) : undefined);
}

/** Follows a holding, beginning with what a list already showed (AMB-033). */
export function useLiveHolding(holding: FlexibleHolding): LiveHolding {
  const query = useEarnQuery(flexibleHoldingOptions(useEarn(), holding.asset));
  const read = query.data && holdingIn(query.data, holding);
  return { holding: read ?? holding, stale: query.isError };
}

/**
 * Reads a holding, for a submission.
 *
 * @throws EarnFailure, or Error when the row cannot be read.
 */
export async function readHolding(client: EarnClient, holding: FlexibleHolding, signal: AbortSignal): Promise<FlexibleHolding> {
  const read = holdingIn(await client.call(flexible.holdings, { asset: holding.asset }, { signal }), holding);
  if (read === undefined) throw new Error('The holding cannot be read');
  return read;
}
