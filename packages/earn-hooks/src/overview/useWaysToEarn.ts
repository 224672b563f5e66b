'use client';
import { type Decimal, isPositive, readDraft } from '@earnkit/core';
import { availableForFlexible } from '@earnkit/core/account/rules';
import { useMemo } from 'react';
import type { Rows } from '@earnkit/core/endpoint';
import type { LaunchpoolProject } from '@earnkit/core/launchpool/contract';
import { type LaunchpoolWay, launchpoolWays, stakedAmount } from '@earnkit/core/launchpool/rules';
import { type FixedWay, flexibleWay } from '@earnkit/core/simple-earn/rules';
import type { SoftStakingCoin } from '@earnkit/core/soft-staking/contract';
import { softStakingWay } from '@earnkit/core/soft-staking/rules';
import type { StakingProduct } from '@earnkit/core/staking/contract';
import { type StakingWay, stakeCoins, stakingWays } from '@earnkit/core/staking/rules';
import {
  type BestWays,
  type NextUnitRate,
  type WayToEarn,
  awaySeconds,
  bestWays,
  nextRateOf,
  rateForAmount,
  wayBar,
  waysByAccess,
} from '@earnkit/core/ways/rules';
import { balancesOptions } from '../account/balanceQueries.ts';
import { launchpoolStatisticsOptions } from '../launchpool/queries.ts';
import { isComplete } from '../lists/isComplete.ts';
import { useEarn } from '../provider/earnContext.ts';
import type { QueryState } from '../provider/queryState.ts';
import { nothingIfNotOffered, usePrivateReading, useReading } from '../provider/useReading.ts';
import { usePrivateReadings } from '../provider/useReadings.ts';
import { useFixedMarket, useUnreadFixedProducts } from '../simple-earn/fixed/useFixedProducts.ts';
import { fixedProductsOptions } from '../simple-earn/fixed/listQueries.ts';
import { useFlexibleProduct } from '../simple-earn/flexible/useFlexibleProduct.ts';
import { useOwnMinimums } from '../simple-earn/market/useCoinViews.ts';
import { useFixedWays } from '../simple-earn/market/useFixedWays.ts';
import { stakingUserOptions } from '../staking/queries.ts';
import { useNow } from '../time/time.ts';

/** A way to earn with a coin, whatever its product. */
export type AnyWay = WayToEarn<'flexible'> | FixedWay | StakingWay | LaunchpoolWay | WayToEarn<'soft-staking'>;

/** Products for which the exchange has no call, as the host read them (AMB-025, AMB-036). What is left out is no way to earn. */
export interface WaysHost {
  /** Every launchpool project. */
  readonly projects?: QueryState<Rows<LaunchpoolProject>> | undefined;
  /** Every staking product, and whether everything that can be staked is staked. */
  readonly stakingProducts?: QueryState<Rows<{ readonly product: StakingProduct; readonly soldOut?: boolean }>> | undefined;
  /** The coins of soft staking with their rates. */
  readonly softStakingCoins?: QueryState<Rows<Pick<SoftStakingCoin, 'asset' | 'supported' | 'aprFraction'>>> | undefined;
}

/** A way to earn with the rates that follow from it. */
export type WayView = AnyWay & {
  /** The rate of the next unit. */
  readonly rate: NextUnitRate;
  /** How long the money is away at most, in seconds; infinite where that is not known. */
  readonly awaySeconds: number;
  /** The rate of the typed amount, and its parts; `undefined` without an amount, and where the rate is not known. */
  readonly amountRate: ReturnType<typeof rateForAmount>;
  /** Whether the typed amount is below the minimum, or above what the person may still put in. */
  readonly amountBar: ReturnType<typeof wayBar>;
};

/** All ways to earn with a coin. */
export interface WaysToEarn extends BestWays {
  /** The ways that the person may use, by the time until the money is back, soonest first. Sold-out ones are among them, ended ones and those to come are not. */
  readonly ways: readonly WayView[];
  /** The coin's icon; `undefined` where it is not known. */
  readonly icon: string | undefined;
  /** The ways that ask for a VIP tier which the person does not have. */
  readonly vipWays: readonly WayView[];
  /** The typed amount; `undefined` where none is typed that can be read. */
  readonly amount: Decimal | undefined;
  /** What the person has of the coin to put in; `undefined` for a visitor and while it is not known. */
  readonly available: Decimal | undefined;
  /** Whether a product is still being read. */
  readonly loading: boolean;
  /** The products that could not be read, or not wholly. While there is one, no way is the best. */
  readonly unread: readonly AnyWay['product'][];
  /** A reading that is older than it should be, because its last refresh failed; `undefined` where there is none. */
  readonly stale: QueryState<unknown> | undefined;
  /** Reads again what could not be read. */
  readonly retry: () => void;
}

const NO_PRODUCTS: readonly never[] = [];

const rowsOf = <Row>(reading: QueryState<Rows<Row>> | undefined): readonly Row[] =>
  reading?.state === 'ready' ? reading.data.rows : NO_PRODUCTS;

/** What the ways of a product wait for. */
type Readings = Readonly<Record<AnyWay['product'], readonly (QueryState<unknown> | undefined)[]>>;

const PRODUCTS = ['flexible', 'fixed', 'staking', 'launchpool', 'soft-staking'] as const satisfies readonly AnyWay['product'][];

const NO_BEST: BestWays = { best: undefined, bestAnyTime: undefined };

/**
 * Every way to earn with a coin over all products, at the rate of the person's next unit (AMB-173), with the best of them once every
 * product is read. Each product is read on its own and fails on its own. For anybody; a visitor's rates are "up to".
 *
 * @param draft the field's text while it is typed; the best is named for that amount. @default none: the best of the next unit
 */
export function useWaysToEarn(asset: string, { projects, stakingProducts, softStakingCoins }: WaysHost, draft = ''): WaysToEarn {
  const earn = useEarn();
  const { edition } = earn;
  const now = useNow();
  const read = readDraft(draft);
  const amount = read !== 'empty' && read !== undefined && isPositive(read) ? read : undefined;
  const balances = usePrivateReading(balancesOptions(earn, [asset]));
  const balance = balances.state === 'ready' ? balances.data.rows.find((row) => row.asset === asset) : undefined;
  const flexible = useFlexibleProduct(asset);
  const minAprFraction = useOwnMinimums()(asset);
  const fixed = useFixedMarket();
  const vipTerms = nothingIfNotOffered<unknown>(useReading(fixedProductsOptions(earn, 'vip')), undefined, earn.now);
  const unreadTerms = useUnreadFixedProducts();
  const fixedWayOf = useFixedWays();
  const staking = useMemo(
    () => rowsOf(stakingProducts).filter(({ product }) => stakeCoins(product).includes(asset)),
    [stakingProducts, asset],
  );
  const pids = staking.flatMap(({ product }) =>
    product.protocols.rows.length === 0 ? [product.pid] : product.protocols.rows.map(({ pid }) => pid),
  );
  const users = usePrivateReadings(pids.map((pid) => stakingUserOptions(earn, asset, pid)));
  const joined = rowsOf(projects).filter(({ pools }) => pools.some((pool) => pool.asset === asset));
  const ids = joined.flatMap(({ id }) => id ?? []);
  const statistics = usePrivateReadings(ids.map((id) => launchpoolStatisticsOptions(earn, id)));

  const visitor = earn.session.state === 'anonymous';
  const product = flexible.state === 'ready' ? flexible.data : undefined;
  const terms = fixed.state === 'ready' ? fixed.data.get(asset) : undefined;
  const all: readonly AnyWay[] = [
    ...(product ? [flexibleWay(product, { held: visitor ? undefined : product.currentAmount, minAprFraction, now })] : []),
    ...(terms ?? []).map((term) => fixedWayOf(term, now)),
    ...staking.flatMap((row) =>
      stakingWays(row.product, {
        asset,
        heldIn: (pid) => (users.state === 'ready' ? users.data[pids.indexOf(pid)]?.heldAmount : undefined),
        soldOut: row.soldOut,
        now,
      }),
    ),
    ...joined.flatMap((project) =>
      launchpoolWays(project, {
        asset,
        stakedIn: (poolId) =>
          stakedAmount(statistics.state === 'ready' ? statistics.data[ids.indexOf(project.id ?? '')] : undefined, poolId),
        edition,
        now,
      }),
    ),
    ...rowsOf(softStakingCoins).flatMap((coin) => (coin.asset === asset ? (softStakingWay(coin, now) ?? []) : [])),
  ];
  const readings: Readings = {
    flexible: [flexible],
    // The products for everybody are shown before those for VIPs are read; the best waits for both.
    fixed: [fixed, vipTerms],
    staking: [stakingProducts, staking.length === 0 ? undefined : users],
    launchpool: [projects, ids.length === 0 ? undefined : statistics],
    'soft-staking': [softStakingCoins],
  };
  const lists = [
    ['staking', stakingProducts],
    ['launchpool', projects],
    ['soft-staking', softStakingCoins],
  ] as const;
  const waiting = Object.values(readings).flat();
  // On a server it is not known what is on sale, nor when anything pays.
  const dated = now !== 0;
  const loading = !dated || waiting.some((reading) => reading?.state === 'loading');
  const unread = PRODUCTS.filter(
    (each) =>
      readings[each].some((reading) => reading?.state === 'failed') ||
      (each === 'fixed' && unreadTerms > 0) ||
      lists.some(([product, list]) => product === each && list?.state === 'ready' && !isComplete(list.data)),
  );
  const offered = all.filter(({ obstacle }) => dated && obstacle !== 'ended' && obstacle !== 'not-started');
  const views = waysByAccess(offered, now).map((way): WayView => ({
    ...way,
    rate: nextRateOf(way),
    awaySeconds: awaySeconds(way.access, now),
    amountRate: amount && rateForAmount(way.terms, amount),
    amountBar: amount && wayBar(way, amount),
  }));
  return {
    ways: views.filter(({ obstacle }) => obstacle !== 'vip'),
    vipWays: views.filter(({ obstacle }) => obstacle === 'vip'),
    amount,
    available: balance && availableForFlexible(balance),
    // One of which it is not known whether it can be used could be better.
    ...(loading || unread.length > 0 || all.some(({ obstacle }) => obstacle === 'unknown') ? NO_BEST : bestWays(all, now, amount)),
    icon: product?.icon ?? terms?.[0]?.icon,
    loading,
    unread,
    stale: waiting.find((reading) => reading?.state === 'ready' && reading.stale),
    retry: () => waiting.forEach((reading) => reading && 'retry' in reading && reading.retry()),
  };
}
