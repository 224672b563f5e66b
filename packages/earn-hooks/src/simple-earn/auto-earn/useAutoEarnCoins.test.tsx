import { EarnFailure } from '@earnkit/core';
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { EarnProvider } from '../../provider/EarnProvider.tsx';
import type { Session } from '../../submission/session.ts';
import { namedExchange } from '../../testing/namedExchange.ts';
import { type AutoEarnCoinsQuery, useAutoEarnCoins } from './useAutoEarnCoins.ts';

const COINS = Array.from({ length: 16 }, (_, index) => ({ asset: `COIN${index + 1}`, icon: undefined, ladder: [], autoEarn: index === 0 }));

interface Page {
  readonly page: number;
  readonly search?: string;
}

/**
 * An exchange with sixteen coins; it records the requested searches and pages. The first reads of some pages fail. With `told` it
 * reports that total instead of its own.
 */
function exchange(byAsset: Readonly<Record<string, boolean>> = {}, failing: readonly number[] = [], reported?: number) {
  const pages: Page[] = [];
  const { client, count } = namedExchange({
    'flexible.marketPage': (input: Page) => {
      const isFirst = pages.every(({ page }) => page !== input.page);
      pages.push(input);
      if (isFirst && failing.includes(input.page)) throw new EarnFailure({ kind: 'network', call: 'flexible.marketPage' });
      const found = COINS.filter(({ asset }) => asset.includes(input.search ?? ''));
      return { rows: found.slice((input.page - 1) * 7, input.page * 7), unreadable: [], total: reported ?? found.length };
    },
    'autoEarn.status': () => ({ byAsset: Object.entries(byAsset).map(([name, value]) => ({ name, value })), global: false }),
  });
  return { client, pages, count };
}

const EVERYTHING: AutoEarnCoinsQuery = { search: '', onlyEnabled: false, page: 1 };

function Coins(query: AutoEarnCoinsQuery): ReactElement {
  const reading = useAutoEarnCoins(query);
  if (reading.state !== 'ready' || reading.data.loadingMore) return <p>{reading.state}</p>;
  const on = reading.data.rows.filter(({ autoEarn }) => autoEarn).map(({ asset }) => asset);
  return (
    <>
      <p>
        {reading.data.rows.length} of {reading.data.total}, on: {on.join(' ')}
      </p>
      {reading.stale && <p>stale</p>}
      {reading.data.moreFailed && (
        <button type="button" onClick={reading.retry}>
          More failed
        </button>
      )}
    </>
  );
}

const area = (
  client: ReturnType<typeof exchange>['client'],
  query: AutoEarnCoinsQuery,
  session: Session = { state: 'signed-in', id: 'ada' },
) => (
  <EarnProvider client={client} session={session}>
    <Coins {...query} />
  </EarnProvider>
);

test('given a list that grows, when a third page is shown, then it has every page up to it, 7 coins each (SE-A-07, SE-A-09, FM-19)', async () => {
  const { client, pages } = exchange();
  const screen = await render(area(client, EVERYTHING));
  await expect.element(screen.getByText('7 of 16, on: COIN1')).toBeInTheDocument();
  await screen.rerender(area(client, { ...EVERYTHING, page: 3 }));
  await expect.element(screen.getByText('16 of 16, on: COIN1')).toBeInTheDocument();
  expect(pages.map(({ page }) => page)).toEqual([1, 2, 3]);
});

test.each([2, 3])(
  'given a list of three pages, when page %s fails, then that is known, what was read is not stale, and a retry brings its coins (SE-A-09, D08)',
  async (page) => {
    const { client } = exchange({}, [page]);
    const screen = await render(area(client, { ...EVERYTHING, page }));
    const failed = screen.getByRole('button', { name: 'More failed' });
    await expect.element(failed).toBeInTheDocument();
    await expect.element(screen.getByText(`${(page - 1) * 7} of 16, on: COIN1`)).toBeInTheDocument();
    await expect.element(screen.getByText('stale')).not.toBeInTheDocument();
    await failed.click();
    await expect.element(screen.getByText(`${Math.min(page * 7, 16)} of 16, on: COIN1`)).toBeInTheDocument();
    await expect.element(failed).not.toBeInTheDocument();
  },
);

test('given a total that is larger than the list, when an empty page comes, then the list ends there (D08)', async () => {
  const { client, pages } = exchange({}, [], 1000);
  const screen = await render(area(client, EVERYTHING));
  await expect.element(screen.getByText('7 of 1000, on: COIN1')).toBeInTheDocument();
  await screen.rerender(area(client, { ...EVERYTHING, page: 4 }));
  await expect.element(screen.getByText('16 of 16, on: COIN1')).toBeInTheDocument();
  expect(pages.map(({ page }) => page)).toEqual([1, 2, 3, 4]);
});

test('given somebody types a search, when typing pauses, then one search is sent, trimmed and in capitals (SE-A-05)', async () => {
  const { client, pages } = exchange();
  const screen = await render(area(client, EVERYTHING));
  await expect.element(screen.getByText('7 of 16, on: COIN1')).toBeInTheDocument();
  for (const search of ['c', 'co', 'coin1', ' coin16 ']) await screen.rerender(area(client, { ...EVERYTHING, search }));
  await expect.element(screen.getByText('1 of 1, on:')).toBeInTheDocument();
  expect(pages.map(({ search }) => search)).toEqual([undefined, 'COIN16']);
});

test('given a status newer than the list, when it names a coin, then its switch counts, and other coins keep theirs (SE-A-02)', async () => {
  const { client } = exchange({ COIN1: false, COIN3: true });
  const screen = await render(area(client, EVERYTHING));
  await expect.element(screen.getByText('7 of 16, on: COIN3')).toBeInTheDocument();
});

test('given several hundred coins, when their switches are read, then no call names more than 100, and each switch counts (SE-A-02)', async () => {
  const many = Array.from({ length: 230 }, (_, index) => ({ ...COINS[1], asset: `COIN${index + 1}`, autoEarn: false }));
  const named: (readonly string[])[] = [];
  const { client } = namedExchange({
    'flexible.marketPage': () => ({ rows: many, unreadable: [], total: many.length }),
    'autoEarn.status': ({ assets }: { readonly assets: readonly string[] }) => {
      named.push(assets);
      return { byAsset: assets.map((name) => ({ name, value: name === 'COIN1' || name === 'COIN230' })), global: false };
    },
  });
  const screen = await render(area(client, { ...EVERYTHING, page: 100 }));
  await expect.element(screen.getByText('230 of 230, on: COIN1 COIN230')).toBeInTheDocument();
  const last = named.slice(-3);
  expect(last.map(({ length }) => length)).toEqual([100, 100, 30]);
  expect(new Set(last.flat()).size).toBe(230);
});

test('given a visitor, when the list is shown, then nothing is read (SH-04)', async () => {
  const { client, count } = exchange();
  const screen = await render(area(client, EVERYTHING, { state: 'anonymous' }));
  await expect.element(screen.getByText('anonymous')).toBeInTheDocument();
  expect(count('flexible.marketPage') + count('autoEarn.status')).toBe(0);
});
