import * as account from '@earnkit/core/account/contract';
import * as launchpool from '@earnkit/core/launchpool/contract';
import { type Decimal, add, decimal, subtract } from '@earnkit/core';
import { HttpResponse, type HttpHandler, http } from 'msw';
import { type PoolStatisticsRow, type ProjectRow, projectRow, statisticsRow } from './launchpoolRows.ts';
import { mockEndpoint } from './mockEndpoint.ts';
import { saver } from './saver.ts';

/** A stateful mock of the exchange's launchpool. */
export interface LaunchpoolMock {
  /** Every executed order, oldest first, such as `stake 100 in 11, flexible`. */
  readonly done: readonly string[];
  /** The handlers. A story puts its own before these. */
  readonly handlers: readonly HttpHandler[];
  /** Handlers that execute orders but lose the answers. */
  readonly losingAnswers: readonly HttpHandler[];
}

/** What the exchange begins with. */
export interface MockStart {
  /** The project. @default one of six pools that has run for four days */
  readonly project?: ProjectRow;
  /** What the person has in its pools. @default 4,000 USDT in the first pool */
  readonly statistics?: readonly PoolStatisticsRow[];
}

const HELD = ['spot', 'Simple Earn', 'staking'] as const;

/** An exchange with a running project, 14,140.26 of every coin available, and a candy drop to suggest. */
export function mockLaunchpool({ project = projectRow(), statistics = [statisticsRow()] }: MockStart = {}): LaunchpoolMock {
  const done: string[] = [];
  const held = new Map<string, PoolStatisticsRow>(statistics.map((row) => [String(row.rid), row]));
  let available = decimal('14140.26');
  const move = (rid: string, change: (before: Decimal) => Decimal): void => {
    const row = held.get(rid) ?? statisticsRow({ rid, amount: '0', valid_amount: '0' });
    const amount = change(decimal(row.amount ?? '0'));
    held.set(rid, { ...row, amount, valid_amount: amount });
  };
  const stake = (rid: string, amount: Decimal, status: number, days: number): void => {
    done.push(`stake ${amount} in ${rid}, ${HELD[status] ?? ''}${days > 0 ? ` for ${days} days` : ''}`);
    available = subtract(available, amount);
    move(rid, (before) => add(before, amount));
  };
  const redeem = (rid: string, amount: Decimal): void => {
    done.push(`redeem ${amount} from ${rid}`);
    available = add(available, amount);
    move(rid, (before) => subtract(before, amount));
  };
  const reads = [
    mockEndpoint(account.accountMode, { mode: 'classic', first_open: 0 }),
    mockEndpoint(account.balances, ({ assets }) =>
      assets.map((asset) => ({ asset, outable: available, lend_earn_available: available, available, mode: 0 })),
    ),
    mockEndpoint(account.borrowSettings, { coin: 'USDT', is_support_launchpool: 1, is_support_staking: 1 }),
    mockEndpoint(account.loans, {}),
    mockEndpoint(account.fundingLock, { use_funding: 0, locked: 0 }),
    mockEndpoint(account.coinListing, { new_coin_start: null }),
    mockEndpoint(launchpool.project, { project }),
    mockEndpoint(launchpool.statistics, () => [...held.values()]),
    mockEndpoint(launchpool.userStat, { project_count: 5, staked_usdt: '4512.4', reward_usdt: '71.86' }),
    mockEndpoint(launchpool.checkPoolRule, undefined),
    mockEndpoint(launchpool.earnMore, {
      popup_msg: 'Finish two tasks and share 50,000 MOVE',
      popup_high_light: '50,000 MOVE',
      url: 'https://exchange.example/candy-drop/7',
    }),
    ...saver(),
  ];
  const orders = [
    mockEndpoint(launchpool.stake, ({ rid, amount, simpleEarnStatus, simpleEarnPeriod }) =>
      stake(rid, amount, simpleEarnStatus, simpleEarnPeriod),
    ),
    mockEndpoint(launchpool.redeem, ({ rid, amount }) => redeem(rid, amount)),
  ];
  const lost = ([launchpool.stake, launchpool.redeem] as const).map(({ path }) =>
    http.post(`*${path}`, async ({ request }) => {
      const sent = Object.fromEntries(new URLSearchParams(await request.text()));
      const amount = decimal(sent['amount'] ?? '0');
      const rid = sent['rid'] ?? '';
      if (path === launchpool.redeem.path) redeem(rid, amount);
      else stake(rid, amount, Number(sent['simpleEarnStatus']), Number(sent['simpleEarnPeriod']));
      return HttpResponse.error();
    }),
  );
  return { done, handlers: [...orders, ...reads], losingAnswers: [...lost, ...reads] };
}
