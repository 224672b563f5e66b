'use client';
import { type Decimal, ZERO, isNegative, subtract } from '@earnkit/core';
import { overviewSum, shownTotal } from '@earnkit/core/overview/rules';
import { useMemo } from 'react';
import { usePortfolioValues } from '../account/usePortfolioValues.ts';
import type { QueryState } from '../provider/queryState.ts';
import { useSimpleEarnStatistics } from '../simple-earn/flexible/useSimpleEarnStatistics.ts';
import { useStakingTotals } from '../staking/useStakingTotals.ts';
import { NOT_READ } from './overviewHost.ts';
import type { ProductFigures } from './productFigures.ts';
import type { OverviewTotal } from './useEarnOverview.ts';
import { type HeldProduct, type HeldReading, type HeldRow, type HoldingsHost, ownAmount, useHeldRows } from './useHeldRows.ts';
import { useLaunchpoolFigures, useWealthFigures } from './useHostFigures.ts';
import { useFixedFigures, useFlexibleFigures } from './useSimpleEarnFigures.ts';
import { useStakingFigures } from './useStakingFigures.ts';
import { type EarnedOfDay, useFixedYesterday, useFlexibleYesterday, useListedYesterday, worthOfEarned } from './useYesterday.ts';

/** A holding with its value. */
export interface HoldingView extends HeldRow {
  /** Value in USDT of what its own product counts; `undefined` while it is not known. */
  readonly valueUsdt: Decimal | undefined;
  /** Whether its price, and so its value, is still loading. */
  readonly valueLoading: boolean;
  /** Value of the part that another product counts; `undefined` where there is none, and while it is not known. */
  readonly elsewhereUsdt: Decimal | undefined;
}

/** A group of products that the summary shows together: flexible and fixed are one. */
export type HeldGroup = 'simple-earn' | 'staking' | 'launchpool' | 'private-wealth';

/** What a person has in a group of products. */
export interface HeldGroupView {
  /** Which group it is. */
  readonly group: HeldGroup;
  /** Value in USDT, each coin counted once; `undefined` while a part of it is not known. */
  readonly worthUsdt: Decimal | undefined;
  /** What was earned yesterday (UTC), in USDT: of private wealth the change of value. `undefined` while a part of it is not known. */
  readonly yesterdayUsdt: Decimal | undefined;
  /** What was earned so far, in USDT; `undefined` while a part of it is not known. */
  readonly earnedUsdt: Decimal | undefined;
  /** Whether its value was read. */
  readonly state: 'loading' | 'ready' | 'failed';
  /** Whether yesterday's figure is loading. */
  readonly yesterdayLoading: boolean;
  /** Whether the earnings are loading. */
  readonly earnedLoading: boolean;
}

/** A product with the number of its holdings. */
export interface HeldProductView {
  /** Which product it is. */
  readonly product: HeldProduct;
  /** Its holdings as they were read. */
  readonly reading: HeldReading;
  /** How many holdings there are; `undefined` while that is not known. */
  readonly count: number | undefined;
  /** What the person has in it. */
  readonly figures: QueryState<ProductFigures>;
  /** What it paid yesterday (UTC), in USDT: of fixed orders what matured, of private wealth the change of value. `undefined` where it is not known. */
  readonly yesterdayUsdt: Decimal | undefined;
  /** Whether that is still loading. */
  readonly yesterdayLoading: boolean;
  /**
   * What it earned so far, in USDT: of flexible holdings the interest of the coins that are held, of fixed orders what they pay at maturity.
   * `undefined` where it is not known.
   */
  readonly earnedUsdt: Decimal | undefined;
  /** Whether yesterday's figure or the earnings are still loading. */
  readonly earningsLoading: boolean;
}

/** Everything that a person holds. */
export interface AllHoldings {
  /** `anonymous` for a visitor, of whom nothing is read. */
  readonly state: 'anonymous' | 'loading' | 'ready' | 'failed';
  /** The holdings that were read, in no order. */
  readonly rows: readonly HoldingView[];
  /** The products, in the order of the area; without those that the host does not list. */
  readonly products: readonly HeldProductView[];
  /** What they have in each group of products. */
  readonly groups: readonly HeldGroupView[];
  /** The sums of the groups as they are shown; what they leave out is named. `undefined` until every group has answered. */
  readonly worth: OverviewTotal<HeldGroup> | undefined;
  /** What was earned yesterday; see {@link worth}. */
  readonly yesterday: OverviewTotal<HeldGroup> | undefined;
  /** What was earned so far; see {@link worth}. */
  readonly earned: OverviewTotal<HeldGroup> | undefined;
  /** Whether prices are loading, without which the value of a holding is not known. */
  readonly valuesLoading: boolean;
  /** Products of which holdings may be missing. */
  readonly without: readonly HeldProduct[];
  /** Whether it is known that the person holds nothing. */
  readonly none: boolean;
  /** Reads again what could not be read. */
  readonly retry: () => void;
}

const PRODUCTS = ['flexible', 'fixed', 'staking', 'launchpool', 'private-wealth'] as const satisfies readonly HeldProduct[];

const rowsOf = (reading: HeldReading): readonly HeldRow[] => (reading.state === 'ready' ? reading.data.rows : []);

const isQuery = (reading: HeldReading): reading is Exclude<HeldReading, { readonly state: 'left-out' }> => reading.state !== 'left-out';

type GroupState = HeldGroupView['state'];

const stateOf = (...readings: readonly QueryState<unknown>[]): GroupState =>
  readings.some(({ state }) => state === 'loading') ? 'loading' : readings.some(({ state }) => state === 'failed') ? 'failed' : 'ready';

const figureOf = (reading: QueryState<ProductFigures>, pick: (figures: ProductFigures) => Decimal | undefined): Decimal | undefined =>
  reading.state === 'ready' ? pick(reading.data) : undefined;

/**
 * Everything that a person holds over all products, with its value, what it earned yesterday and so far (SH-01). A coin that a launchpool
 * holds in Simple Earn or staking counts there, once. A total names what it leaves out.
 */
export function useAllHoldings(host: HoldingsHost): AllHoldings {
  const held = useHeldRows(host);
  const flexible = useFlexibleFigures();
  const fixed = useFixedFigures();
  const staking = useStakingFigures(host);
  const launchpool = useLaunchpoolFigures();
  const wealth = useWealthFigures(host.wealthOrders ?? NOT_READ);
  const simpleEarn = useSimpleEarnStatistics();
  const stakingTotals = useStakingTotals(host.stakingProducts);
  const flexibleDay = useFlexibleYesterday();
  const fixedDay = useFixedYesterday();
  const launchpoolDay = useListedYesterday('launchpool', host.earnings);
  const wealthDay = useListedYesterday('private-wealth', host.earnings);
  const hasWealth = host.wealthOrders !== undefined;
  const assets = useMemo(() => {
    const days = [flexibleDay, fixedDay, launchpoolDay, wealthDay].flatMap((day) => (day.state === 'ready' ? (day.data?.sums ?? []) : []));
    return [...new Set([...PRODUCTS.flatMap((product) => rowsOf(held[product])), ...days].map(({ asset }) => asset))];
  }, [held, flexibleDay, fixedDay, launchpoolDay, wealthDay]);
  const { valueOf, pending: valuesLoading } = usePortfolioValues(assets);
  return useMemo((): AllHoldings => {
    const figures: Readonly<Record<HeldProduct, QueryState<ProductFigures>>> = {
      flexible,
      fixed,
      staking,
      launchpool,
      'private-wealth': wealth,
    };
    const rows = PRODUCTS.flatMap((product) => rowsOf(held[product])).map((row): HoldingView => {
      const other = valueOf(row.asset, row.elsewhere);
      const valueUsdt = valueOf(row.asset, ownAmount(row));
      return { ...row, valueUsdt, valueLoading: valuesLoading && valueUsdt === undefined, elsewhereUsdt: other };
    });
    const paid = (day: QueryState<EarnedOfDay | undefined>): Decimal | undefined =>
      day.state === 'ready' ? worthOfEarned(day.data?.sums, valueOf) : undefined;
    const yesterdayOf = simpleEarnParts(
      simpleEarn.state === 'ready' ? simpleEarn.data.yesterdayInterestUsdt : undefined,
      paid(flexibleDay),
      paid(fixedDay),
    );
    // A figure without a price is not known until the prices are read.
    const dayLoading = (amount: Decimal | undefined, ...readings: readonly QueryState<unknown>[]): boolean =>
      readings.some(({ state }) => state === 'loading') || (amount === undefined && valuesLoading);
    const simpleEarnDayLoading = dayLoading(yesterdayOf.fixed, simpleEarn, flexibleDay, fixedDay);
    const groups: HeldGroupView[] = [
      {
        group: 'simple-earn',
        worthUsdt: shownSumOf(figureOf(flexible, worthOf), figureOf(fixed, worthOf)),
        yesterdayUsdt: yesterdayOf.all,
        earnedUsdt: simpleEarn.state === 'ready' ? simpleEarn.data.totalInterestUsdt : undefined,
        state: stateOf(flexible, fixed),
        yesterdayLoading: simpleEarnDayLoading,
        earnedLoading: simpleEarn.state === 'loading',
      },
      {
        group: 'staking',
        worthUsdt: figureOf(staking, worthOf),
        yesterdayUsdt: stakingTotals.state === 'ready' ? stakingTotals.data.yesterdayUsdt : undefined,
        earnedUsdt: figureOf(staking, earnedOf),
        state: stateOf(staking),
        yesterdayLoading: stakingTotals.state === 'loading' || (stakingTotals.state === 'ready' && stakingTotals.data.rewardsLoading),
        earnedLoading: staking.state === 'loading' || (staking.state === 'ready' && staking.data.earnedPending === true),
      },
      {
        group: 'launchpool',
        worthUsdt: figureOf(launchpool, worthOf),
        yesterdayUsdt: paid(launchpoolDay),
        earnedUsdt: figureOf(launchpool, earnedOf),
        state: stateOf(launchpool),
        yesterdayLoading: dayLoading(paid(launchpoolDay), launchpoolDay),
        earnedLoading: launchpool.state === 'loading',
      },
      ...(hasWealth
        ? [
            {
              group: 'private-wealth' as const,
              worthUsdt: figureOf(wealth, worthOf),
              yesterdayUsdt: paid(wealthDay),
              earnedUsdt: figureOf(wealth, earnedOf),
              state: stateOf(wealth),
              yesterdayLoading: dayLoading(paid(wealthDay), wealthDay),
              earnedLoading: wealth.state === 'loading',
            },
          ]
        : []),
    ];
    const products = PRODUCTS.filter((product) => product !== 'private-wealth' || hasWealth).map((product): HeldProductView => {
      const reading = held[product];
      const all = reading.state === 'ready' && reading.data.complete;
      const group = groups.find((one) => one.group === product);
      const view = {
        product,
        reading,
        count: all ? rowsOf(reading).filter(({ arriving }) => arriving !== true).length : undefined,
        figures: figures[product],
      };
      if (group) {
        const { yesterdayUsdt, earnedUsdt, yesterdayLoading, earnedLoading } = group;
        return { ...view, yesterdayUsdt, yesterdayLoading, earnedUsdt, earningsLoading: yesterdayLoading || earnedLoading };
      }
      if (product === 'fixed')
        return {
          ...view,
          yesterdayUsdt: yesterdayOf.fixed,
          yesterdayLoading: simpleEarnDayLoading,
          earnedUsdt: figureOf(fixed, earnedOf),
          earningsLoading: fixed.state === 'loading',
        };
      return {
        ...view,
        yesterdayUsdt: yesterdayOf.flexible,
        yesterdayLoading: simpleEarnDayLoading,
        earnedUsdt: all
          ? worthOfEarned(
              rowsOf(reading).flatMap(({ earned }) => earned),
              valueOf,
            )
          : undefined,
        earningsLoading: simpleEarnDayLoading || reading.state === 'loading' || valuesLoading,
      };
    });
    const readings = PRODUCTS.map((product) => held[product]).filter(isQuery);
    const without = PRODUCTS.filter((product) => {
      const reading = held[product];
      return reading.state === 'failed' || (reading.state === 'ready' && !reading.data.complete);
    });
    const settled = readings.every(({ state }) => state !== 'loading');
    const states = readings.map(({ state }) => state);
    return {
      state: states.includes('anonymous')
        ? 'anonymous'
        : states.every((state) => state === 'failed')
          ? 'failed'
          : states.every((state) => state === 'loading')
            ? 'loading'
            : 'ready',
      rows,
      products,
      groups,
      worth: groups.some(({ state }) => state === 'loading') ? undefined : totalOf(groups, ({ worthUsdt }) => worthUsdt),
      yesterday: groups.some(({ yesterdayLoading }) => yesterdayLoading)
        ? undefined
        : totalOf(groups, ({ yesterdayUsdt }) => yesterdayUsdt),
      earned: groups.some(({ earnedLoading }) => earnedLoading) ? undefined : totalOf(groups, ({ earnedUsdt }) => earnedUsdt),
      valuesLoading,
      without,
      none:
        settled &&
        without.length === 0 &&
        rows.length === 0 &&
        groups.every(({ worthUsdt, state }) => state === 'ready' && worthUsdt === ZERO),
      retry: () => {
        for (const reading of [...readings, simpleEarn, ...Object.values(figures)]) if (reading.state === 'failed') reading.retry();
      },
    };
  }, [
    held,
    flexible,
    fixed,
    staking,
    launchpool,
    wealth,
    simpleEarn,
    stakingTotals,
    flexibleDay,
    fixedDay,
    launchpoolDay,
    wealthDay,
    hasWealth,
    valueOf,
    valuesLoading,
  ]);
}

const worthOf = ({ worthUsdt }: ProductFigures): Decimal | undefined => worthUsdt;
const earnedOf = ({ earnedUsdt }: ProductFigures): Decimal | undefined => earnedUsdt;

/**
 * What Simple Earn paid yesterday, and what of it flexible products and fixed orders did. The exchange says the sum alone; what matured is
 * listed, and the rest is what flexible products paid. Where the sum cannot be divided, it stands as it is.
 */
function simpleEarnParts(
  sum: Decimal | undefined,
  flexible: Decimal | undefined,
  fixed: Decimal | undefined,
): Readonly<Record<'all' | 'flexible' | 'fixed', Decimal | undefined>> {
  const rest = sum && fixed && subtract(sum, fixed);
  if (rest === undefined || isNegative(rest)) return { all: sum, flexible, fixed };
  return { all: shownSumOf(rest, fixed), flexible: rest, fixed };
}

/** The sum of figures as they are shown; `undefined` where one is not known. */
const shownSumOf = (...amounts: readonly (Decimal | undefined)[]): Decimal | undefined =>
  amounts.includes(undefined) ? undefined : shownTotal(amounts.map((amount, index) => ({ key: String(index), amount })));

function totalOf(groups: readonly HeldGroupView[], pick: (group: HeldGroupView) => Decimal | undefined): OverviewTotal<HeldGroup> {
  const parts = groups.map((group) => ({ key: group.group, amount: pick(group) }));
  // Each part is cut as it is shown, so that the total is the sum of what stands below it.
  return { amount: shownTotal(parts), without: overviewSum(parts).without };
}
