import type { OverviewHost, WaysHost } from '@earnkit/hooks/overview';
import { useMemo } from 'react';
import { useProjects } from '../launchpool/sandboxLists.ts';
import { useWealthOrderList } from '../private-wealth/useWealthOrderList.ts';
import { useSoftStakingRates, useSoftStakingState } from '../soft-staking/useSoftStakingState.ts';
import { useProducts } from '../staking/useProducts.ts';
import { useStakingArrivals } from '../staking/useStakingArrivals.ts';
import { EARNINGS } from './useStatementHost.ts';

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
