import { decimal } from '@earnkit/core';
import type { ReactElement, ReactNode } from 'react';
import { expect, test } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { EarnProvider } from '../../provider/EarnProvider.tsx';
import { listOf, namedExchange } from '../../testing/namedExchange.ts';
import { type EarnMarketQuery, useEarnMarket } from './useEarnMarket.ts';

const after = async <Answer,>(ms: number, answer: Answer): Promise<Answer> => {
  await new Promise((resolve) => setTimeout(resolve, ms));
  return answer;
};

const coin = (asset: string, apr: string) => ({ asset, nextAprFraction: decimal(apr), ladder: [], autoEarn: false, bonusOpen: false });

/** The minimum rate of the person keeps their ETH from being lent: it earns nothing, and sorts last (AMB-158). */
const holding = { id: '1', asset: 'ETH', currentAmount: decimal('1'), minLendAprFraction: decimal('0.5'), ladder: [] };

/** Everything that the list was, one after the other. */
async function drawn(holdingsAfter: number) {
  const { client } = namedExchange({
    'flexible.market': () => listOf(coin('ETH', '0.05'), coin('USDT', '0.04'), coin('BTC', '0.01')),
    'flexible.holdings': () => after(holdingsAfter, listOf(holding)),
    'account.balances': () => listOf(),
    'account.vip': () => ({ tier: 0 }),
    'fixed.products': () => listOf(),
    'fixed.orders': () => listOf(),
    'fixedVip.orders': () => listOf(),
  });
  const wrapper = ({ children }: { children: ReactNode }): ReactElement => (
    <EarnProvider client={client} session={{ state: 'signed-in', id: 'ada' }} notify={() => undefined} logger={() => undefined}>
      {children}
    </EarnProvider>
  );
  const query = { search: '', filter: 'all', page: 1, pageSize: 10, mode: 'page' } as const;
  const seen: string[] = [];
  const { result, rerender } = await renderHook(
    (more: Partial<EarnMarketQuery> = {}) => {
      const reading = useEarnMarket({ ...query, ...more });
      const orders = reading.state === 'ready' ? reading.data.rows.map(({ asset }) => asset).join(' ') : reading.state;
      if (seen.at(-1) !== orders) seen.push(orders);
      return reading;
    },
    { wrapper },
  );
  const lentOf = (asset: string): boolean | undefined => {
    const row = result.current.state === 'ready' ? result.current.data.rows.find((one) => one.asset === asset) : undefined;
    return row && row.aprParts.notLent === undefined;
  };
  return { seen, lentOf, ask: (more: Partial<EarnMarketQuery>) => rerender(more) };
}

test('given holdings that come a moment after the market, then the list is drawn once, in the order of the person’s own rates', async () => {
  const { seen, lentOf } = await drawn(300);
  await expect.poll(() => lentOf('ETH')).toBe(false);
  expect(seen).toEqual(['loading', 'USDT BTC ETH']);
});

test('given holdings that come late, then the list does not wait for them, and no row moves: rates change in place until another order is asked for', async () => {
  const { seen, lentOf, ask } = await drawn(1500);
  await expect.poll(() => lentOf('ETH')).toBe(true);
  await expect.poll(() => lentOf('ETH'), { timeout: 3000 }).toBe(false);
  expect(seen).toEqual(['loading', 'ETH USDT BTC']);
  await ask({ search: 't' });
  expect(seen.at(-1)).toBe('USDT BTC ETH');
});
