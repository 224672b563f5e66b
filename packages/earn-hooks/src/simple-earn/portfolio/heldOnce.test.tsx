import { decimal } from '@earnkit/core';
import type { ReactElement, ReactNode } from 'react';
import { expect, test } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { useEarnOverview } from '../../overview/useEarnOverview.ts';
import { EarnProvider } from '../../provider/EarnProvider.tsx';
import { listOf, namedExchange } from '../../testing/namedExchange.ts';
import { useHeldAmounts } from '../market/useEarnMarket.ts';
import { useAllocation } from './useAllocation.ts';

/* Money that an exchange lists twice: the orders of VIP products stand among all orders, and in their own list too. */

const order = (orderId: string, principal: string, productType: 'normal' | 'vip') => ({
  id: orderId,
  orderId,
  asset: 'USDT',
  productType,
  principal: decimal(principal),
  status: 1,
  createdAt: 1_710_000_000,
  finishesAt: 1_990_000_000,
  days: 30,
  ladder: [],
});

test('given VIP orders that stand in both lists, then each counts once in what a coin holds, in its share and in the overview (SE-X-56)', async () => {
  const vip = [order('2', '20', 'vip'), order('3', '3', 'vip')];
  const { client } = namedExchange({
    'flexible.holdings': () => listOf({ id: '1', asset: 'USDT', currentAmount: decimal('1'), ladder: [] }),
    'fixed.orders': () => listOf(order('1', '100', 'normal'), vip[0]),
    'fixedVip.orders': () => listOf(...vip),
    'staking.balances': () => listOf(),
    'launchpool.userStat': () => ({ projectCount: 0, stakedUsdt: decimal('0'), rewardUsdt: decimal('0') }),
  });
  const wrapper = ({ children }: { children: ReactNode }): ReactElement => (
    <EarnProvider client={client} session={{ state: 'signed-in', id: 'ada' }} notify={() => undefined} logger={() => undefined}>
      {children}
    </EarnProvider>
  );
  const host = {};
  const useAll = () => ({ heldOf: useHeldAmounts(), allocation: useAllocation(), overview: useEarnOverview(host) });
  const { result } = await renderHook(useAll, { wrapper });
  await expect.poll(() => result.current.heldOf('USDT')).toBe('124');
  await expect.poll(() => result.current.allocation).toMatchObject({ data: { parts: [{ asset: 'USDT', valueUsdt: '124' }], more: false } });
  await expect
    .poll(() => result.current.overview.products.find(({ product }) => product === 'fixed')?.figures)
    .toMatchObject({ data: { worthUsdt: '123', count: 3 } });
});
