import '@earnkit/ui/styles.css';
import { decimal } from '@earnkit/core';
import { createEarnClient } from '@earnkit/core/client';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { EarnArea } from '../../area/EarnArea.tsx';
import { UsdtValue, UsdtValueProvider } from './UsdtValue.tsx';

test('given a price that is on its way, then its line has its place, and the figure stays as high when it comes; where none can come, there is no line', async () => {
  let answer = (): void => undefined;
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const client = createEarnClient({
    fetch: async (request) => {
      const { url } = new Request(request);
      if (!url.includes('tickers')) return Response.json({ code: 0, data: null });
      await asked;
      return Response.json({ code: 0, data: [{ pair: 'BTC_USDT', rate: '50000' }] });
    },
  });
  const rows = [{ asset: 'BTC' }, { asset: 'USDT' }];
  const screen = await render(
    <EarnArea client={client} session={{ state: 'anonymous' }}>
      <UsdtValueProvider rows={rows}>
        <UsdtValue data-testid="btc" asset="BTC" amount={decimal('2')}>
          2 BTC
        </UsdtValue>
        <UsdtValue data-testid="none" asset="BTC" amount={decimal('0')}>
          0 BTC
        </UsdtValue>
        <UsdtValue data-testid="usdt" asset="USDT" amount={decimal('2')}>
          2 USDT
        </UsdtValue>
      </UsdtValueProvider>
    </EarnArea>,
  );
  const heightOf = (name: string): number => screen.getByTestId(name).element().getBoundingClientRect().height;
  await expect.element(screen.getByTestId('btc')).toBeVisible();
  const before = ['btc', 'none', 'usdt'].map(heightOf);
  expect(before[1]).toBeLessThan(before[0] ?? 0);
  answer();
  await expect.element(screen.getByText('≈ 100,000.00 USDT')).toBeVisible();
  expect(['btc', 'none', 'usdt'].map(heightOf)).toEqual(before);
});
