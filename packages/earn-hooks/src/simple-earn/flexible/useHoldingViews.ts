'use client';
import { useMemo } from 'react';
import type { FlexibleHolding } from '@earnkit/core/simple-earn/contract';
import { type HoldingApr, type PendingRedemption, holdingApr, pendingRedemption } from '@earnkit/core/simple-earn/rules';
import { useEarn } from '../../provider/earnContext.ts';
import { deriveOnce } from '../../provider/deriveOnce.ts';
import { useEarnQuery } from '../../provider/earnQuery.ts';
import { autoEarnStatusOptions } from '../auto-earn/queries.ts';
import { useAutoEarnOffered } from '../auto-earn/useAutoEarnOffered.ts';

/** A holding with what follows from it. */
export type FlexibleHoldingView = FlexibleHolding & {
  /** What it is expected to earn next (SE-F-10). */
  readonly apr: HoldingApr;
  /** The redemption on its way; `undefined` where there is none (SE-F-08, AMB-082). */
  readonly pending: PendingRedemption | undefined;
};

const viewOf = (holding: FlexibleHolding, autoEarn: boolean): FlexibleHoldingView => ({
  ...holding,
  autoEarn,
  apr: holdingApr(holding),
  pending: pendingRedemption(holding),
});

const switchedOn = deriveOnce((holding: FlexibleHolding) => viewOf(holding, true));
const switchedOff = deriveOnce((holding: FlexibleHolding) => viewOf(holding, false));

/**
 * Holdings with what follows from them and the auto-earn switch as last read (SE-A-15). A holding that did not change keeps
 * its identity.
 */
export function useHoldingViews(rows: readonly FlexibleHolding[]): readonly FlexibleHoldingView[] {
  const offered = useAutoEarnOffered() === true;
  const assets = offered ? rows.map((row) => row.asset) : [];
  const byAsset = useEarnQuery(autoEarnStatusOptions(useEarn(), assets)).data?.byAsset;
  return useMemo(() => rows.map((row) => ((byAsset?.[row.asset] ?? row.autoEarn) ? switchedOn(row) : switchedOff(row))), [rows, byAsset]);
}
