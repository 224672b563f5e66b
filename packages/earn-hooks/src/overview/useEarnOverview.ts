'use client';
import { type OverviewShare, type OverviewSum, overviewShares, overviewSum } from '@earnkit/core/overview/rules';
import { useMemo } from 'react';
import type { QueryState } from '../provider/queryState.ts';
import type { OverviewHost } from './overviewHost.ts';
import type { OverviewProduct, ProductFigures, ProductOverview } from './productFigures.ts';
import { useBestRates } from './useBestRates.ts';
import { useLaunchpoolFigures, useSoftStakingFigures, useWealthFigures } from './useHostFigures.ts';
import { useFixedFigures, useFlexibleFigures } from './useSimpleEarnFigures.ts';
import { useStakingFigures } from './useStakingFigures.ts';

/** A sum over products in USDT, with the products that it leaves out because they are not known. */
export type OverviewTotal = OverviewSum<OverviewProduct>;

/** The whole area as one person has it. */
export interface EarnOverview {
  /** Every product, in the order of the area. */
  readonly products: readonly ProductOverview[];
  /** What everything is worth, without what would count twice; `undefined` until every product has answered. */
  readonly worth: OverviewTotal | undefined;
  /** What everything has earned so far, without fixed orders, which pay at maturity; `undefined` until every product has answered. */
  readonly earned: OverviewTotal | undefined;
  /** How the worth is spread over products. */
  readonly shares: readonly OverviewShare<OverviewProduct>[];
}

/** Products of which the value is not part of the total: it would count twice. */
const NOT_COUNTED: ReadonlySet<OverviewProduct> = new Set(['launchpool', 'soft-staking']);

type Entries = Readonly<Record<OverviewProduct, QueryState<ProductFigures>>>;

const ORDER: readonly OverviewProduct[] = ['flexible', 'fixed', 'staking', 'launchpool', 'private-wealth', 'soft-staking'];

const isSettled = ({ state }: QueryState<unknown>): boolean => state !== 'loading';

const isEarnedSettled = (figures: QueryState<ProductFigures>): boolean =>
  isSettled(figures) && !(figures.state === 'ready' && figures.data.earnedPending);

const known = <Data, Figure>(reading: QueryState<Data>, pick: (data: Data) => Figure): Figure | undefined =>
  reading.state === 'ready' ? pick(reading.data) : undefined;

/**
 * What a person has in every product of the area, what it earned, and what everything is worth (SH-01). Each product is read on its
 * own; a total names the products that it leaves out. Nothing that belongs to a person is read for a visitor (SH-04).
 */
export function useEarnOverview(host: OverviewHost): EarnOverview {
  const flexible = useFlexibleFigures();
  const fixed = useFixedFigures();
  const staking = useStakingFigures();
  const launchpool = useLaunchpoolFigures();
  const wealth = useWealthFigures(host.wealthOrders);
  const soft = useSoftStakingFigures(host.softStaking);
  const rates = useBestRates(host);
  const [hasWealth, hasSoft] = [host.wealthOrders !== undefined, host.softStaking !== undefined];
  return useMemo(() => {
    const entries: Entries = { flexible, fixed, staking, launchpool, 'private-wealth': wealth, 'soft-staking': soft };
    const listed = ORDER.filter((product) => (product !== 'private-wealth' || hasWealth) && (product !== 'soft-staking' || hasSoft));
    const products = listed.map((product) => ({
      product,
      figures: entries[product],
      bestAprFraction: rates[product]?.fraction,
      rateLoading: rates[product]?.loading ?? false,
      counted: !NOT_COUNTED.has(product),
    }));
    const counted = products.filter((each) => each.counted);
    const worth = counted.map(({ product, figures }) => ({ key: product, amount: known(figures, ({ worthUsdt }) => worthUsdt) }));
    const earning = products.filter(({ product }) => product !== 'fixed');
    const earned = earning.map(({ product, figures }) => ({ key: product, amount: known(figures, ({ earnedUsdt }) => earnedUsdt) }));
    return {
      products,
      worth: counted.every(({ figures }) => isSettled(figures)) ? overviewSum(worth) : undefined,
      earned: earning.every(({ figures }) => isEarnedSettled(figures)) ? overviewSum(earned) : undefined,
      shares: overviewShares(worth),
    };
  }, [flexible, fixed, staking, launchpool, wealth, soft, rates, hasWealth, hasSoft]);
}
