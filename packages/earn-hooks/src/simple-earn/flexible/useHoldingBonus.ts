'use client';
import type { BonusCampaign, FlexibleHolding } from '@earnkit/core/simple-earn/contract';
import {
  type CampaignStatus,
  type HoldingBonus,
  type NotLent,
  campaignStatus,
  holdingBonus,
  isBonusPaid,
  notLent,
} from '@earnkit/core/simple-earn/rules';
import { useBonusCampaign } from './useBonusCampaign.ts';

/** The bonus of a holding and the campaign that pays it. */
export interface HoldingBonusState extends HoldingBonus {
  /** The campaign; `undefined` where there is none and while it is not known. */
  readonly campaign: BonusCampaign | undefined;
  /** The status of the campaign; `undefined` while it is not known. */
  readonly status: CampaignStatus | undefined;
  /** Whether the bonus is paid now (AMB-148). */
  readonly paid: boolean;
  /** Why the holding is not lent and earns neither interest nor bonus (AMB-158); `undefined` where it is lent, and while that is not known. */
  readonly notLent: NotLent | undefined;
}

/** The bonus campaign of a holding's coin, and what the holding earns by its ladder (SE-26, SE-27, AMB-148). For anybody. */
export function useHoldingBonus(holding: FlexibleHolding): HoldingBonusState {
  const { campaign, at } = useBonusCampaign(holding.asset);
  const paid = isBonusPaid(holding.bonusOpen, campaign, at);
  return {
    ...holdingBonus({ ...holding, bonusOpen: paid }, campaign),
    campaign: campaign ?? undefined,
    status: campaignStatus(campaign, at),
    paid: paid === true,
    notLent: notLent(holding.minLendAprFraction, holding.nextAprFraction),
  };
}
