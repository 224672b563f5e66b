import { createEarnClient } from '@earnkit/core/client';
import { type FlexibleFacts, type StakingFacts, createWorld } from '@earnkit/testing';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cleanup, render } from 'vitest-browser-react';
import { EarnArea, FlexibleHoldings, MarketList } from './index.ts';
import { StakingHoldings, StakingSummary } from './staking/index.ts';

/*
 * Every name is a coin's name: also one that every object of the language has as a property.
 */

const NAMES = ['constructor', '__proto__', 'toString', 'hasOwnProperty'];

// Whether balances are hidden is kept there by whoever hid them last.
beforeEach(() => localStorage.clear());
afterEach(cleanup);

const byName = <Facts,>(factsOf: (index: number) => Facts): Readonly<Record<string, Facts>> =>
  Object.fromEntries(NAMES.map((name, index) => [name, factsOf(index)]));

/** What is shown by an exchange whose coins have these names; the first, third and so on are lent automatically. */
function show(part: ReactElement, loans: Readonly<Record<string, string>> = {}) {
  const world = createWorld({
    now: Date.UTC(2026, 2, 10, 10, 20) / 1000,
    balances: byName(() => '1000'),
    prices: byName((index) => String(index + 2)),
    flexible: byName((index): FlexibleFacts => ({
      aprFraction: `0.0${index + 1}`,
      held: String(10 * (index + 1)),
      autoEarn: index % 2 === 0,
      // An older answer than that of the switches.
      holding: { auto_invest_status: index % 2 === 0 ? 0 : 1 },
    })),
    staking: byName((index): StakingFacts => ({ held: String(index + 1) })),
    answers: { 'staking.loans': { assets: loans } },
  });
  const client = createEarnClient({ origin: 'https://exchange.test', fetch: world.fetch, readRetries: 0 });
  return render(
    <EarnArea client={client} session={{ state: 'signed-in', id: 'person-42' }} now={world.now}>
      {part}
    </EarnArea>,
  );
}

describe.each(NAMES.map((name, index) => ({ name, index })))('a coin named $name', ({ name, index }) => {
  test('is in the market with its rate', async () => {
    const screen = await show(<MarketList />);
    await expect.element(screen.getByRole('row', { name: new RegExp(`^${name} .*${index + 1}\\.00%`) })).toBeInTheDocument();
  });

  test('is in the holdings with what is held, and with its switch as the exchange says it', async () => {
    const screen = await show(<FlexibleHoldings />);
    const row = screen.getByRole('row', { name: new RegExp(`^${name} .*${10 * (index + 1)}\\.00`) });
    await expect.element(row).toBeInTheDocument();
    await vi.waitFor(() => expect(row.getByRole('switch').element()).toHaveProperty('ariaChecked', String(index % 2 === 0)));
  });

  test('is in what is staked', async () => {
    const screen = await show(<StakingHoldings onTypeChange={() => undefined} />);
    await expect.element(screen.getByRole('row', { name: new RegExp(`^${name} .*\\b${index + 1} `) })).toBeInTheDocument();
  });

  test('is not borrowed where the exchange names no loan', async () => {
    const screen = await show(<StakingSummary asset={name} />);
    await expect.element(screen.getByText(`${index + 1} ${name}`)).toBeInTheDocument();
    expect(screen.getByText('Borrowed').query()).toBeNull();
  });

  test('is borrowed where the exchange names a loan', async () => {
    const screen = await show(<StakingSummary asset={name} />, Object.fromEntries([[name, '0.4']]));
    await expect.element(screen.getByText(`0.4 ${name}`)).toBeInTheDocument();
  });
});
