import type { OverviewHost } from '@earnkit/hooks/overview';
import { useProjects } from '../launchpool/sandboxLists.ts';
import { useWealthOrderList } from '../private-wealth/useWealthOrderList.ts';
import { useSoftStakingRates, useSoftStakingState } from '../soft-staking/useSoftStakingState.ts';
import { useProducts } from '../staking/useProducts.ts';
import { useStakingArrivals } from '../staking/useStakingArrivals.ts';
import { EARNINGS } from './useStatementHost.ts';

/** The sandbox's data of products for which the exchange has no call (AMB-025). All reads start together. */
export function useOverviewHost(): OverviewHost {
  return {
    projects: useProjects(),
    stakingProducts: useProducts(),
    stakingArrivals: useStakingArrivals(),
    wealthOrders: useWealthOrderList(),
    softStakingCoins: useSoftStakingRates(),
    softStaking: useSoftStakingState(),
    earnings: EARNINGS,
  };
}
