import type { ReactElement } from 'react';
import { EarnFailure } from '@earnkit/core';
import type { EarnClient } from '@earnkit/core/client';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { EarnProvider } from '../../provider/EarnProvider.tsx';
import { type FlexibleHoldingsQuery, useFlexibleHoldings } from './useFlexibleHoldings.ts';

const HELD = 23;

/** An exchange at which somebody holds 23 coins; the pages it was asked for are kept. */
function exchange() {
  const pages: (number | undefined)[] = [];
  const client: EarnClient = {
    call: async (endpoint, input) => {
      if (endpoint.name !== 'flexible.holdings') throw new EarnFailure({ kind: 'network', call: endpoint.name });
      const { page = 1 } = input as { readonly page?: number };
      pages.push(page);
      const coins = Array.from({ length: HELD }, (_, index) => ({ id: String(index + 1), asset: `COIN${index + 1}`, autoEarn: false }));
      return { rows: coins.slice((page - 1) * 10, page * 10), unreadable: [], total: HELD } as never;
    },
  };
  return { client, pages };
}

function Holdings(props: FlexibleHoldingsQuery): ReactElement {
  const reading = useFlexibleHoldings(props);
  if (reading.state !== 'ready' || reading.data.loadingMore) return <p>loading</p>;
  const { rows, page, total } = reading.data;
  return (
    <p>
      page {page}: {rows.at(0)?.asset} to {rows.at(-1)?.asset} of {total}
    </p>
  );
}

test.each([
  ['accumulate', 999_999, 'page 3: COIN1 to COIN23 of 23', [1, 2, 3]],
  ['accumulate', 2, 'page 2: COIN1 to COIN20 of 23', [1, 2]],
  ['page', 2, 'page 2: COIN11 to COIN20 of 23', [2]],
  ['page', 999_999, 'page 3: COIN21 to COIN23 of 23', [999_999, 3]],
] as const)('an address can ask for %s page %i, and only pages there are get read', async (mode, page, text, read) => {
  const { client, pages: asked } = exchange();
  const screen = await render(
    <EarnProvider client={client} session={{ state: 'signed-in', id: 'ada' }}>
      <Holdings page={page} mode={mode} />
    </EarnProvider>,
  );
  await expect.element(screen.getByText(text)).toBeInTheDocument();
  expect(asked).toEqual(read);
});
