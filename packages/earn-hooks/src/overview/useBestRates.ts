'use client';
import { type Decimal, ZERO } from '@earnkit/core';
import { bestOffer } from '@earnkit/core/simple-earn/rules';
import { headlineApr, isStakeable, isUsedUp, projectStatus } from '@earnkit/core/launchpool/rules';
import { highestRate } from '@earnkit/core/overview/rules';
import { useMemo } from 'react';
import { useEarn } from '../provider/earnContext.ts';
import { useReading } from '../provider/useReading.ts';
import { useFixedMarket } from '../simple-earn/fixed/useFixedProducts.ts';
import { flexibleMarketOptions } from '../simple-earn/flexible/queries.ts';
import { useOwnMinimums } from '../simple-earn/market/useCoinViews.ts';
import type { OverviewHost } from './overviewHost.ts';
import type { OverviewProduct } from './productFigures.ts';

/** The highest rate of a product, a fraction, and whether it is still being read. */
interface BestRate {
  readonly fraction: Decimal | undefined;
  readonly loading: boolean;
}

/** The highest rate of each product. Private wealth promises none. */
export type BestRates = Readonly<Partial<Record<OverviewProduct, BestRate>>>;

type Read = 'flexible' | 'fixed' | 'staking' | 'launchpool' | 'soft-staking';

/**
 * The highest rate that each product offers, for anybody: it is `undefined` while it is not known (FM-12). What is sold out, and a pool
 * that takes no stakes, offer none; neither does a coin that the person's own minimum keeps from being lent (AMB-158).
 */
export function useBestRates({ projects, stakingProducts, softStakingCoins }: OverviewHost): BestRates {
  const earn = useEarn();
  const market = useReading(flexibleMarketOptions(earn));
  const fixed = useFixedMarket();
  const coins = market.state === 'ready' ? market.data.rows : undefined;
  const terms = fixed.state === 'ready' ? fixed.data : undefined;
  const listed = projects?.state === 'ready' ? projects.data.rows : undefined;
  const staked = stakingProducts?.state === 'ready' ? stakingProducts.data.rows : undefined;
  const soft = softStakingCoins?.state === 'ready' ? softStakingCoins.data.rows : undefined;
  const { now } = earn;
  const minimumOf = useOwnMinimums();
  const fractions = useMemo(
    (): Record<Read, Decimal | undefined> => ({
      flexible: highestRate(coins?.map((coin) => bestOffer(coin, [], now(), minimumOf(coin.asset))?.aprFraction)),
      fixed: highestRate([...(terms?.values() ?? [])].map((products) => bestOffer(undefined, products, now())?.aprFraction)),
      staking: highestRate(staked?.map(({ product, soldOut }) => (soldOut ? undefined : (product.mostAprFraction ?? product.aprFraction)))),
      launchpool: highestRate(
        listed
          ?.filter((project) => projectStatus(project, now()) === 'in-progress')
          .flatMap(({ pools }) => pools.filter((pool) => isStakeable(pool) && !isUsedUp(pool, ZERO)))
          .map(headlineApr),
      ),
      'soft-staking': highestRate(soft?.filter(({ supported }) => supported).map(({ aprFraction }) => aprFraction)),
    }),
    [coins, terms, listed, staked, soft, now, minimumOf],
  );
  const [flexibleLoads, fixedLoads, stakingLoads, launchpoolLoads, softLoads] = [
    market,
    fixed,
    stakingProducts,
    projects,
    softStakingCoins,
  ].map((reading) => reading?.state === 'loading');
  return useMemo(() => {
    const rate = (product: Read, loading = false): BestRate => ({ fraction: fractions[product], loading });
    return {
      flexible: rate('flexible', flexibleLoads),
      fixed: rate('fixed', fixedLoads),
      staking: rate('staking', stakingLoads),
      launchpool: rate('launchpool', launchpoolLoads),
      'soft-staking': rate('soft-staking', softLoads),
    };
  }, [fractions, flexibleLoads, fixedLoads, stakingLoads, launchpoolLoads, softLoads]);
}
