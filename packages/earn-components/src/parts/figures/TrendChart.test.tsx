import { decimal } from '@earnkit/core';
import { createEarnClient } from '@earnkit/core/client';
import { EarnProvider } from '@earnkit/hooks';
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { cdp } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { MessagesProvider } from '../../messages/index.ts';
import { TrendChart } from './TrendChart.tsx';

const client = createEarnClient({ fetch: async () => Response.json({ code: 0, data: null }) });
const DAY = 86_400;

function Page(): ReactElement {
  return (
    <MessagesProvider locale="en">
      <EarnProvider client={client} session={{ state: 'anonymous' }}>
        <p>The rest of the page</p>
        <TrendChart
          points={[0, 1, 2].map((day) => ({ at: day * DAY, value: decimal('0.05') }))}
          from={0}
          to={2 * DAY}
          step="day"
          asOf={2 * DAY}
          formatValue={String}
          text={{
            label: 'USDT APR',
            hint: 'Use the arrow keys.',
            point: (time, value) => `${time}: ${value}`,
            table: { caption: 'USDT APR', timeHeader: 'Time', valueHeader: 'APR' },
            asOf: (time) => `As of ${time}`,
            showChart: 'Show as chart',
            showTable: 'Show as table',
          }}
        />
      </EarnProvider>
    </MessagesProvider>
  );
}

const block = (...urls: readonly string[]): Promise<unknown> => cdp().send('Network.setBlockedURLs', { urls: [...urls] });

// The first test of this file: the code of the chart stays loaded for the tests after it.
test('given chart code that fails to load, when the person tries again, then the chart is shown, and the page was shown all the time (L02, L03)', async () => {
  await cdp().send('Network.enable');
  await block('*/line-chart/index.ts*');
  const screen = await render(<Page />);
  const retry = screen.getByRole('button', { name: 'Try again' });
  await expect.element(retry).toBeVisible();
  await expect.element(screen.getByRole('alert').getByText('The connection failed. Check your network and try again.')).toBeVisible();
  await expect.element(screen.getByText('The rest of the page')).toBeVisible();
  await block();
  await retry.click();
  await expect.element(screen.getByRole('slider', { name: 'USDT APR' })).toBeVisible();
});
