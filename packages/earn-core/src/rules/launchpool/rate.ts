import { type Decimal, add, compare, roundDown, decimal, divide, isPositive, multiply, subtract } from '../../decimal.ts';
import type { RewardPool } from '../../contract/launchpool/index.ts';

/** Below this share of its total a pool is almost empty, and an estimate from today's stakes does not apply to the next stake. */
const LEAST_TAKEN = decimal('0.1');

/** Decimals of a rate that is worked out. */
const RATE_DECIMALS = 8;

/** The fields of a pool that determine its rate. */
type RateFacts = Pick<RewardPool, 'aprFraction' | 'rateType' | 'leftAmount' | 'totalAmount'>;

/** The rate of a pool, and the stake it is calculated for. */
export interface PoolApr {
  /** Rate per year, a fraction; `undefined` where there is none to show (LP-08, AMB-043). */
  readonly fraction: Decimal | undefined;
  /** `full` for the rate once the pool is full; `today` for the exchange's rate for what is staked today. */
  readonly over: 'today' | 'full';
}

/** What is staked in a pool of all that it can take; `undefined` where it has no total or the exchange does not say. */
function takenOf({ totalAmount: total, leftAmount: left }: RateFacts): { readonly taken: Decimal; readonly total: Decimal } | undefined {
  if (total === undefined || left === undefined || !isPositive(total)) return undefined;
  return { taken: subtract(total, left), total };
}

/**
 * The displayed rate of a pool (LP-08). An estimate divides the rewards by what is staked today, so in an almost empty pool it is many
 * times what a new participant gets. Below a tenth of the total, the rate of the full pool is returned instead: today's rate times
 * the taken share, cut down.
 */
export function poolApr(pool: RateFacts): PoolApr {
  const { aprFraction, rateType } = pool;
  if (rateType === 'none' || aprFraction === undefined) return { fraction: undefined, over: 'today' };
  const of = rateType === 'estimate' ? takenOf(pool) : undefined;
  if (of === undefined || !isPositive(of.taken) || compare(of.taken, multiply(of.total, LEAST_TAKEN)) >= 0)
    return { fraction: aprFraction, over: 'today' };
  return { fraction: roundDown(divide(multiply(aprFraction, of.taken), of.total, RATE_DECIMALS + 2), RATE_DECIMALS), over: 'full' };
}

/**
 * The rate with which a pool may be advertised, such as "up to": a real rate, or an estimate over a known share of the pool.
 * `undefined` for an estimate of a pool without a total or without stakes, because it applies to no stake.
 */
export function headlineApr(pool: RateFacts): Decimal | undefined {
  if (pool.rateType === 'estimate') {
    const of = takenOf(pool);
    if (of === undefined || !isPositive(of.taken)) return undefined;
  }
  return poolApr(pool).fraction;
}

/** Hours of a year (FM-09). */
const HOURS_OF_YEAR = decimal('8760');

const NOTHING = decimal('0');

/** What an expected reward is worked out from. */
export interface RewardPrices {
  /** Price of the staked coin. */
  readonly staked: Decimal | undefined;
  /** Price of the coin of the rewards, in the same currency. */
  readonly reward: Decimal | undefined;
}

/**
 * The reward that an amount is expected to earn in an hour, in the project's coin, 8 decimals down (LP-08). The rewards of the hour are
 * the exchange's rate on what is staked today, and the amount shares them with it: so a large one earns a lower rate than is shown.
 * Before anybody has staked, the rate is for all that the pool can take. `0` for no amount, `undefined` without a rate or a price.
 */
export function expectedHourlyReward(pool: RateFacts, amount: Decimal, { staked, reward }: RewardPrices): Decimal | undefined {
  const { aprFraction, rateType } = pool;
  if (rateType === 'none' || aprFraction === undefined) return undefined;
  if (!isPositive(amount)) return NOTHING;
  if (staked === undefined || reward === undefined || !isPositive(reward)) return undefined;
  const of = takenOf(pool);
  const worth = multiply(amount, aprFraction, staked);
  const year = multiply(HOURS_OF_YEAR, reward);
  if (of === undefined) return divide(worth, year, RATE_DECIMALS);
  const over = isPositive(of.taken) ? of.taken : of.total;
  const shared = isPositive(of.taken) ? add(of.taken, amount) : amount;
  return divide(multiply(worth, over), multiply(year, shared), RATE_DECIMALS);
}
