'use client';
import { rowNamed } from '@earnkit/core';
import { useMemo } from 'react';
import type { FlexibleHolding } from '@earnkit/core/simple-earn/contract';
import {
  type HeldBack,
  type HoldingApr,
  type KnownCampaign,
  type PendingRedemption,
  heldBack,
  holdingApr,
  isBonusPaid,
  pendingRedemption,
} from '@earnkit/core/simple-earn/rules';
import { useEarn } from '../../provider/earnContext.ts';
import { useEarnQuery } from '../../provider/useEarnQuery.ts';
import { autoEarnStatusOptions } from '../auto-earn/queries.ts';
import { useAutoEarnOffered } from '../auto-earn/useAutoEarnOffered.ts';
import { useBonusCampaigns } from './useBonusCampaign.ts';

/** A holding with what follows from it. Its `bonusOpen` is false once its campaign is over, whatever the row says (AMB-148). */
export type FlexibleHoldingView = FlexibleHolding & {
  /** What it is expected to earn next (SE-F-10). */
  readonly apr: HoldingApr;
  /** The redemption on its way; `undefined` where there is none (SE-F-08, AMB-082). */
  readonly pending: PendingRedemption | undefined;
  /** What of it cannot be redeemed, and because of what. */
  readonly heldBack: readonly HeldBack[];
};

/** The inputs of a view in addition to its holding. */
interface Source {
  readonly autoEarn: boolean | undefined;
  readonly bonusOpen: boolean | undefined;
  readonly campaign: KnownCampaign;
}

const known = new WeakMap<FlexibleHolding, Source & { readonly view: FlexibleHoldingView }>();

/** The view of a holding, created again only when one of its inputs has changed. */
function viewOf(holding: FlexibleHolding, source: Source): FlexibleHoldingView {
  const { autoEarn, bonusOpen, campaign } = source;
  const before = known.get(holding);
  if (before && before.autoEarn === autoEarn && before.bonusOpen === bonusOpen && before.campaign === campaign) return before.view;
  const now = { ...holding, autoEarn, bonusOpen };
  const view = { ...now, apr: holdingApr(now, campaign), pending: pendingRedemption(holding), heldBack: heldBack(holding) };
  known.set(holding, { ...source, view });
  return view;
}

/**
 * Holdings with what follows from them, the auto-earn switch as last read (SE-A-15) and the campaigns of their bonuses
 * (API-49). A holding that did not change keeps its identity.
 */
export function useHoldingViews(rows: readonly FlexibleHolding[]): readonly FlexibleHoldingView[] {
  const offered = useAutoEarnOffered() === true;
  const assets = offered ? rows.map((row) => row.asset) : [];
  const byAsset = useEarnQuery(autoEarnStatusOptions(useEarn(), assets)).data?.byAsset;
  const campaigns = useBonusCampaigns(rows.filter((row) => row.bonusOpen).map((row) => row.asset));
  return useMemo(
    () =>
      rows.map((row) => {
        const campaign = campaigns.of(row.asset);
        const bonusOpen = isBonusPaid(row.bonusOpen, campaign, campaigns.at);
        return viewOf(row, { autoEarn: rowNamed(byAsset, row.asset)?.value ?? row.autoEarn, bonusOpen, campaign });
      }),
    [rows, byAsset, campaigns],
  );
}
