import { iconOf } from '../coins/coins.ts';
import { bit } from '../http/wire.ts';
import { fromUnits, greatest, toUnits } from '../units.ts';
import { activeTiers, bonusState } from './bonus.ts';
import { type ProductWire, type RedeemTerm, type StakingBonus, type StakingProduct, TYPES, type Venue } from './product.ts';
import { baseRateOf, dayOf, exchangeRates, extraRateOf } from './rates.ts';

/** What has been redeemed fast today, by product and coin. */
type FastUsed = (pid: string, asset: string) => bigint;

/** What quotas say of products now. */
export interface Quotas {
  readonly fastUsed: FastUsed;
  /** What may still be staked of a product; `undefined` is as much as anyone likes. */
  readonly left: (pid: string) => bigint | undefined;
}

/** A fraction as percent. */
const percent = (fraction: bigint) => fromUnits(fraction * 100n);

/** The rate that is shown: with the highest step of the bonus. */
const shownRate = (venue: Venue, at: number): bigint => baseRateOf(venue, dayOf(at)) + extraRateOf(venue, at);

/** The venue with the highest rate; `undefined` where a product has none. */
export const bestVenue = ({ venues }: StakingProduct, at: number): Venue | undefined =>
  venues.toSorted((first, second) => (shownRate(second, at) > shownRate(first, at) ? 1 : -1))[0];

/** The rates of a venue in percent: with the bonus, and without. */
export const rateFields = (venue: Venue, at: number) => ({
  rate: percent(shownRate(venue, at)),
  base_rate: percent(baseRateOf(venue, dayOf(at))),
});

/** An extra bonus; its steps are JSON in a text (ST-04). */
function bonusFields(bonus: StakingBonus, at: number) {
  const highest = activeTiers(bonus, at).reduce((most, tier) => (toUnits(tier.percent) > toUnits(most) ? tier.percent : most), '0');
  return {
    status: bonusState(bonus, at),
    max_interest: highest,
    reward_coin: bonus.asset,
    start_time: bonus.startsAt,
    end_time: bonus.endsAt,
    interest: JSON.stringify(
      bonus.tiers.map((tier) => ({
        money_min: tier.min,
        money_max: tier.max,
        money_rate: tier.percent,
        start_time: tier.startsAt ?? 0,
        end_time: tier.endsAt ?? 0,
      })),
    ),
  };
}

const redeemFields = (pid: string, { asset, fee, fast }: RedeemTerm, fastUsed: FastUsed) => ({
  redeem_coin: asset,
  redeem_fee: fee,
  redeem_quick: bit(fast !== undefined),
  redeem_quick_long: fast?.minutes ?? null,
  redeem_quick_fee: fast?.fee ?? null,
  redeem_quick_daily:
    fast === undefined ? '0' : fast.daily === '-1' ? '-1' : fromUnits(greatest(toUnits(fast.daily) - fastUsed(pid, asset), 0n)),
});

const protocolFields = ({ interestDays, rewardDelayDays, incomeDays }: StakingProduct, venue: Venue, at: number) => ({
  pid: venue.pid,
  protocol_name: venue.protocolName ?? null,
  ...rateFields(venue, at),
  reward: venue.rewards.map((reward) => ({
    reward_coin: reward.asset,
    rate: percent((baseRateOf(venue, dayOf(at)) * BigInt(reward.percent)) / 100n),
    reward_delay_days: rewardDelayDays,
    interest_delay_days: interestDays,
    fee_rate: reward.feeRate ?? '0',
    income_days: incomeDays,
  })),
  extra_interest: venue.bonus ? bonusFields(venue.bonus, at) : null,
});

/** What one coin of a debt product, or of one with a token, is exchanged for. */
function creditFields(product: StakingProduct, asset: string, at: number) {
  const { token, credit, venues } = product;
  const [venue] = venues;
  const rate = exchangeRates(product, at)?.rate;
  return {
    mortgage_coin: asset,
    reward_coin: (credit ?? token)?.asset ?? null,
    base_rate: venue ? percent(baseRateOf(venue, dayOf(at))) : null,
    exchange_rate: rate === undefined ? null : fromUnits(rate),
    protocol_name: credit?.protocolName ?? null,
  };
}

const AS_IT_IS = (text: string): string => text;

/** A product as its config says it (ST-01 to ST-12). */
export function productRow(product: StakingProduct, at: number, { fastUsed, left }: Quotas, say = AS_IT_IS): ProductWire {
  const { pid, assets, venues, token, credit, redeem } = product;
  const best = bestVenue(product, at);
  // A DeFi product's bonuses are those of its protocols.
  const bonus = product.defi ? undefined : best?.bonus;
  const exchange = exchangeRates(product, at);
  const most = best && shownRate(best, at);
  const rest = left(pid);
  const row: ProductWire = {
    pid,
    coin: assets[0],
    icon: iconOf(assets[0]),
    type: TYPES[product.type],
    is_defi: bit(product.defi),
    ...(best ? rateFields(best, at) : { rate: null, base_rate: null }),
    most_rate: most === undefined ? null : percent(most),
    reward_coin: best?.rewards[0]?.asset ?? assets[0],
    min_mortgage_amount: product.minStake,
    min_redeem_amount: product.minRedeem,
    agreement: '/legal/staking-agreement',
    personal_mortgage_limit: product.personalLimit ?? null,
    crowd_mortgage_limit: product.crowdLimit ?? product.personalLimit ?? null,
    left_amount: rest === undefined ? null : fromUnits(rest),
    reward_delay_days: product.rewardDelayDays,
    interest_days: product.interestDays,
    income_days: product.incomeDays,
    borrow_support: bit(product.borrow),
    tips: product.tips.map(say),
    extra_interest: bonus ? bonusFields(bonus, at) : null,
    extra_interest_type: bonus?.task ? 'web3 task' : 'normal',
    extra_interest_task: bonus?.task ? { interest_key: bonus.task.key, jump_web: bonus.task.address } : null,
    extra_interest_show: bit(venues.some((venue) => venue.bonus !== undefined)),
    vip_config: (product.vip ?? []).map(([least, largest, sale]) => ({ min_tier: least, max_tier: largest, vip_sale: sale })),
    exchange_type: bit(token !== undefined),
    exchange_rate: exchange ? fromUnits(exchange.rate) : null,
    exchange_rate_reverse: exchange ? fromUnits(exchange.reverse) : null,
    redeem_config: redeem.map((term) => redeemFields(pid, term, fastUsed)),
    extra: {
      redeem_period_txt: product.periodText === undefined ? null : say(product.periodText),
      redeem_minday: product.minDays,
      redeem_maxday: product.maxDays,
      redeem_control: 0,
      redeem_quick: bit(redeem.some(({ fast }) => fast !== undefined)),
    },
    mortgage_coin: assets.join(','),
    defi: product.defi ? venues.map((venue) => protocolFields(product, venue, at)) : [],
    debt: token || credit ? assets.map((asset) => creditFields(product, asset, at)) : [],
  };
  return product.odd ? Object.assign(row, product.odd) : row;
}

/** Rewards by coin. */
export const accruedFields = (accrued: ReadonlyMap<string, bigint>) =>
  [...accrued].filter(([, amount]) => amount > 0n).map(([coin, amount]) => ({ reward_coin: coin, profit: fromUnits(amount) }));
