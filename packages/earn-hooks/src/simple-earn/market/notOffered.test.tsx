import { decimal, EarnFailure } from '@earnkit/core';
import type { ReactElement, ReactNode } from 'react';
import { expect, test } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { EarnProvider } from '../../provider/EarnProvider.tsx';
import { listOf, namedExchange } from '../../testing/namedExchange.ts';
import { useEarnMarket } from './useEarnMarket.ts';

const notOffered = (call: string) => () => {
  throw new EarnFailure({ kind: 'not-offered', call });
};

test('given an exchange without fixed terms, when its market is shown, then they count as none: nothing has failed and nothing is missing', async () => {
  const { client } = namedExchange({
    'flexible.market': () => listOf({ asset: 'USDT', nextAprFraction: decimal('0.05'), ladder: [], autoEarn: false, bonusOpen: false }),
    'flexible.holdings': () => listOf({ id: '1', asset: 'USDT', currentAmount: decimal('250.5'), ladder: [] }),
    'account.balances': () => listOf(),
    ...Object.fromEntries(['fixed.products', 'fixed.orders', 'fixedVip.orders'].map((call) => [call, notOffered(call)])),
  });
  const wrapper = ({ children }: { children: ReactNode }): ReactElement => (
    <EarnProvider client={client} session={{ state: 'signed-in', id: 'ada' }} notify={() => undefined} logger={() => undefined}>
      {children}
    </EarnProvider>
  );
  const query = { search: '', filter: 'all', sort: { key: 'apr', direction: 'desc' }, page: 1, pageSize: 10, mode: 'page' } as const;
  const { result } = await renderHook(() => useEarnMarket(query), { wrapper });
  await expect
    .poll(() => result.current)
    .toMatchObject({
      state: 'ready',
      data: { fixed: { state: 'ready' }, rows: [{ asset: 'USDT', held: '250.5' }], terms: [] },
    });
});
