import { type Decimal, ZERO, add, compare, divide, isPositive, multiply, subtract } from '../../../decimal.ts';
import { type LadderTier, ladderTiers } from '../../rates/interest.ts';
import { addedYearlyBonus } from '../../rates/yearlyBonus.ts';
import type { BonusCampaign, FlexibleHolding } from '../../../contract/simple-earn/flexible.ts';
import { type NotLent, asLent, notLent } from './lending.ts';
import { bonusSteps } from './bonusSteps.ts';

/** A coin's bonus campaign: `null` where it has none, `undefined` while it is not known. */
export type KnownCampaign = BonusCampaign | null | undefined;

/** The status of a campaign (SE-27). */
export type CampaignStatus = 'not-started' | 'processing' | 'finished';

const STATUSES: readonly CampaignStatus[] = ['not-started', 'processing', 'finished'];

/**
 * The status of a campaign: by its times, or by the exchange's status if it has no times (SE-26, SE-27). The end is
 * exclusive. `undefined` where neither is known.
 */
export function campaignStatus(campaign: KnownCampaign, at: number): CampaignStatus | undefined {
  const { startsAt, endsAt, status } = campaign ?? {};
  if (endsAt !== undefined && at >= endsAt) return 'finished';
  if (startsAt !== undefined && at < startsAt) return 'not-started';
  if (startsAt !== undefined && endsAt !== undefined) return 'processing';
  return status === undefined ? undefined : STATUSES[status];
}

/**
 * Whether a bonus is paid: the exchange's flag, but never outside the campaign's times. Where the times are not known the
 * flag alone decides (AMB-148); `undefined` where the exchange does not give it.
 */
export function isBonusPaid(open: boolean | undefined, campaign: KnownCampaign, at: number): boolean | undefined {
  const { startsAt, endsAt } = campaign ?? {};
  return (startsAt === undefined || at >= startsAt) && (endsAt === undefined || at < endsAt) && open;
}

/** What {@link holdingBonus} reads of a holding. */
export type BonusFacts = Pick<
  FlexibleHolding,
  'currentAmount' | 'redeemingAmount' | 'nextAprFraction' | 'minLendAprFraction' | 'bonusAprFraction' | 'bonusOpen' | 'ladder'
>;

/** The bonus of a holding while it is paid. */
export interface HoldingBonus {
  /** The steps, with the one that the holding reaches; `undefined` while the ladder is not known. */
  readonly tiers: readonly LadderTier[] | undefined;
  /**
   * The bonus rate that the holding earns by ladder and limit, on all of what earns; zero while it is not lent. `undefined` while the
   * campaign, the ladder or the amount is not known, and where everything is being redeemed.
   */
  readonly earnedAprFraction: Decimal | undefined;
  /**
   * Whether ladder or limit pays this holding less than the bonus rate, or may do so by a ladder that cannot be read. False while the
   * amount is not known.
   */
  readonly limited: boolean;
}

const NO_BONUS: HoldingBonus = { tiers: [], earnedAprFraction: undefined, limited: false };

/**
 * What a holding earns of a bonus by its ladder and the campaign's limit (AMB-148, AMB-096). What is being redeemed earns
 * nothing more, and what is not lent nothing (AMB-158).
 */
export function holdingBonus(holding: BonusFacts, campaign: KnownCampaign): HoldingBonus {
  const { currentAmount, redeemingAmount, bonusAprFraction, bonusOpen } = holding;
  if (bonusOpen === false) return NO_BONUS;
  const bonusLimit = campaign?.bonusLimit;
  const ladder = bonusSteps({ ...holding, bonusLimit });
  if (notLent(holding.minLendAprFraction, holding.nextAprFraction))
    return { tiers: ladderTiers(undefined, ladder), earnedAprFraction: ZERO, limited: false };
  const earning = currentAmount && redeemingAmount && subtract(currentAmount, redeemingAmount);
  if (earning === undefined || !isPositive(earning)) return { ...NO_BONUS, tiers: ladderTiers(undefined, ladder) };
  const yearly = addedYearlyBonus({ amount: earning, ladder, bonusLimit });
  return {
    tiers: ladderTiers(earning, ladder),
    earnedAprFraction: campaign === undefined ? undefined : yearly && divide(yearly, earning, 20),
    // Without the campaign the limit is not known; it could only lower what the ladder pays.
    limited: yearly === undefined || compare(yearly, multiply(earning, bonusAprFraction ?? ZERO)) < 0,
  };
}

/** The rate a holding is expected to earn next. */
export interface HoldingApr {
  /** Zero while it is not lent; `undefined` while the next rate is not known. */
  readonly aprFraction: Decimal | undefined;
  /** Whether the rate includes a bonus, for the badge. */
  readonly bonus: boolean;
  /** Whether the rate is the most that can be earned, because ladder or limit pays this holding less (AMB-148). */
  readonly upTo: boolean;
  /** Why it is not lent and earns nothing (AMB-158); `undefined` where it is lent, and while that is not known. */
  readonly notLent: NotLent | undefined;
}

/**
 * A holding's estimated next rate. The bonus counts only while its campaign is open (SE-F-10) and the holding is lent (AMB-158). An open
 * campaign without a known rate adds nothing. Whatever is held, the sum is the same; `upTo` says where the holding earns less.
 *
 * @param campaign the coin's campaign, whose limit counts.
 */
export function holdingApr(holding: BonusFacts, campaign: KnownCampaign): HoldingApr {
  const { nextAprFraction, bonusOpen, bonusAprFraction = ZERO } = asLent(holding, holding.minLendAprFraction);
  return {
    aprFraction: nextAprFraction && (bonusOpen ? add(nextAprFraction, bonusAprFraction) : nextAprFraction),
    bonus: bonusOpen === true,
    upTo: holdingBonus(holding, campaign).limited,
    notLent: notLent(holding.minLendAprFraction, holding.nextAprFraction),
  };
}
