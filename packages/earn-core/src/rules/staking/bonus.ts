import type { Instant } from '@earnkit/time';
import { type Decimal, ZERO, decimal, divide, multiply } from '../../decimal.ts';
import { DAYS_OF_YEAR, addedYearlyBonus } from '../rates/yearlyBonus.ts';
import type { BonusTier, ExtraBonus, StakingProduct, StakingUser } from '../../contract/staking/product.ts';

/** Decimals of a reward (ST-105). */
const REWARD_DECIMALS = 8;

const YEAR = decimal(String(DAYS_OF_YEAR));

const includes = ({ startsAt, endsAt }: Pick<BonusTier | ExtraBonus, 'startsAt' | 'endsAt'>, at: Instant): boolean =>
  (startsAt === undefined || at >= startsAt) && (!endsAt || at < endsAt);

/**
 * Whether an extra bonus is paid (ST-71, AMB-123): while its status is processing, from its start, until before its end. A
 * time that is not known bounds nothing.
 */
export const isBonusApplied = (bonus: Pick<ExtraBonus, 'status' | 'startsAt' | 'endsAt'> | undefined, at: Instant): boolean =>
  bonus?.status === 'processing' && includes(bonus, at);

/** The moments at which what bonuses pay can change: they and their steps start and end. */
export const bonusMoments = (rated: readonly { readonly bonus: ExtraBonus | undefined }[]): readonly Instant[] =>
  rated.flatMap(({ bonus }) => [bonus, ...(bonus?.tiers ?? [])]).flatMap((part) => [part?.startsAt ?? [], part?.endsAt ?? []].flat());

/** The highest rate of a bonus as it is paid at a moment (ST-71): zero while none is; `undefined` where the exchange does not say it. */
export const appliedBonusRate = (bonus: ExtraBonus | undefined, at: Instant): Decimal | undefined =>
  bonus !== undefined && isBonusApplied(bonus, at) ? bonus.maxAprFraction : ZERO;

/** The steps that are paid at a moment, by their own times (AMB-113); `undefined` where the steps are not known, `[]` without a bonus. */
export function appliedTiers(bonus: ExtraBonus | undefined, at: Instant): readonly BonusTier[] | undefined {
  if (bonus === undefined || !isBonusApplied(bonus, at)) return [];
  return bonus.tiers?.filter((tier) => includes(tier, at));
}

/**
 * Bonus that an amount earns in a day, 8 decimals down: each step on its own part (AMB-113). Zero while no bonus is paid,
 * `undefined` where its steps are not known.
 *
 * @param held the amount that already earns and has used the first steps. @default zero
 */
export function dailyBonus(amount: Decimal, bonus: ExtraBonus | undefined, at: Instant, held: Decimal = ZERO): Decimal | undefined {
  const yearly = yearlyBonus(amount, bonus, at, held);
  return yearly && divide(yearly, YEAR, REWARD_DECIMALS);
}

/** The same of a year, exact. */
export function yearlyBonus(amount: Decimal, bonus: ExtraBonus | undefined, at: Instant, held: Decimal): Decimal | undefined {
  const ladder = appliedTiers(bonus, at);
  return ladder && addedYearlyBonus({ amount, held, ladder, bonusLimit: undefined });
}

/** Interest of an amount in a day, 8 decimals down (FM-13). */
export const dailyReward = (amount: Decimal, aprFraction: Decimal): Decimal => divide(multiply(amount, aprFraction), YEAR, REWARD_DECIMALS);

/** The task of a web3 bonus (AMB-138, AMB-165). */
export interface BonusTask {
  /** Where it is done; `undefined` where the exchange does not say. */
  readonly address: string | undefined;
  /** Whether the person has done it; `undefined` where that is not known. */
  readonly done: boolean | undefined;
}

/** The task that a product's bonus is paid for, from the hour after it is done (AMB-165); `undefined` where the bonus needs none (ST-05). */
export const bonusTaskOf = (
  { bonusKind, bonusTask }: Pick<StakingProduct, 'bonusKind' | 'bonusTask'>,
  user: Pick<StakingUser, 'taskDone'> | undefined,
): BonusTask | undefined => (bonusKind === 'web3-task' ? { address: bonusTask?.address, done: user?.taskDone } : undefined);
