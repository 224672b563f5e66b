import { decimal } from '@earnkit/core';
import * as account from '@earnkit/core/account/contract';
import { createEarnClient, type EarnClient } from '@earnkit/core/client';
import { getResponse } from 'msw';
import type { ReactElement } from 'react';
import { afterEach, expect, test } from 'vitest';
import { cleanup, render } from 'vitest-browser-react';
import {
  AddFundsDialog,
  AprDetailsDialog,
  CancelRedemptionDialog,
  EarlyRedeemDialog,
  EarnArea,
  EarnHistory,
  EarnSummary,
  FixedHoldings,
  FixedSubscribeDialog,
  FlexibleHoldings,
  FlexibleRedeemDialog,
  FlexibleSubscribeDialog,
  InterestHistoryDialog,
  MarketList,
} from './index.ts';
import { StakingHoldings, StakingRedeemDialog, StakingStakeDialog } from './staking/index.ts';
import { fixedOrderView } from './testing/fixedOrderView.ts';
import { historian } from './testing/historyRows.ts';
import { mockEndpoint } from './testing/mockEndpoint.ts';
import { mockFixed } from './testing/mockFixed.ts';
import { mockMarket } from './testing/mockMarket.ts';
import { mockFlexible } from './testing/mockFlexible.ts';
import { mockStaking } from './testing/mockStaking.ts';
import { saver } from './testing/saver.ts';
import { STORY_NOW } from './testing/simpleEarnRows.ts';

/*
 * The table "Which calls a page makes" of docs/adapter.md, by which an exchange knows what to adapt: a component that reads a call that its
 * row does not name, or no longer reads one that it names, fails.
 */

const docs = import.meta.glob<string>('../../../docs/adapter.md', { query: '?raw', import: 'default', eager: true });
const [text = ''] = Object.values(docs);
const rows = text
  .slice(text.indexOf('## Which calls a page makes'))
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => line.split('|').map((cell) => [...cell.matchAll(/`([\w.]+)`/g)].map(([, name = '']) => name)));
/** Whether a word is the name of a call, and not a field such as `limit`. */
const isCall = (word: string): boolean => word.includes('.');
/** The calls that a component reads, as its row names them. */
const readsOf = (component: string): readonly string[] => rows.find(([, names]) => names?.includes(component))?.[2]?.filter(isCall) ?? [];

const holding = { id: '1', asset: 'USDT', icon: undefined, bonusOpen: true, redeemingRevocable: true, autoEarn: true, ladder: [] };
const unknown = { bonusAprFraction: undefined, cumulativeInterest: undefined, launchpoolAmount: undefined, lastAprFraction: undefined };
const usdt = {
  ...holding,
  ...unknown,
  currentAmount: decimal('500'),
  lentAmount: decimal('380'),
  redeemingAmount: decimal('30'),
  marginFrozenAmount: decimal('0'),
  nextAprFraction: decimal('0.0512'),
  minLendAprFraction: decimal('0'),
};
const nothing = (): void => undefined;
const opened = { open: true, onOpenChange: nothing };

const parts: Readonly<Record<string, ReactElement>> = {
  EarnSummary: <EarnSummary />,
  MarketList: <MarketList />,
  FlexibleHoldings: <FlexibleHoldings />,
  AprDetailsDialog: <AprDetailsDialog {...opened} asset="USDT" holding={usdt} />,
  InterestHistoryDialog: <InterestHistoryDialog {...opened} asset="USDT" cumulative={undefined} />,
  FlexibleSubscribeDialog: <FlexibleSubscribeDialog {...opened} asset="USDT" />,
  FlexibleRedeemDialog: <FlexibleRedeemDialog {...opened} holding={usdt} />,
  CancelRedemptionDialog: <CancelRedemptionDialog {...opened} holding={usdt} />,
  AddFundsDialog: <AddFundsDialog {...opened} asset="BTC" />,
  FixedHoldings: <FixedHoldings onSubscribeFixed={nothing} onSubscribeFlexible={nothing} onUpgrade={nothing} onMarket={nothing} />,
  FixedSubscribeDialog: <FixedSubscribeDialog {...opened} asset="USDT" />,
  EarlyRedeemDialog: <EarlyRedeemDialog {...opened} order={fixedOrderView} />,
  EarnHistory: <EarnHistory />,
  StakingHoldings: <StakingHoldings type={0} onTypeChange={nothing} />,
  StakingStakeDialog: <StakingStakeDialog {...opened} asset="SOL" />,
  StakingRedeemDialog: <StakingRedeemDialog {...opened} asset="SOL" />,
};

const handlers = [
  mockEndpoint(account.coinListing, { new_coin_start: null }),
  ...mockMarket(),
  ...historian(),
  ...mockFixed().handlers,
  ...saver(),
  ...mockFlexible().handlers,
  ...mockStaking().handlers,
];
const exchange = createEarnClient({
  readRetries: 0,
  fetch: async (input, init) => (await getResponse([...handlers], new Request(input, init))) ?? new Response('{}', { status: 404 }),
});

afterEach(cleanup);

test.each(Object.keys(parts))('docs/adapter.md names the calls that %s reads', async (component) => {
  const called = new Set<string>();
  const client: EarnClient = {
    ...exchange,
    call: (endpoint, input, options) => {
      called.add(endpoint.name);
      return exchange.call(endpoint, input, options);
    },
  };
  await render(
    <EarnArea client={client} session={{ state: 'signed-in', id: 'ada' }} timeZone="UTC" now={() => STORY_NOW} navigate={() => undefined}>
      {parts[component]}
    </EarnArea>,
  );
  const named = [...readsOf(component)].sort();
  await expect.poll(() => [...called].sort(), { timeout: 3000 }).toEqual(named);
  // Later calls, of what stands on a part that was read.
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect([...called].sort()).toEqual(named);
});
