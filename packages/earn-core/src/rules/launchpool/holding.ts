import { type Edition, stakingToggleOffer } from '../account/index.ts';
import { DAY, type Instant, isInstant } from '@earnkit/time';
import { type Decimal, add, compare, isPositive, min, subtract } from '../../decimal.ts';
import type { PoolStatistics, RewardPool, StakeHolding, StakePart } from '../../contract/launchpool/index.ts';

/** The fields of a pool that decide where its stakes are held. */
export interface HoldingFacts extends Pick<RewardPool, 'asset' | 'redeemTo' | 'simpleEarn' | 'staking'> {
  /** What the person has in the pool. @default not known */
  readonly staked?: Decimal | undefined;
}

/** Coins whose stakes may be held in staking (LP-25). */
const STAKING_COINS: readonly string[] = ['BTC', 'ETH', 'USDT'];

/** Whether a stake of a coin that is held in staking is named as the minting of GUSD (LP-26). */
export const mintsGusd = (asset: string): boolean => asset === 'USDT';

/** Where a stake is held by default, as an earlier stake in the pool fixed it (LP-18 to LP-21, AMB-071). */
export function defaultHolding({ redeemTo, simpleEarn }: Pick<RewardPool, 'redeemTo' | 'simpleEarn'>): StakeHolding {
  if (redeemTo === 'simple-earn') return (simpleEarn?.userDays ?? 0) > 0 ? 'fixed' : 'flexible';
  return redeemTo === 'staking' ? 'staking' : 'spot';
}

/** Days of the fixed term a stake is held in: those of an earlier stake, else those that are offered; `undefined` where there are none. */
export function fixedDays({ simpleEarn }: Pick<RewardPool, 'simpleEarn'>): number | undefined {
  const days = [simpleEarn?.userDays, simpleEarn?.fixedDays].find((each) => each !== undefined && each > 0);
  return days;
}

/** A choice of where a stake is held. Spot has none: it is used when nothing else applies (LP-16, AMB-073). */
export interface HoldingChoice {
  /** Where the stake would be held. */
  readonly holding: Exclude<StakeHolding, 'spot'>;
  /** Whether an earlier stake of the pool rules it out; see {@link holdingChoices} (LP-22, LP-23). */
  readonly disabled: boolean;
  /** Days of the fixed term; `undefined` for the others. */
  readonly days: number | undefined;
  /** Rate per year that the holding itself earns, a fraction; `undefined` where the pool does not say. */
  readonly aprFraction: Decimal | undefined;
  /** What a bonus adds to the rate, a fraction; `undefined` where there is none. */
  readonly bonusAprFraction: Decimal | undefined;
  /** Whether it is named as the minting of GUSD (LP-26). */
  readonly mintsGusd: boolean;
}

/**
 * The choices of a pool (LP-16, LP-22, LP-25, LP-26, AMB-069, AMB-072): flexible where Simple Earn is offered, fixed where it
 * has a term too, staking for three coins and not in the US edition (US-06). An earlier stake in a fixed term rules out the others.
 * One held elsewhere rules out the fixed term: the pool would say of all stakes that they cannot be redeemed early (AMB-156).
 */
export function holdingChoices(pool: HoldingFacts, edition: Edition): readonly HoldingChoice[] {
  const { asset, simpleEarn, staking, redeemTo, staked } = pool;
  const held = defaultHolding(pool) === 'fixed';
  const heldElsewhere = !held && redeemTo !== undefined && staked !== undefined && isPositive(staked);
  const none = { days: undefined, bonusAprFraction: undefined, mintsGusd: false };
  const choices: HoldingChoice[] = [];
  if (simpleEarn?.offered && (simpleEarn.fixedDays ?? 0) > 0)
    choices.push({ ...none, holding: 'fixed', disabled: heldElsewhere, days: fixedDays(pool), aprFraction: simpleEarn.fixedAprFraction });
  if (simpleEarn?.offered)
    choices.push({
      ...none,
      holding: 'flexible',
      disabled: held,
      aprFraction: simpleEarn.flexibleAprFraction,
      bonusAprFraction: simpleEarn.bonusAprFraction && isPositive(simpleEarn.bonusAprFraction) ? simpleEarn.bonusAprFraction : undefined,
    });
  if (staking?.offered && STAKING_COINS.includes(asset) && stakingToggleOffer({ edition }).state === 'shown')
    choices.push({ ...none, holding: 'staking', disabled: held, aprFraction: staking.aprFraction, mintsGusd: mintsGusd(asset) });
  return choices;
}

/** Where a stake is held, and the terms on which it is. */
export interface HoldingTerms {
  /** Where the stake is held. */
  readonly holding: StakeHolding;
  /** Days of the fixed term; `undefined` for the others. */
  readonly days: number | undefined;
  /** Rate per year that the holding itself earns, with its bonus, a fraction; `undefined` where there is none or the pool does not say. */
  readonly aprFraction: Decimal | undefined;
  /** Whether it is named as the minting of GUSD (LP-26). */
  readonly mintsGusd: boolean;
}

const IN_SPOT: HoldingTerms = { holding: 'spot', days: undefined, aprFraction: undefined, mintsGusd: false };

/**
 * Where a stake is held, and on which terms: what the person chose, else the default; spot where that is not offered or cannot be
 * chosen (LP-18 to LP-22, AMB-069).
 */
export function holdingTerms(pool: HoldingFacts, edition: Edition, chosen?: StakeHolding): HoldingTerms {
  const wanted = chosen ?? defaultHolding(pool);
  const choice = holdingChoices(pool, edition).find(({ holding, disabled }) => holding === wanted && !disabled);
  if (choice === undefined) return IN_SPOT;
  const { holding, days, aprFraction, bonusAprFraction, mintsGusd } = choice;
  return { holding, days, aprFraction: aprFraction && bonusAprFraction ? add(aprFraction, bonusAprFraction) : aprFraction, mintsGusd };
}

/** Where a stake is held; see {@link holdingTerms}. */
export const usedHolding = (pool: HoldingFacts, edition: Edition, chosen?: StakeHolding): StakeHolding =>
  holdingTerms(pool, edition, chosen).holding;

/** A change of the place or its terms since the person decided. */
export interface HoldingChange {
  /** The terms that the person read. */
  readonly from: HoldingTerms;
  /** The terms that hold now. */
  readonly to: HoldingTerms;
}

/**
 * The change when a stake would be held in another place, for other days or at another rate than the person decided on (R04);
 * `undefined` when nothing changed. A rate that is not known on one side counts as unchanged.
 */
export function holdingChange(from: HoldingTerms, to: HoldingTerms): HoldingChange | undefined {
  const [before, after] = [from.aprFraction, to.aprFraction];
  const sameRate = before === undefined || after === undefined || compare(before, after) === 0;
  return from.holding === to.holding && from.days === to.days && sameRate ? undefined : { from, to };
}

/** A stake in a fixed term. */
export interface FixedPart {
  /** In the pool's coin; `undefined` where the exchange does not say. */
  readonly amount: Decimal | undefined;
  /** When the term ends; `undefined` where the exchange does not say when it was staked, or where no calendar has that day. */
  readonly endsAt: Instant | undefined;
  /** When it is returned automatically; `undefined` when the exchange does not send it. */
  readonly returnsAt: Instant | undefined;
}

/** A stake that cannot be redeemed yet. */
export interface FixedTermLock {
  /** When all of it is available again: at its return, or else at the end of its term; `undefined` when that is not known. */
  readonly until: Instant | undefined;
  /** Each stake with its own date, the next first. */
  readonly parts: readonly FixedPart[];
}

/** When a fixed stake is available again. */
const freeAt = ({ endsAt, returnsAt }: FixedPart): Instant | undefined => returnsAt ?? endsAt;

/**
 * Whether a stake is held in a fixed term and cannot be redeemed yet (LP-24, AMB-156). Each stake has its own date. Where the exchange
 * lists no stakes, the date is that of the latest one: its time plus the days of the term. Then the exchange returns it by itself.
 */
export function fixedTermLock(
  pool: Pick<RewardPool, 'redeemTo' | 'simpleEarn'>,
  statistics: Pick<PoolStatistics, 'amount' | 'stakedAt' | 'parts'> | undefined,
  now: Instant,
): FixedTermLock | undefined {
  if (statistics?.amount === undefined || !isPositive(statistics.amount)) return undefined;
  const parts = fixedParts(pool, { ...statistics, amount: statistics.amount }).filter((part) => {
    const at = freeAt(part);
    return at === undefined || now < at;
  });
  if (parts.length === 0) return undefined;
  const dates = parts.map(freeAt);
  return { until: dates.includes(undefined) ? undefined : Math.max(...dates.filter((at) => at !== undefined)), parts };
}

function fixedParts(
  pool: Pick<RewardPool, 'redeemTo' | 'simpleEarn'>,
  { amount, stakedAt, parts }: Pick<PoolStatistics, 'stakedAt' | 'parts'> & { readonly amount: Decimal },
): readonly FixedPart[] {
  const listed = parts?.filter((part) => part.amount === undefined || isPositive(part.amount));
  if (listed?.every(({ holding }) => holding === 'fixed') && listed.length > 0)
    return listed
      .map((part) => ({ amount: part.amount, endsAt: part.endsAt, returnsAt: part.returnsAt }))
      .sort((first, second) => (freeAt(first) ?? Infinity) - (freeAt(second) ?? Infinity));
  // What is held in several places is not held in a fixed term alone.
  if (listed !== undefined && listed.length > 0) return [];
  if (defaultHolding(pool) !== 'fixed') return [];
  const ends = stakedAt === undefined ? undefined : stakedAt + (pool.simpleEarn?.userDays ?? 0) * DAY;
  // A term may run beyond every calendar.
  return [{ amount, endsAt: isInstant(ends) ? ends : undefined, returnsAt: undefined }];
}

/** A part of a stake in one place. */
export interface HeldPart {
  /** Where it is held; `undefined` where the exchange names no place that is known. */
  readonly holding: StakeHolding | undefined;
  /** Days of the fixed term; 0 without one. */
  readonly days: number;
  /** In the pool's coin. */
  readonly amount: Decimal;
}

/** Where a stake is held, place by place, the latest first; `undefined` where the exchange does not say. */
export function heldParts(statistics: Pick<PoolStatistics, 'parts'> | undefined): readonly HeldPart[] | undefined {
  const { parts } = statistics ?? {};
  return parts === undefined || parts.length === 0 ? undefined : inPlaces(parts.toReversed());
}

/**
 * Where a redeemed amount comes from, and so where it goes (LP-11): the latest stake first. `undefined` where the exchange does not say
 * where the stakes are.
 */
export function redeemedParts(statistics: Pick<PoolStatistics, 'parts'> | undefined, amount: Decimal): readonly HeldPart[] | undefined {
  let left = amount;
  const taken = statistics?.parts?.toReversed().map((part) => {
    if (part.amount === undefined) return part;
    const own = min(left, part.amount);
    left = subtract(left, own);
    return { ...part, amount: own };
  });
  return taken === undefined || taken.length === 0 || isPositive(left) ? undefined : inPlaces(taken);
}

/** Adds up what is in the same place; empty parts are left out. `undefined` where an amount is not known. */
function inPlaces(parts: readonly Pick<StakePart, 'amount' | 'holding' | 'days'>[]): readonly HeldPart[] | undefined {
  const places: HeldPart[] = [];
  for (const { amount, holding, days } of parts) {
    if (amount === undefined) return undefined;
    if (!isPositive(amount)) continue;
    const index = places.findIndex((place) => place.holding === holding && place.days === days);
    const place = places[index];
    if (place === undefined) places.push({ holding, days, amount });
    else places[index] = { ...place, amount: add(place.amount, amount) };
  }
  return places;
}

/**
 * Whether a fixed term that begins now outlasts a project, and when it ends: the stake earns no rewards of the project after that, and
 * still cannot be redeemed. `undefined` where it does not, or the project's end is not known.
 */
export function termAfterProject({ endsAt }: { readonly endsAt: Instant | undefined }, days: number, now: Instant): Instant | undefined {
  const ends = termEnd(now, days);
  return endsAt !== undefined && ends !== undefined && ends > endsAt ? ends : undefined;
}

/** When a fixed term of these days that begins at a moment ends, to the second (AMB-156); `undefined` of what has none. */
export function termEnd(at: Instant, days: number): Instant | undefined {
  const ends = at + days * DAY;
  return days > 0 && isInstant(ends) ? ends : undefined;
}
