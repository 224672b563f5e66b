import * as account from '@earnkit/core/account/contract';
import { EarnFailure, decimal } from '@earnkit/core';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { EarnProvider } from '../provider/EarnProvider.tsx';
import { listOf, namedExchange } from '../testing/namedExchange.ts';
import { BALANCE_REFRESH_MS } from './balanceQueries.ts';
import { useAccountMode, useFlexibleAvailable } from './useAccount.ts';

const BALANCES = account.balances.name;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function Available({ place }: { place: string }): ReactElement {
  const reading = useFlexibleAvailable('USDT');
  return <p>{`${place}: ${reading.state === 'ready' ? (reading.data ?? '--') : reading.state}`}</p>;
}

/** A person with a balance that grows by one with every read. */
async function watching(places: readonly string[]) {
  let balance = 99;
  const exchange = namedExchange({
    [BALANCES]: () => {
      balance += 1;
      return listOf({ asset: 'USDT', lendEarnAvailable: decimal(String(balance)) });
    },
  });
  const screen = await render(
    <EarnProvider client={exchange.client} session={{ state: 'signed-in', id: 'ada' }}>
      {places.map((place) => (
        <Available key={place} place={place} />
      ))}
    </EarnProvider>,
  );
  await expect.element(screen.getByText(`${places[0]}: 100`)).toBeInTheDocument();
  return { screen, calls: () => exchange.count(BALANCES) };
}

const set = (visibility: 'hidden' | 'visible'): void => void vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);

/** Hides or shows the tab. */
function turn(visibility: 'hidden' | 'visible'): void {
  set(visibility);
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}

/** Shows a page that the browser kept whole. */
function restore(): void {
  set('visible');
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
}

test('reads the balance every 60 s, in one call however many places ask (SH-16)', async () => {
  expect(BALANCE_REFRESH_MS).toBe(60_000);
  const { screen, calls } = await watching(['form', 'header']);
  expect(calls()).toBe(1);
  await vi.advanceTimersByTimeAsync(59_900);
  expect(calls()).toBe(1);
  await vi.advanceTimersByTimeAsync(200);
  await expect.element(screen.getByText('form: 101')).toBeInTheDocument();
  await expect.element(screen.getByText('header: 101')).toBeInTheDocument();
  expect(calls()).toBe(2);
  await vi.advanceTimersByTimeAsync(BALANCE_REFRESH_MS);
  await expect.element(screen.getByText('header: 102')).toBeInTheDocument();
  expect(calls()).toBe(3);
});

test('reads nothing while the tab is hidden, and once when it is shown again (SH-16)', async () => {
  const { screen, calls } = await watching(['form', 'header']);
  turn('hidden');
  await vi.advanceTimersByTimeAsync(10 * BALANCE_REFRESH_MS);
  expect(calls()).toBe(1);
  turn('visible');
  await expect.element(screen.getByText('form: 101')).toBeInTheDocument();
  expect(calls()).toBe(2);
  // Hiding and showing within 10 s reads nothing more (SH-18).
  turn('hidden');
  turn('visible');
  await vi.advanceTimersByTimeAsync(5_000);
  expect(calls()).toBe(2);
});

test.each([
  ['a device that slept', () => turn('visible')],
  ['a page that the browser kept', restore],
  ['a page that the browser kept and then shows', () => [restore(), turn('visible')]],
])(
  'given %s for 8 hours, when it is back, then the balance is read once, and no missed refresh is made up for (T02)',
  async (_what, comeBack) => {
    const { screen, calls } = await watching(['form', 'header']);
    turn('hidden');
    // Nothing runs while it sleeps; only its clock goes on.
    vi.setSystemTime(Date.now() + 8 * 3_600_000);
    comeBack();
    await expect.element(screen.getByText('form: 101')).toBeInTheDocument();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(calls()).toBe(2);
  },
);

/** How long a tab stays open: a whole day in the long check. */
const HOURS = import.meta.env['EARNKIT_LONG'] === '1' ? 24 : 1;

test(
  'given a tab that stays open for hours, then the balance is read once a minute and nothing piles up (L09)',
  async () => {
    const { screen, calls } = await watching(['form', 'header']);
    await vi.advanceTimersByTimeAsync(BALANCE_REFRESH_MS);
    const timers = vi.getTimerCount();
    const reads = HOURS * 60;
    await vi.advanceTimersByTimeAsync((reads - 1) * BALANCE_REFRESH_MS);
    await expect.element(screen.getByText(`form: ${100 + reads}`)).toBeInTheDocument();
    expect(calls()).toBe(1 + reads);
    expect(vi.getTimerCount()).toBeLessThanOrEqual(timers);
  },
  HOURS * 15_000,
);

test('keeps the balance when a refresh fails (SH-16)', async () => {
  let broken = false;
  const exchange = namedExchange({
    [BALANCES]: () => {
      if (broken) throw new EarnFailure({ kind: 'network', call: BALANCES });
      return listOf({ asset: 'USDT', lendEarnAvailable: decimal('7') });
    },
  });
  const screen = await render(
    <EarnProvider client={exchange.client} session={{ state: 'signed-in', id: 'ada' }}>
      <Available place="form" />
    </EarnProvider>,
  );
  await expect.element(screen.getByText('form: 7')).toBeInTheDocument();
  broken = true;
  await vi.advanceTimersByTimeAsync(BALANCE_REFRESH_MS + 100);
  expect(exchange.count(BALANCES)).toBe(2);
  await expect.element(screen.getByText('form: 7')).toBeInTheDocument();
});

function Account(): ReactElement {
  const mode = useAccountMode();
  return <p>{`mode: ${mode.state === 'ready' ? mode.data.mode : mode.state}`}</p>;
}

test('given a form that stays open, when the account is kept in another mode, then within a minute its mode and its balance are the new ones (R09)', async () => {
  let account: 'classic' | 'multi_currency' = 'classic';
  const exchange = namedExchange({
    [BALANCES]: () => listOf({ asset: 'USDT', lendEarnAvailable: decimal(account === 'classic' ? '7' : '500') }),
    'account.mode': () => ({ mode: account, firstOpen: false, useFunding: account !== 'classic' }),
  });
  const screen = await render(
    <EarnProvider client={exchange.client} session={{ state: 'signed-in', id: 'ada' }}>
      <Account />
      <Available place="form" />
    </EarnProvider>,
  );
  await expect.element(screen.getByText('form: 7')).toBeInTheDocument();
  await expect.element(screen.getByText('mode: classic')).toBeInTheDocument();
  account = 'multi_currency';
  await vi.advanceTimersByTimeAsync(BALANCE_REFRESH_MS);
  await expect.element(screen.getByText('form: 500')).toBeInTheDocument();
  await expect.element(screen.getByText('mode: multi_currency')).toBeInTheDocument();
});
