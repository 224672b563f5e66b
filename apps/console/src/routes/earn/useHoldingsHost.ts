import type { HoldingsHost, WaysHost } from '@earnkit/hooks/overview';
import { useMemo } from 'react';
import { useProjects } from '../launchpool/sandboxLists.ts';
import { useWealthOrderList } from '../private-wealth/useWealthOrderList.ts';
import { useProducts } from '../staking/useProducts.ts';
import { useStakingArrivals } from '../staking/useStakingArrivals.ts';
import { EARNINGS } from './useStatementHost.ts';

/** The sandbox's data of holdings for which the exchange has no call (AMB-025, AMB-036), and what could be entered. */
export function useHoldingsHost(): { readonly host: HoldingsHost; readonly offers: WaysHost } {
  const projects = useProjects();
  const stakingProducts = useProducts();
  const stakingArrivals = useStakingArrivals();
  const wealthOrders = useWealthOrderList();
  return useMemo(
    () => ({
      host: { projects, stakingProducts, stakingArrivals, wealthOrders, earnings: EARNINGS },
      offers: { projects, stakingProducts },
    }),
    [projects, stakingProducts, stakingArrivals, wealthOrders],
  );
}
