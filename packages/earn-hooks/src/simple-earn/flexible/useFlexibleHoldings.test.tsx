import type { ReactElement } from 'react';
import { EarnFailure } from '@earnkit/core';
import type { EarnClient } from '@earnkit/core/client';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { EarnProvider } from '../../provider/EarnProvider.tsx';
import { listOf, namedExchange } from '../../testing/namedExchange.ts';
import { useEarn } from '../../provider/earnContext.ts';
import { useReading } from '../../provider/useReading.ts';
import { flexibleHoldingsOptions } from './queries.ts';
import { type FlexibleHoldingsQuery, useFlexibleHoldings } from './useFlexibleHoldings.ts';

const HELD = 23;
const COINS = Array.from({ length: HELD }, (_, index) => ({ id: String(index + 1), asset: `COIN${index + 1}`, autoEarn: false }));

/** An exchange with a person who holds 23 coins. It reports `told` as the total and records the requested pages. */
function exchange(reported = HELD, held: readonly { readonly id: string; readonly asset: string }[] = COINS) {
  const pages: (number | undefined)[] = [];
  const client: EarnClient = {
    call: async (endpoint, input) => {
      if (endpoint.name !== 'flexible.holdings') throw new EarnFailure({ kind: 'network', call: endpoint.name });
      const { page = 1 } = input as { readonly page?: number };
      pages.push(page);
      return { rows: held.slice((page - 1) * 10, page * 10), unreadable: [], total: reported } as never;
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

function AllHoldings(): ReactElement {
  const reading = useFlexibleHoldings({ page: 1, mode: 'page' });
  return <p>{reading.state === 'ready' && reading.data.rows.map(({ asset, autoEarn }) => `${asset} ${autoEarn}`).join(', ')}</p>;
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

test.each([
  ['page', 1, 'page 1: to of 0'],
  ['page', 7, 'page 7: to of 60'],
  ['accumulate', 1, 'page 1: to of 0'],
] as const)('given a total of 1000 and no rows, when %s %i is read, then there are no pages after it (D08)', async (mode, page, text) => {
  const { client } = exchange(1000, []);
  const screen = await render(
    <EarnProvider client={client} session={{ state: 'signed-in', id: 'ada' }}>
      <Holdings page={page} mode={mode} />
    </EarnProvider>,
  );
  await expect.element(screen.getByText(text)).toBeInTheDocument();
});

test('the first answer is drawn after the render that it causes, in one that gives way to input', async () => {
  const renders: string[] = [];
  const Renders = (): ReactElement => {
    const answer = useReading(flexibleHoldingsOptions(useEarn(), 1));
    const { state } = useFlexibleHoldings({ page: 1, mode: 'page' });
    renders.push(`${answer.state}, shown as ${state}`);
    return <p>{state}</p>;
  };
  const { client } = exchange();
  const screen = await render(
    <EarnProvider client={client} session={{ state: 'signed-in', id: 'ada' }}>
      <Renders />
    </EarnProvider>,
  );
  await expect.element(screen.getByText('ready')).toBeInTheDocument();
  expect([...new Set(renders)]).toEqual(['loading, shown as loading', 'ready, shown as loading', 'ready, shown as ready']);
});

test('given two rows of a page with the same id, then both are listed (D07)', async () => {
  const id = '12345678901234567890';
  const rows = [
    { id, asset: 'BTC', autoEarn: false },
    { id, asset: 'BTC', autoEarn: true },
  ];
  const { client } = exchange(2, rows);
  const screen = await render(
    <EarnProvider client={client} session={{ state: 'signed-in', id: 'ada' }}>
      <AllHoldings />
    </EarnProvider>,
  );
  await expect.element(screen.getByText('BTC false, BTC true')).toBeInTheDocument();
});

function Bonuses(): ReactElement {
  const reading = useFlexibleHoldings({ page: 1, mode: 'page' });
  return <p>{reading.state === 'ready' && reading.data.rows.map(({ asset, bonusOpen }) => `${asset}: ${bonusOpen}`).join(', ')}</p>;
}

test('given coins with blanks in their names and a coin held twice, then each has the campaign of its own coin (SE-26, D07, D12)', async () => {
  const row = (id: string, asset: string) => ({ id, asset, bonusOpen: true, autoEarn: false, ladder: [] });
  const rows = [row('1', 'WRAPPED A'), row('2', 'B'), row('3', 'A'), row('4', 'B'), row('5', 'WRAPPED')];
  const { client } = namedExchange({
    'flexible.holdings': () => listOf(...rows),
    // The campaign of B is over, those of the others are not.
    'flexible.awardPool': ({ asset }: { readonly asset: string }) => ({ startsAt: 1, endsAt: asset === 'B' ? 2 : 9_000_000_000 }),
  });
  const screen = await render(
    <EarnProvider client={client} session={{ state: 'signed-in', id: 'ada' }} logger={() => undefined}>
      <Bonuses />
    </EarnProvider>,
  );
  await expect.element(screen.getByText('WRAPPED A: true, B: false, A: true, B: false, WRAPPED: true')).toBeInTheDocument();
});
