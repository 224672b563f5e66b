import { HOUR } from '../clock/clock.ts';
import { constantUnits, cutTo8, UNIT } from '../units.ts';
import type { BonusTier, StakingBonus } from './product.ts';
import { exchanged } from './worth.ts';

/** Seconds of a day. */
const DAY = 24 * HOUR;

/** Where a bonus stands: 0 not started, 1 processing, 2 finished (AMB-123). */
export const bonusState = ({ startsAt, endsAt }: Pick<StakingBonus, 'startsAt' | 'endsAt'>, at: number): 0 | 1 | 2 =>
  at < startsAt ? 0 : at < endsAt ? 1 : 2;

/** The steps that are paid at a moment, by their own times. */
export const activeTiers = ({ tiers, startsAt, endsAt }: StakingBonus, at: number): readonly BonusTier[] =>
  tiers.filter((tier) => bonusState({ startsAt: tier.startsAt ?? startsAt, endsAt: tier.endsAt ?? endsAt }, at) === 1);

/** What all steps pay on an amount in a year, in hundredths of the staked coin's smallest steps. */
function yearly(tiers: readonly BonusTier[], amount: bigint): bigint {
  let sum = 0n;
  for (const { min, max, percent } of tiers) {
    const from = constantUnits(min);
    const end = max === '' ? 0n : constantUnits(max);
    const to = end > 0n && end < amount ? end : amount;
    if (to > from) sum += (to - from) * constantUnits(percent);
  }
  return sum;
}

/** The part of a day, in seconds, for which a bonus is paid: all of it, or from the hour after its task is done (AMB-165). */
function paidSeconds({ task }: StakingBonus, start: number, doneAt: number | undefined): bigint {
  if (task === undefined) return BigInt(DAY);
  if (doneAt === undefined) return 0n;
  const from = Math.max(start, Math.ceil(doneAt / HOUR) * HOUR);
  return BigInt(Math.max(start + DAY - from, 0));
}

/**
 * What a part of a holding earns in a day as its bonus, in the bonus's coin, cut down to 8 places: the steps that the part
 * falls into, above what is held before it (AMB-113). That of a task is paid from the hour after the task is done (AMB-165).
 */
export function bonusOfDay(
  bonus: StakingBonus,
  part: {
    readonly asset: string;
    readonly before: bigint;
    readonly amount: bigint;
    readonly at: number;
    readonly doneAt: number | undefined;
  },
): bigint {
  if (bonusState(bonus, part.at) !== 1) return 0n;
  const tiers = activeTiers(bonus, part.at);
  const added = yearly(tiers, part.before + part.amount) - yearly(tiers, part.before);
  const seconds = paidSeconds(bonus, part.at, part.doneAt);
  return cutTo8(exchanged((added * seconds) / (UNIT * 100n * 365n * BigInt(DAY)), part.asset, bonus.asset));
}
