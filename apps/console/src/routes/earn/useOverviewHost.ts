import type { Rows } from '@earnkit/core/endpoint';
import type { OverviewHost, StakingArrival, WaysHost } from '@earnkit/hooks/overview';
import type { QueryState } from '@earnkit/hooks';
import { useMemo } from 'react';
import { useProjects } from '../launchpool/sandboxLists.ts';
import { useWealthOrderList } from '../private-wealth/useWealthOrderList.ts';
import { useSoftStakingRates, useSoftStakingState } from '../soft-staking/useSoftStakingState.ts';
import { useRedemptionsUnderWay } from '../staking/useOrders.ts';
import { useProducts } from '../staking/useProducts.ts';
import { EARNINGS } from './useStatementHost.ts';

/** The staking redemptions that have not arrived. Where there are more than one read brings, `total` says so. */
export function useStakingArrivals(): QueryState<Rows<StakingArrival>> {
  const reading = useRedemptionsUnderWay();
  return useMemo(() => {
    if (reading.state !== 'ready') return reading;
    const rows = reading.data.rows.flatMap(({ id, asset, redeemAsset, received, arrivesAt }): readonly StakingArrival[] =>
      arrivesAt === undefined ? [] : [{ id, asset: redeemAsset ?? asset, amount: received, arrivesAt }],
    );
    return { ...reading, data: { ...reading.data, rows } };
  }, [reading]);
}

/** The sandbox's data of products for which the exchange has no call (AMB-025), and what could be entered. All reads start together. */
export function useOverviewHost(): { readonly host: OverviewHost; readonly offers: Pick<WaysHost, 'stakingProducts'> } {
  const stakingProducts = useProducts();
  const host = {
    projects: useProjects(),
    stakingProducts,
    stakingArrivals: useStakingArrivals(),
    wealthOrders: useWealthOrderList(),
    softStakingCoins: useSoftStakingRates(),
    softStaking: useSoftStakingState(),
    earnings: EARNINGS,
  };
  return { host, offers: useMemo(() => ({ stakingProducts }), [stakingProducts]) };
}
