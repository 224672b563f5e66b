'use client';
import { type Decimal, ZERO, add, isPositive, subtract } from '@earnkit/core';
import type { Rows } from '@earnkit/core/endpoint';
import type { StakePart } from '@earnkit/core/launchpool/contract';
import { poolApr } from '@earnkit/core/launchpool/rules';
import { shownIncome, worthOfUnits } from '@earnkit/core/private-wealth/rules';
import type { FlexibleHolding } from '@earnkit/core/simple-earn/contract';
import { fixedOrderReceivedAt, historyProject, orderInterest } from '@earnkit/core/simple-earn/rules';
import type { ExtraBonus, StakingBalance, StakingProduct, StakingStatistics } from '@earnkit/core/staking/contract';
import {
  bonusMoments,
  isBonusApplied,
  periodFacts,
  type RedeemPeriod,
  redeemPeriod,
  rewardTotals,
  stakedAmount,
} from '@earnkit/core/staking/rules';
import type { WayAccess } from '@earnkit/core/ways/rules';
import { useMemo } from 'react';
import { launchpoolStatisticsOptions } from '../launchpool/queries.ts';
import { isComplete } from '../lists/isComplete.ts';
import { useEarn } from '../provider/earnContext.ts';
import type { QueryState } from '../provider/queryState.ts';
import { usePrivateReading } from '../provider/useReading.ts';
import { usePrivateReadings } from '../provider/useReadings.ts';
import { useAllFixedOrders } from '../simple-earn/fixed/useAllFixedOrders.ts';
import { allHoldingsOptions } from '../simple-earn/flexible/allHoldings.ts';
import { useHoldingViews } from '../simple-earn/flexible/useHoldingViews.ts';
import { earnedOfHoldingOptions, stakingBalancesOptions } from '../staking/holdingQueries.ts';
import { useNow, useNowAt } from '../time/time.ts';
import type { OverviewHost, StakingArrival } from './overviewHost.ts';
import type { OverviewProduct } from './productFigures.ts';
import { type EarnedAmount, type EarnedOfDay, useFlexibleYesterday, useListedYesterday } from './useYesterday.ts';

/** A product in which a person holds something. Coins of soft staking stay in the account and are no holding. */
export type HeldProduct = Exclude<OverviewProduct, 'soft-staking'>;

/** Data of holdings for which the exchange has no call, as the host reads it (AMB-025, AMB-036). */
export interface HoldingsHost extends Pick<OverviewHost, 'projects' | 'stakingArrivals' | 'wealthOrders' | 'earnings'> {
  /** Every staking product: how long a redemption takes, and the coins of which rewards may have been paid. */
  readonly stakingProducts?:
    | QueryState<
        Rows<{
          readonly product: Pick<StakingProduct, 'aprFraction'> &
            Partial<Pick<StakingProduct, 'pid' | 'asset' | 'stakeAssets' | 'protocols' | 'incomeDays' | 'period' | 'bonus'>>;
        }>
      >
    | undefined;
}

/** Something that a person holds, as the list over all products shows it. */
export interface HeldRow {
  /** Names it among all holdings. */
  readonly key: string;
  /** The product that holds it. */
  readonly product: HeldProduct;
  /** The exchange's id: of a flexible holding, a fixed or wealth order, a staking product, or a launchpool's project. `undefined` where it names none. */
  readonly id: string | undefined;
  /** The pool of a launchpool stake. */
  readonly poolId?: string | undefined;
  /** The coin. */
  readonly asset: string;
  /** Address of the coin's icon; `undefined` where the exchange names none. */
  readonly icon: string | undefined;
  /** The protocol, the fund, or the coin of a project; `undefined` where the exchange names none. */
  readonly name?: string | undefined;
  /** Days of a fixed term. */
  readonly days?: number | undefined;
  /** Whether it is of a product for VIPs. */
  readonly vip?: boolean;
  /** Whether a fixed order is a stake of a launchpool (AMB-156). */
  readonly launchpoolStake?: boolean;
  /** The kind of a staking holding: 0 token or credit, 1 other (ST-27). */
  readonly debt?: boolean;
  /** All that is held, in the coin, what is being redeemed included; `undefined` where it is not known. */
  readonly amount: Decimal | undefined;
  /** The part of {@link amount} that another product holds and counts; zero where there is none. */
  readonly elsewhere: Decimal | undefined;
  /** The part that has been redeemed and has not arrived; zero where there is none. */
  readonly redeeming: Decimal | undefined;
  /** The rate, a fraction; `undefined` for a product without one, and where it is not known. */
  readonly aprFraction: Decimal | undefined;
  /** Whether the rate is the most that is paid, or an estimate. */
  readonly upTo?: boolean;
  /** What it earned yesterday (UTC), coin by coin; `undefined` where that is not known; `at-maturity` where it is paid with the principal. */
  readonly yesterday: readonly EarnedAmount[] | 'at-maturity' | undefined;
  /** What it earned so far, coin by coin; of a fixed order what it pays at maturity. */
  readonly earned: readonly EarnedAmount[];
  /** When the money is back. */
  readonly access: WayAccess;
  /** Whether it has been redeemed as a whole and is on its way; it is no holding any more. */
  readonly arriving?: boolean;
  /** What becomes of a fixed order. */
  readonly afterwards?: 'reinvest' | 'flexible' | 'spot' | undefined;
}

/** The holdings of one product. */
export interface HeldList {
  /** The holdings. */
  readonly rows: readonly HeldRow[];
  /** Whether these are all. */
  readonly complete: boolean;
}

/** A reading of holdings; `left-out` for a product that the host does not list. */
export type HeldReading = QueryState<HeldList> | { readonly state: 'left-out' };

const LEFT_OUT = { state: 'left-out' } as const;

const readySince = (reading: QueryState<unknown>): reading is Extract<QueryState<unknown>, { readonly state: 'ready' }> =>
  reading.state === 'ready';

/** Of a figure that is still being read nothing is known. */
const dayOfReading = (reading: QueryState<EarnedOfDay | undefined>): EarnedOfDay | undefined =>
  reading.state === 'ready' ? reading.data : undefined;

const NO_HOLDINGS: readonly FlexibleHolding[] = [];

function useFlexibleRows(): QueryState<HeldList> {
  const reading = usePrivateReading(allHoldingsOptions(useEarn()));
  const holdings = useHoldingViews(reading.state === 'ready' ? reading.data.rows : NO_HOLDINGS);
  const yesterday = dayOfReading(useFlexibleYesterday());
  return useMemo(() => {
    if (reading.state !== 'ready') return reading;
    const rows = holdings.map((holding): HeldRow => {
      const { id, asset, icon, currentAmount: amount, redeemingAmount, cumulativeInterest } = holding;
      const { aprFraction, upTo } = holding.apr;
      return {
        key: `flexible ${asset}`,
        product: 'flexible',
        id,
        asset,
        icon,
        amount,
        elsewhere: ZERO,
        redeeming: redeemingAmount ?? ZERO,
        aprFraction,
        upTo,
        yesterday: yesterday?.of(asset),
        earned: [{ asset, amount: cumulativeInterest }],
        access: { kind: 'any-time' },
      };
    });
    return { ...reading, data: { rows, complete: isComplete(reading.data) } };
  }, [reading, holdings, yesterday]);
}

function useFixedRows(now: number): QueryState<HeldList> {
  const reading = useAllFixedOrders();
  return useMemo(() => {
    if (reading.state !== 'ready') return reading;
    const rows = reading.data.rows.map((order): HeldRow => {
      const { orderId, asset, icon, days, principal, aprFraction, redeemingEarly, reinvest, redeemAccount, finishesAt } = order;
      return {
        key: `fixed ${orderId}`,
        product: 'fixed',
        id: orderId,
        asset,
        icon,
        days,
        vip: order.productType === 'vip',
        launchpoolStake: historyProject(order) === 'launchpool',
        amount: principal,
        elsewhere: ZERO,
        redeeming: redeemingEarly ? principal : ZERO,
        aprFraction,
        yesterday: 'at-maturity',
        earned: [{ asset, amount: redeemingEarly ? ZERO : orderInterest(order).total }],
        access: { kind: 'at', at: fixedOrderReceivedAt(order, now) ?? finishesAt, early: order.canRedeemEarly },
        afterwards: reinvest ? 'reinvest' : reinvest === undefined ? undefined : redeemAccount,
      };
    });
    return { ...reading, data: { rows, complete: isComplete(reading.data) } };
  }, [reading, now]);
}

const NO_BALANCES: readonly StakingBalance[] = [];

/** What a holding earned yesterday and so far, coin by coin. */
function rewardsOf(
  read: StakingStatistics | undefined,
  asset: string,
): { readonly yesterday: readonly EarnedAmount[] | undefined; readonly total: readonly EarnedAmount[] } {
  const { rewards } = rewardTotals(read === undefined ? [] : [{ asset, read }]);
  const yesterday = rewards.map(({ rewardAsset, yesterdayReward: amount }) => ({ asset: rewardAsset, amount }));
  return {
    yesterday: yesterday.every(({ amount }) => amount === undefined) ? undefined : yesterday,
    total: rewards.map(({ rewardAsset, totalReward: amount }) => ({ asset: rewardAsset, amount })),
  };
}

const NO_ARRIVALS: Rows<StakingArrival> = { rows: [], unreadable: [], total: 0 };

function useStakingRows({ stakingProducts, stakingArrivals }: HoldingsHost): QueryState<HeldList> {
  const earn = useEarn();
  const reading = usePrivateReading(stakingBalancesOptions(earn));
  const balances = reading.state === 'ready' ? reading.data.rows : NO_BALANCES;
  const statistics = usePrivateReadings(balances.map((row) => earnedOfHoldingOptions(earn, row, balances)));
  const products = stakingProducts?.state === 'ready' ? stakingProducts.data.rows : undefined;
  const rated = (products ?? []).flatMap(({ product }) => [product, ...(product.protocols?.rows ?? [])]);
  const { now } = earn;
  const passed = useNowAt(bonusMoments(rated.map(({ bonus }) => ({ bonus }))));
  return useMemo(() => {
    if (reading.state !== 'ready') return reading;
    if (stakingArrivals?.state === 'loading') return stakingArrivals;
    // Until the products are read, it is not known how long a redemption takes.
    if (stakingProducts?.state === 'loading') return stakingProducts;
    const arrivals = stakingArrivals === undefined ? NO_ARRIVALS : stakingArrivals.state === 'ready' ? stakingArrivals.data : undefined;
    const arriving = (arrivals?.rows ?? []).map(({ id, asset, amount, arrivesAt }): HeldRow => ({
      key: `staking arrival ${id}`,
      product: 'staking',
      id: undefined,
      asset,
      icon: undefined,
      arriving: true,
      amount,
      elsewhere: ZERO,
      redeeming: ZERO,
      aprFraction: undefined,
      yesterday: undefined,
      earned: [],
      access: { kind: 'at', at: arrivesAt, early: undefined },
    }));
    const rows = reading.data.rows.map((row, index): HeldRow => {
      const { pid, icon, protocolName, aprFraction, type } = row;
      const asset = row.asset ?? '';
      const product = products?.find(({ product: one }) => isOf(one, row))?.product;
      const { yesterday, total } = rewardsOf(readySince(statistics) ? statistics.data[index] : undefined, asset);
      return {
        key: ['staking', asset, pid, type].map((part) => part ?? '').join(' '),
        product: 'staking',
        id: pid,
        asset,
        icon,
        name: protocolName,
        debt: type === 'debt',
        amount: stakedAmount(row),
        elsewhere: ZERO,
        redeeming: ZERO,
        aprFraction,
        // Where it cannot be known whether a bonus is in it, the rate is the most that is paid.
        upTo: product === undefined || isBonusApplied(bonusOf(product, pid), Math.max(passed, now())),
        yesterday,
        earned: total,
        access: { kind: 'after', period: periodOf(product) },
      };
    });
    return {
      ...reading,
      data: {
        rows: [...rows, ...arriving],
        complete:
          arrivals !== undefined &&
          isComplete(arrivals) &&
          reading.data.unreadable.length === 0 &&
          reading.data.rows.every(({ asset }) => asset !== undefined),
      },
    };
  }, [reading, statistics, products, stakingProducts, stakingArrivals, passed, now]);
}

type HostProduct = NonNullable<HoldingsHost['stakingProducts']> extends QueryState<Rows<infer Row>> ? Row : never;

/** How long a redemption takes; `undefined` where the host does not say. */
const periodOf = (product: HostProduct['product'] | undefined): RedeemPeriod | undefined =>
  product?.period && redeemPeriod(periodFacts({ incomeDays: product.incomeDays, period: product.period }));

/** The bonus of a holding's protocol, else of its product. */
const bonusOf = ({ protocols, bonus }: HostProduct['product'], pid: string | undefined): ExtraBonus | undefined =>
  (protocols?.rows.find((protocol) => protocol.pid === pid) ?? { bonus }).bonus;

/** Whether a product is that of a holding: by its id or that of one of its protocols, else by its coin. */
function isOf({ pid, asset, protocols }: HostProduct['product'], balance: StakingBalance): boolean {
  if (balance.pid === undefined) return asset === balance.asset;
  return pid === balance.pid || protocols?.rows.some((protocol) => protocol.pid === balance.pid) === true;
}

/** The part of a launchpool stake that Simple Earn or staking holds and counts; `undefined` where that is not known. */
function heldElsewhere(parts: readonly StakePart[] | undefined): Decimal | undefined {
  const amounts = parts?.map(({ holding, amount }) => (holding === 'spot' ? ZERO : holding && amount));
  return amounts?.every((amount) => amount !== undefined) ? add(ZERO, ...amounts) : undefined;
}

function useLaunchpoolRows({ projects, earnings }: HoldingsHost): HeldReading {
  const earn = useEarn();
  const all = projects?.state === 'ready' ? projects.data.rows : undefined;
  const joined = useMemo(
    () =>
      (all ?? []).flatMap(({ id, ...project }) =>
        id !== undefined && project.pools.some((pool) => pool.joined) ? [{ ...project, id }] : [],
      ),
    [all],
  );
  const statistics = usePrivateReadings(joined.map(({ id }) => launchpoolStatisticsOptions(earn, id)));
  const yesterday = dayOfReading(useListedYesterday('launchpool', earnings));
  return useMemo(() => {
    if (projects === undefined) return LEFT_OUT;
    if (projects.state !== 'ready') return projects;
    if (statistics.state !== 'ready') return statistics;
    const rows = joined.flatMap((project, index): readonly HeldRow[] =>
      (statistics.data[index]?.rows ?? []).flatMap(({ poolId, amount, totalReward, parts }) => {
        const pool = project.pools.find(({ id }) => id === poolId);
        if (pool === undefined || (amount !== undefined && !isPositive(amount))) return [];
        return [
          {
            key: `launchpool ${project.id} ${poolId}`,
            product: 'launchpool',
            id: project.id,
            poolId,
            asset: pool.asset,
            icon: pool.icon,
            name: project.asset,
            amount,
            elsewhere: heldElsewhere(parts),
            redeeming: ZERO,
            aprFraction: poolApr(pool).fraction,
            upTo: true,
            yesterday: yesterday?.of(pool.asset, project.asset),
            earned: [{ asset: project.asset, amount: totalReward }],
            access: { kind: 'any-time', endsAt: project.endsAt },
          } satisfies HeldRow,
        ];
      }),
    );
    const complete = isComplete(projects.data) && statistics.data.every(({ unreadable }) => unreadable.length === 0);
    return { ...statistics, data: { rows, complete } };
  }, [projects, joined, statistics, yesterday]);
}

function useWealthRows({ wealthOrders, earnings }: HoldingsHost): HeldReading {
  const yesterday = dayOfReading(useListedYesterday('private-wealth', earnings));
  return useMemo(() => {
    if (wealthOrders === undefined) return LEFT_OUT;
    if (wealthOrders.state !== 'ready') return wealthOrders;
    const held = wealthOrders.data.rows.filter(({ units }) => units !== ZERO);
    const rows = held.map((order): HeldRow => {
      const { orderId, asset, name, units, netValue } = order;
      // What is listed is of a coin; two funds of one coin cannot be told apart.
      const alone = held.filter((other) => other.asset === asset).length === 1;
      return {
        key: `private-wealth ${orderId}`,
        product: 'private-wealth',
        id: orderId,
        asset,
        icon: undefined,
        name,
        amount: worthOfUnits(units, netValue),
        elsewhere: ZERO,
        redeeming: ZERO,
        aprFraction: undefined,
        yesterday: alone ? yesterday?.of(asset) : undefined,
        earned: [{ asset, amount: shownIncome(order) }],
        access: { kind: 'after', period: undefined },
      };
    });
    return { ...wealthOrders, data: { rows, complete: isComplete(wealthOrders.data) } };
  }, [wealthOrders, yesterday]);
}

/** What a person holds, product by product. */
export type HeldRows = Readonly<Record<HeldProduct, HeldReading>>;

/** Every holding of a person, product by product (SH-01). Each is read on its own and fails on its own; nothing is read for a visitor. */
export function useHeldRows(host: HoldingsHost): HeldRows {
  const now = useNow();
  const flexible = useFlexibleRows();
  const fixed = useFixedRows(now);
  const staking = useStakingRows(host);
  const launchpool = useLaunchpoolRows(host);
  const wealth = useWealthRows(host);
  return useMemo(
    () => ({ flexible, fixed, staking, launchpool, 'private-wealth': wealth }),
    [flexible, fixed, staking, launchpool, wealth],
  );
}

/** What of a holding its own product counts: everything but what another one holds. `undefined` where that is not known. */
export const ownAmount = ({ amount, elsewhere }: Pick<HeldRow, 'amount' | 'elsewhere'>): Decimal | undefined =>
  amount && elsewhere && subtract(amount, elsewhere);
