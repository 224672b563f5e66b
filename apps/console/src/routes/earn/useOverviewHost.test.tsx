import type { ReactElement, ReactNode } from 'react';
import { createEarnClient } from '@earnkit/core/client';
import { EarnProvider } from '@earnkit/hooks';
import { useComingEvents } from '@earnkit/hooks/overview';
import { expect, onTestFinished, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { queryClient } from '../../session/sessionStore.ts';
import { useOverviewHost } from './useOverviewHost.ts';

const NOW = 1_768_465_800;
const client = createEarnClient({ fetch: async () => Response.json({ code: 0, data: null }) });

const area = ({ children }: { children: ReactNode }): ReactElement => (
  <EarnProvider
    client={client}
    session={{ state: 'signed-in', id: 'ada' }}
    now={() => NOW}
    notify={() => undefined}
    queryClient={queryClient}
  >
    {children}
  </EarnProvider>
);

/** An exchange with this many redemptions, of which the latest `arrived` have arrived already. */
function redemptions(count: number, arrived: number): void {
  const all = Array.from({ length: count }, (_, index) => ({
    id: String(count - index),
    coin: 'ETH',
    amount: '1',
    received: '0.99',
    redeem_coin: 'ETH',
    time: NOW - index,
    redeem_stamp: index < arrived ? NOW - 1 : NOW + 60 + index,
    arrived: index < arrived ? 1 : 0,
  }));
  vi.stubGlobal('fetch', (input: RequestInfo | URL) => {
    const { pathname, searchParams } = new URL(input instanceof Request ? input.url : input, window.location.origin);
    if (pathname !== '/sandbox/staking/orders') return Promise.resolve(new Response('{}', { status: 404 }));
    const asked = searchParams.get('arrived') === '0' ? all.filter((one) => one.arrived === 0) : all;
    const limit = Number(searchParams.get('limit'));
    return Promise.resolve(Response.json({ data: { list: asked.slice(0, limit), total: asked.length } }));
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
    queryClient.clear();
  });
}

test('given older redemptions that are still under way, then what comes next lists them behind any number that arrived (SH-01)', async () => {
  redemptions(25, 12);
  const { result } = await renderHook(() => useComingEvents(useOverviewHost().host), { wrapper: area });
  await expect.poll(() => result.current.events).toHaveLength(13);
  expect(result.current.without).not.toContain('staking');
});

test('given more redemptions under way than are read, then what comes next says that staking may have more (SH-01)', async () => {
  redemptions(101, 0);
  const { result } = await renderHook(() => useComingEvents(useOverviewHost().host), { wrapper: area });
  await expect.poll(() => result.current.events).toHaveLength(100);
  expect(result.current.without).toContain('staking');
});
