'use client';
import type { Decimal } from '@earnkit/core';
import { useMemo } from 'react';
import { type OverviewShare, type OverviewSum, overviewShares, overviewSum, shownTotal } from '@earnkit/core/overview/rules';
import type { QueryState } from '../provider/queryState.ts';
import type { OverviewHost } from './overviewHost.ts';
import type { ProductFigures, OverviewProduct, ProductOverview } from './productFigures.ts';
import { type BestRates, useBestRates } from './useBestRates.ts';
import { useLaunchpoolFigures, useSoftStakingFigures, useWealthFigures } from './useHostFigures.ts';
import { useFixedFigures, useFlexibleFigures } from './useSimpleEarnFigures.ts';
import { useStakingFigures } from './useStakingFigures.ts';

/** A sum over products in USDT, with the products that it leaves out because they are not known. */
export type OverviewTotal<Key extends string = OverviewProduct> = OverviewSum<Key>;

/** The whole area as one person has it. */
export interface EarnOverview {
  /** Every product, in the order of the area. */
  readonly products: readonly ProductOverview[];
  /** What everything is worth, each coin counted once; `undefined` until every product has answered. */
  readonly worth: OverviewTotal | undefined;
  /**
   * What everything has earned so far (AMB-161), without fixed orders, which pay at maturity; `undefined` until every product has answered.
   */
  readonly earned: OverviewTotal | undefined;
  /** The displayed totals: the sums of the products' figures as they are displayed below them (AMB-154). */
  readonly shown: { readonly worth: Decimal | undefined; readonly earned: Decimal | undefined };
  /** How the worth is spread over products. */
  readonly shares: readonly OverviewShare<OverviewProduct>[];
}

const isSettled = ({ state }: QueryState<unknown>): boolean => state !== 'loading';

const isEarnedSettled = (figures: QueryState<ProductFigures>): boolean =>
  isSettled(figures) && !(figures.state === 'ready' && figures.data.earnedPending);

const known = <Data, Figure>(reading: QueryState<Data>, pick: (data: Data) => Figure): Figure | undefined =>
  reading.state === 'ready' ? pick(reading.data) : undefined;

/** A product. It keeps its identity while nothing in it changes, so that a read of one product does not render the others again. */
function useProduct(product: OverviewProduct, figures: QueryState<ProductFigures>, rates: BestRates): ProductOverview {
  const { fraction: bestAprFraction, loading: rateLoading = false } = rates[product] ?? {};
  return useMemo(() => ({ product, figures, bestAprFraction, rateLoading }), [product, figures, bestAprFraction, rateLoading]);
}

/**
 * What a person has in every product of the area, what it earned, and what everything is worth (SH-01). Each product is read on its
 * own; a total names the products that it leaves out. Nothing that belongs to a person is read for a visitor (SH-04).
 */
export function useEarnOverview(host: OverviewHost): EarnOverview {
  const rates = useBestRates(host);
  const flexible = useProduct('flexible', useFlexibleFigures(), rates);
  const fixed = useProduct('fixed', useFixedFigures(), rates);
  const staking = useProduct('staking', useStakingFigures(host), rates);
  const launchpool = useProduct('launchpool', useLaunchpoolFigures(), rates);
  const wealth = useProduct('private-wealth', useWealthFigures(host.wealthOrders), rates);
  const soft = useProduct('soft-staking', useSoftStakingFigures(host.softStaking), rates);
  const [hasWealth, hasSoft] = [host.wealthOrders !== undefined, host.softStaking !== undefined];
  return useMemo(() => {
    const products = [flexible, fixed, staking, launchpool, ...(hasWealth ? [wealth] : []), ...(hasSoft ? [soft] : [])];
    const worth = products.map(({ product, figures }) => ({ key: product, amount: known(figures, ({ worthUsdt }) => worthUsdt) }));
    const earning = products.filter(({ product }) => product !== 'fixed');
    const earned = earning.map(({ product, figures }) => ({ key: product, amount: known(figures, ({ earnedUsdt }) => earnedUsdt) }));
    const worthSettled = products.every(({ figures }) => isSettled(figures));
    const earnedSettled = earning.every(({ figures }) => isEarnedSettled(figures));
    return {
      products,
      worth: worthSettled ? overviewSum(worth) : undefined,
      earned: earnedSettled ? overviewSum(earned) : undefined,
      shown: { worth: worthSettled ? shownTotal(worth) : undefined, earned: earnedSettled ? shownTotal(earned) : undefined },
      shares: overviewShares(worth),
    };
  }, [flexible, fixed, staking, launchpool, wealth, soft, hasWealth, hasSoft]);
}
