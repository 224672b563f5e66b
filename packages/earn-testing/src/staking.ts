import { type Decimal, ZERO, add, decimal, multiply } from '@earnkit/core';
import type { WireDataOf } from '@earnkit/core/endpoint';
import type * as staking from '@earnkit/core/staking/contract';
import { type Room, type WorldAnswers, pageOf } from './answers.ts';
import { Refusal, type Wallet, less } from './wallet.ts';

type ProductWire = NonNullable<WireDataOf<typeof staking.products.product>>;

/** A staking product of one coin, and what the person has staked in it. Amounts are text, in coins. */
export interface StakingFacts {
  /** The rate, a fraction a year. @default '0.04' */
  readonly aprFraction?: string;
  /** Least amount of a stake and of a redemption. @default '0.01' */
  readonly minAmount?: string;
  /** What the person has staked. @default '0' */
  readonly held?: string;
  /** What it has earned. @default '0' */
  readonly earned?: string;
  /** Days until a redemption arrives. @default 3 */
  readonly redeemDays?: number;
  /** Further fields of the product as the exchange writes them. @default none */
  readonly product?: Partial<ProductWire>;
}

const DAY = 86_400;

/** Staking of a world. */
export function stakingRoom(
  coins: Readonly<Record<string, StakingFacts>>,
  { wallet, now }: { readonly wallet: Wallet; readonly now: () => number },
): Room {
  const offered = new Map(Object.entries(coins));
  const held = new Map([...offered].map(([asset, facts]) => [asset, decimal(facts.held ?? '0')]));
  let arrivals: readonly { readonly asset: string; readonly amount: Decimal; readonly at: number }[] = [];
  const settle = (): void => {
    for (const { asset, amount } of arrivals.filter(({ at }) => at <= now())) wallet.pay(asset, amount);
    arrivals = arrivals.filter(({ at }) => at > now());
  };
  const names = (): readonly string[] => [...offered.keys()];
  const pidOf = (asset: string): string => String(names().indexOf(asset) + 1);
  const assetOf = ({ coin, pid }: { readonly coin?: string | undefined; readonly pid?: string | undefined }): string | undefined =>
    coin ?? names().find((asset) => pidOf(asset) === pid);
  const heldOf = (asset: string): Decimal => {
    const amount = held.get(asset);
    if (amount === undefined) throw new Refusal(`${asset} is not offered`);
    return amount;
  };
  const percentOf = (asset: string): string => multiply(decimal(offered.get(asset)?.aprFraction ?? '0.04'), decimal('100'));
  const redeemDaysOf = (asset: string): number => offered.get(asset)?.redeemDays ?? 3;
  const answers: WorldAnswers = {
    'staking.product': (target) => {
      const asset = assetOf(target);
      if (asset === undefined || !held.has(asset)) return null;
      const minAmount = offered.get(asset)?.minAmount ?? '0.01';
      return {
        pid: pidOf(asset),
        coin: asset,
        type: 1,
        is_defi: 0,
        rate: percentOf(asset),
        base_rate: percentOf(asset),
        most_rate: percentOf(asset),
        reward_coin: asset,
        min_mortgage_amount: minAmount,
        min_redeem_amount: minAmount,
        reward_delay_days: 1,
        interest_days: 1,
        income_days: redeemDaysOf(asset),
        borrow_support: 0,
        exchange_type: 0,
        extra: { redeem_quick: 0 },
        mortgage_coin: asset,
        ...offered.get(asset)?.product,
      };
    },
    'staking.user': (target) => {
      const asset = assetOf(target);
      return { hold_amount: asset === undefined ? '0' : heldOf(asset), tier: 0, is_crowd: 0, accrued_profit: [] };
    },
    'staking.balances': ({ coin }) =>
      pageOf(
        names()
          .filter((asset) => heldOf(asset) !== ZERO && (coin === undefined || asset === coin))
          .map((asset) => ({
            pid: pidOf(asset),
            coin: asset,
            mortgage_amount: heldOf(asset),
            launchpool_amount: '0',
            type: 1,
            rate: percentOf(asset),
            reward_coin: asset,
          })),
        { limit: names().length },
      ),
    'staking.loans': { assets: {} },
    'staking.statistics': ({ coin }) => ({
      hold_amount: held.get(coin) ?? '0',
      total_profit: offered.get(coin)?.earned ?? '0',
      yesterday_profit: '0',
      reward_coin: coin,
      profits: [],
    }),
    'staking.profits': { list: [], total: 0 },
    'staking.stake': ({ coin, amount }) => {
      const before = heldOf(coin);
      wallet.take(coin, amount);
      held.set(coin, add(before, amount));
      return null;
    },
    'staking.redeem': ({ coin, amount }) => {
      held.set(coin, less(heldOf(coin), amount));
      const at = now() + redeemDaysOf(coin) * DAY;
      arrivals = [...arrivals, { asset: coin, amount, at }];
      return { redeem_stamp: at, accrued_profit: [] };
    },
  };
  return { answers, settle };
}
