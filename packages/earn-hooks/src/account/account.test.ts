import * as account from '@earnkit/core/account/contract';
import {
  accountFlags,
  availableForFixed,
  availableForFlexible,
  availableForLaunchpool,
  availableForStaking,
} from '@earnkit/core/account/rules';
import { decimal } from '@earnkit/core';
import { type ServedSandbox, serveSandbox } from '@earnkit/sandbox';
import { QueryObserver } from '@tanstack/react-query';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { listOf, namedExchange } from '../testing/namedExchange.ts';
import { type SandboxPerson, sandboxPerson } from '../testing/sandboxPerson.ts';
import { testEarn } from '../testing/testEarn.ts';
import { fundingLockPrecheck } from './fundingLockPrecheck.ts';
import { balancesOptions } from './balanceQueries.ts';
import {
  accountModeOptions,
  borrowSettingsOptions,
  complianceOptions,
  fixedAvailableOptions,
  fundingLockOptions,
  loansOptions,
  referralOptions,
} from './queries.ts';
import { tickersOptions } from './tickers.ts';

/*
 * What every page reads about a person, read over HTTP from a sandbox as the hooks read it.
 */

let served: ServedSandbox;
beforeAll(async () => {
  served = await serveSandbox();
});
afterAll(() => served.close());

const at = (world: string): Promise<SandboxPerson> => sandboxPerson(served.origin, world);

describe('account mode', () => {
  test.each([
    ['saver', { mode: 'classic', firstOpen: false, useFunding: false }, { unified: false, unifiedSimpleEarn: false }],
    ['unified', { mode: 'multi_currency', firstOpen: false, useFunding: true }, { unified: true, unifiedSimpleEarn: true }],
  ] as const)(
    '%s: reads mode, first_open and use_funding, and derives the flags (SH-10 to SH-13, API-01)',
    async (world, message, flags) => {
      const { earn, sent } = await at(world);
      const mode = await earn.queryClient.fetchQuery(accountModeOptions(earn));
      expect(mode).toEqual(message);
      expect(accountFlags(mode)).toEqual(flags);
      expect(sent).toEqual(['GET /apiw/v2/unified/account_mode']);
    },
  );
});

test('given an account that is kept in another mode, when an answer of the old mode comes late, then its balance is not shown under the new mode (R09)', async () => {
  let mode = 'classic';
  let reads = 0;
  let comeLate = (): void => undefined;
  const late = new Promise<void>((resolve) => {
    comeLate = resolve;
  });
  const balance = (amount: string) => listOf({ asset: 'USDT', available: decimal(amount) });
  const exchange = namedExchange({
    'account.mode': () => ({ mode, firstOpen: false, useFunding: mode !== 'classic' }),
    'account.balances': async () => {
      reads += 1;
      if (reads === 2) await late;
      return balance(reads < 3 ? '100' : '5');
    },
  });
  const { earn } = testEarn(exchange.client, 'ada');
  const readMode = () => earn.queryClient.fetchQuery({ ...accountModeOptions(earn), staleTime: 0 });
  await readMode();
  const observer = new QueryObserver(earn.queryClient, balancesOptions(earn, ['USDT']));
  const shown: unknown[] = [];
  const stop = observer.subscribe(({ data }) => shown.push(data?.rows[0]?.available));
  await vi.waitFor(() => expect(shown.at(-1)).toBe('100'));
  void observer.refetch();
  await readMode();
  expect([reads, observer.getCurrentResult().data?.rows[0]?.available]).toEqual([2, '100']);
  mode = 'multi_currency';
  shown.length = 0;
  await readMode();
  comeLate();
  await vi.waitFor(() => expect(shown.at(-1)).toBe('5'));
  expect(shown).not.toContain('100');
  stop();
});

describe('balances', () => {
  test('reads several coins in one call, each with its purposes (SH-15, API-02)', async () => {
    const { earn, sent } = await at('saver');
    const { rows } = await earn.queryClient.fetchQuery(balancesOptions(earn, ['USDT', 'BTC', 'USDT']));
    expect(rows.map(({ asset }) => asset).sort()).toEqual(['BTC', 'USDT']);
    for (const row of rows) expect(row).toMatchObject({ outable: row.available, lendEarnAvailable: row.available, unified: false });
    expect(sent).toEqual(['POST /apiw/v2/account/spot/asset/outable {"assets":["BTC","USDT"]}']);
  });

  test('reads once within 10 s, however many ask (SH-18)', async () => {
    const { earn, sent } = await at('saver');
    const ask = () => earn.queryClient.fetchQuery(balancesOptions(earn, ['USDT']));
    await Promise.all([ask(), ask()]);
    await ask();
    expect(sent).toHaveLength(1);
  });

  test('uses the balance of each product, less loans where borrowed coins may not be used (SH-19, API-03, API-05, API-25, AMB-066, AMB-067)', async () => {
    const { earn, sent } = await at('borrower');
    const cache = earn.queryClient;
    const facts = async (asset: string) => ({
      balance: (await cache.fetchQuery(balancesOptions(earn, [asset]))).rows[0],
      borrow: await cache.fetchQuery(borrowSettingsOptions(earn, asset)),
      loans: await cache.fetchQuery(loansOptions(earn)),
    });
    // 4,000 deposited and 5,000 borrowed; borrowed USDT may not be used, borrowed BTC for both products.
    const usdt = await facts('USDT');
    const btc = await facts('BTC');
    expect(usdt.loans).toEqual([
      { name: 'USDT', value: '5000' },
      { name: 'BTC', value: '0.25' },
    ]);
    expect([usdt, btc].map(({ borrow }) => borrow && [borrow.launchpool, borrow.staking])).toEqual([
      [false, false],
      [true, true],
    ]);
    expect(availableForFlexible(usdt.balance)).toBe('9000');
    expect(availableForFixed(await cache.fetchQuery(fixedAvailableOptions(earn, 'USDT')))).toBe('9000');
    expect([availableForLaunchpool(usdt), availableForStaking(usdt, false), availableForStaking(usdt, true)]).toEqual([
      '4000',
      '4000',
      '9000',
    ]);
    expect([availableForLaunchpool(btc), availableForStaking(btc, false)]).toEqual(['0.25', '0.25']);
    expect(sent).toEqual(
      expect.arrayContaining([
        'GET /apiw/v2/earn/borrow-coin-settings?coin=USDT',
        'GET /apiw/v2/earn/launch-pool/get-user-loan-property',
        'GET /apiw/v2/fixed_earn/api/user/lent/available?asset=USDT',
      ]),
    );
  });

  test('reads none for a visitor (SH-04)', async () => {
    const { earn } = await at('anonymous');
    const reads = [
      balancesOptions(earn, ['USDT']),
      fixedAvailableOptions(earn, 'USDT'),
      loansOptions(earn),
      accountModeOptions(earn),
      fundingLockOptions(earn, 'USDT'),
      referralOptions(earn),
    ];
    expect(reads.map(({ enabled }) => enabled)).toEqual(reads.map(() => false));
  });
});

describe('the funding lock check', () => {
  const check = async (world: string, action: 'subscribe' | 'redeem') => {
    const { earn, sent } = await at(world);
    const refusal = await fundingLockPrecheck(earn.client, 'USDT', action)(undefined, AbortSignal.timeout(5_000));
    expect(sent).toEqual(['GET /apiw/v2/unified/funding-lock?asset=USDT']);
    return refusal;
  };

  test.each(['subscribe', 'redeem'] as const)(
    'refuses to %s only when funding is in use and locked (SH-56 to SH-58, API-11)',
    async (action) => {
      expect(await check('locked', action)).toEqual({ cause: 'locked' });
      expect(await check('unified', action)).toBeUndefined();
      expect(await check('saver', action)).toBeUndefined();
    },
  );
});

test('reads prices by pair, in one call, and again each time (SH-20, SH-22, API-06)', async () => {
  const { earn, sent } = await at('anonymous');
  const ask = () => earn.queryClient.fetchQuery(tickersOptions(earn, ['ETH_USDT', 'BTC_USDT', 'ETH_USDT']));
  const { rows } = await ask();
  expect(rows.map(({ pair }) => pair).sort()).toEqual(['BTC_USDT', 'ETH_USDT']);
  await ask();
  const line = 'GET /apiw/v2/market/tickers?currency_pairs=BTC_USDT%2CETH_USDT';
  expect(sent).toEqual([line, line]);
});

test('reads the region’s restrictions for anybody (API-04)', async () => {
  const { earn } = await at('restricted');
  const { menu, business } = await earn.queryClient.fetchQuery(complianceOptions(earn));
  expect(menu).toEqual(expect.arrayContaining(['express', 'spot_trade']));
  expect(business).toContain('api_lendEarn_order');
});

test('reads invitation codes, coin listings, the trading page and the margin rate as documented (SH-24, SH-25, API-07 to API-10)', async () => {
  const { earn, sent } = await at('borrower');
  const { encryptedUid } = await earn.queryClient.fetchQuery(referralOptions(earn));
  expect(encryptedUid).toMatch(/^[A-Z0-9]{10}$/);
  expect(await earn.client.call(account.coinListing, { asset: 'USDT' })).toEqual({ opensAt: undefined });
  expect((await earn.client.call(account.tradingHome, undefined)).rows.find(({ pair }) => pair === 'BTC_USDT')?.price).toMatch(/^\d/);
  expect((await earn.client.call(account.marginRate, undefined)).maintenanceMarginRate).toMatch(/^\d/);
  expect(sent).toEqual([
    'GET /api/web/v1/rebate/get_user_info',
    'GET /api/web/v1/settings/get-currency-call-setting?symbol=USDT',
    'GET /apiw/v2/account/spot/trading/home',
    'GET /apiw/v2/unified/maintenance_margin_rate',
  ]);
});
