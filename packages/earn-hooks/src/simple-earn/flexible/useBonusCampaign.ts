'use client';
import type { KnownCampaign } from '@earnkit/core/simple-earn/rules';
import { useEarn } from '../../provider/earnContext.ts';
import { useEarnQuery } from '../../provider/earnQuery.ts';
import { useNowAt } from '../../time/useNowAt.ts';
import { bonusCampaignOptions } from './queries.ts';

/** The campaign of a coin at a moment. */
export interface BonusCampaignAt {
  /** The campaign; `undefined` while it is not known. */
  readonly campaign: KnownCampaign;
  /** The moment at which it counts, in unix seconds. Renders again when the campaign starts or ends. */
  readonly at: number;
}

/** When a campaign starts and ends; 0 for what is not known. */
export const momentsOf = (campaign: KnownCampaign): readonly number[] => [campaign?.startsAt ?? 0, campaign?.endsAt ?? 0];

/**
 * The bonus campaign of a coin (SE-26, SE-27, API-49). One that cannot be read stays unknown.
 *
 * @param wanted false reads nothing. @default true
 */
export function useBonusCampaign(asset: string, wanted = true): BonusCampaignAt {
  const options = bonusCampaignOptions(useEarn(), asset);
  const { data } = useEarnQuery(wanted ? options : { ...options, enabled: false });
  const campaign = wanted ? data : undefined;
  return { campaign, at: useNowAt(momentsOf(campaign)) };
}
