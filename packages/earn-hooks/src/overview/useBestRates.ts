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
import { useNow } from '../time/time.ts';

/** The highest rate of a product, a fraction, and whether it is still being read. */
interface BestRate {
  readonly fraction: Decimal | undefined;
  readonly loading: boolean;
}

/** The highest rate of each product. Private wealth is left out, because it promises no rate. */
export type BestRates = Readonly<Partial<Record<OverviewProduct, BestRate>>>;

type RatedProduct = 'flexible' | 'fixed' | 'staking' | 'launchpool' | 'soft-staking';

/**
 * The highest rate of each product that needs no VIP tier or invitation (FM-12); `undefined` while it is not known. Left out are sold-out
 * products, pools that take no stakes, and coins that are not lent because their rate is below the person's own minimum APR (AMB-158).
 */
export function useBestRates({ projects, stakingProducts, softStakingCoins }: OverviewHost): BestRates {
  const earn = useEarn();
  const market = useReading(flexibleMarketOptions(earn));
  const fixed = useFixedMarket();
  const coins = market.state === 'ready' ? market.data.rows : undefined;
  const fixedProducts = fixed.state === 'ready' ? fixed.data : undefined;
  const projectRows = projects?.state === 'ready' ? projects.data.rows : undefined;
  const stakingRows = stakingProducts?.state === 'ready' ? stakingProducts.data.rows : undefined;
  const soft = softStakingCoins?.state === 'ready' ? softStakingCoins.data.rows : undefined;
  const now = useNow();
  const minimumOf = useOwnMinimums();
  const fractions = useMemo(
    (): Record<RatedProduct, Decimal | undefined> => ({
      flexible: highestRate(coins?.map((coin) => bestOffer(coin, [], now, minimumOf(coin.asset))?.aprFraction)),
      fixed: highestRate([...(fixedProducts?.values() ?? [])].map((products) => bestOffer(undefined, products, now)?.aprFraction)),
      staking: highestRate(
        stakingRows?.map(({ product, soldOut }) => (soldOut ? undefined : (product.maxAprFraction ?? product.aprFraction))),
      ),
      launchpool: highestRate(
        projectRows
          ?.filter((project) => projectStatus(project, now) === 'in-progress')
          .flatMap(({ pools }) => pools.filter((pool) => isStakeable(pool) && !isUsedUp(pool, ZERO)))
          .map(headlineApr),
      ),
      'soft-staking': highestRate(soft?.filter(({ supported }) => supported).map(({ aprFraction }) => aprFraction)),
    }),
    [coins, fixedProducts, projectRows, stakingRows, soft, now, minimumOf],
  );
  const [flexibleLoading, fixedLoading, stakingLoading, launchpoolLoading, softLoading] = [
    market,
    fixed,
    stakingProducts,
    projects,
    softStakingCoins,
  ].map((reading) => reading?.state === 'loading');
  return useMemo(() => {
    const rate = (product: RatedProduct, loading = false): BestRate => ({ fraction: fractions[product], loading });
    return {
      flexible: rate('flexible', flexibleLoading),
      fixed: rate('fixed', fixedLoading),
      staking: rate('staking', stakingLoading),
      launchpool: rate('launchpool', launchpoolLoading),
      'soft-staking': rate('soft-staking', softLoading),
    };
  }, [fractions, flexibleLoading, fixedLoading, stakingLoading, launchpoolLoading, softLoading]);
}
