import type { AnyEndpoint, Endpoint, WireFields } from '@earnkit/core/endpoint';
import * as launchpool from '@earnkit/core/launchpool/contract';
import * as wealth from '@earnkit/core/private-wealth/contract';
import { fixed, flexible } from '@earnkit/core/simple-earn/contract';
import * as softStaking from '@earnkit/core/soft-staking/contract';
import * as staking from '@earnkit/core/staking/contract';
import { earningList } from '@earnkit/core/statement/contract';
import type * as v from 'valibot';
import { DECLARED } from '../conform/calls.ts';
import { MINT, redeem, SOL, stake } from './staking.ts';
import { openPage, START, type TestPage, type TestSandbox } from './testSandbox.ts';

/** An answer of the sandbox: the data on the wire, and how it is read. */
export interface Answer {
  readonly call: string;
  readonly schema: v.GenericSchema<unknown, unknown>;
  readonly data: unknown;
}

type AnyCall = Endpoint<unknown, WireFields, unknown, unknown>;

const FUNDED = { asset: 'USDT' };

/** Inputs of the calls that have several answers or need one; every other read takes the coin USDT. */
async function inputsOf(page: TestPage): Promise<Readonly<Record<string, readonly unknown[]>>> {
  const [terms, vipTerms, list, projects] = await Promise.all([
    page.read(fixed.products, { type: 'normal' }),
    page.read(fixed.products, { type: 'vip' }),
    listOf(page, '/sandbox/private-wealth/orders'),
    listOf(page, '/sandbox/launchpool/projects'),
  ]);
  const productId = terms.rows[0]?.id;
  const projectIds = projects.map(({ pid }) => ({ projectId: pid }));
  const pool = projects.flatMap(({ pid, reward_pools: pools }) =>
    (pools as readonly Readonly<Record<string, unknown>>[]).map(({ rid }) => ({ projectId: pid, poolId: rid })),
  )[0];
  const orders = list.map(({ order_id: orderId, project_type: type }) => ({
    orderId,
    projectType: type === wealth.PROJECT_TYPES['private-wealth'] ? 'private-wealth' : 'asset-management',
  }));
  const products = [MINT, SOL, { asset: 'ETH' }, { asset: 'BTC' }, { asset: 'USDT' }, { asset: 'GT' }];
  const days = { limit: 30, page: 1 };
  return {
    'account.balances': [{ assets: ['USDT', 'BTC'] }],
    'account.tickers': [{ pairs: ['BTC_USDT'] }],
    'account.coinListing': ['USDT', 'BTC', 'SUI', 'NOVA'].map((asset) => ({ asset })),
    'apr.chart': [{ ...FUNDED, from: START - 7 * 86_400, to: START, step: 'day' }],
    'autoEarn.status': [{ assets: ['USDT', 'TRX', 'BTC'] }],
    'fixed.products': ['normal', 'vip', 'special'].map((type) => ({ type })),
    'fixed.product': [{ id: productId }],
    'fixed.lendable': [{ productId }],
    'fixedVip.lendable': vipTerms.rows.map(({ id }) => ({ productId: id })),
    'fixed.subscribeCheck': [{ productId }],
    'vouchers.recommended': [{ productId }],
    'flexible.marketPage': [{ page: 1 }],
    'flexible.holdings': [{}],
    'history.flexible': [{}, { type: 'interest', daily: true, zoneOffsetHours: '0' }],
    'history.fixed': [{}],
    'history.types': [{}],
    'launchpool.project': projectIds,
    'launchpool.statistics': projectIds,
    'launchpool.checkPoolRule': [pool],
    'launchpool.earnMore': [{ ...FUNDED, locale: 'en' }],
    'wealth.lines': orders.map((order) => ({ ...order, type: 'balance', days: 30 })),
    'wealth.orderDetail': orders,
    'statement.dailyPrices': [{ asset: 'BTC', from: START - 7 * 86_400, to: START }],
    'staking.product': products,
    'staking.user': products,
    'staking.balances': [{}],
    'staking.statistics': products,
    'staking.rates': products.map((product) => ({ ...product, ...days })),
    'staking.totals': [{ asset: 'ETH', ...days }],
    'staking.questions': products,
    'staking.profits': products.map(({ asset }) => ({ asset, page: 1, limit: 30, to: START + 86_400 })),
  };
}

async function listOf(page: TestPage, path: string): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const { data } = (await (await page.fetch(path)).json()) as { readonly data: unknown };
  return (Array.isArray(data) ? data : (data as { readonly list: unknown }).list) as readonly Readonly<Record<string, unknown>>[];
}

const LAST_MONTH = `from=${START - 30 * 86_400}&to=${START}`;

/** Lists that a host hands over: where the sandbox has them, and how they are read. */
const HANDED_OVER = {
  '/sandbox/launchpool/projects': launchpool.projectList,
  '/sandbox/private-wealth/orders': wealth.orderList,
  '/sandbox/private-wealth/history': wealth.movementList,
  '/sandbox/soft-staking': softStaking.softStakingState,
  [`/sandbox/launchpool/rewards?${LAST_MONTH}`]: earningList,
  [`/sandbox/private-wealth/changes?${LAST_MONTH}`]: earningList,
  [`/sandbox/soft-staking/payouts?${LAST_MONTH}`]: earningList,
} as const;

/** Every answer of the sandbox to these people, of every declared read and of the orders that answer with data. */
export async function everyAnswer(box: TestSandbox, worlds: readonly string[]): Promise<readonly Answer[]> {
  const answers: Answer[] = [];
  for (const world of worlds) {
    let last: unknown;
    const page = await openPage(async (request) => {
      const response = await box.sandbox.fetch(request);
      last = await response.clone().json();
      return response;
    }, world);
    const inputs = await inputsOf(page);
    for (const endpoint of DECLARED.filter(({ effect }) => effect === 'read')) {
      for (const input of inputs[endpoint.name] ?? [FUNDED]) {
        const { code } = await page.call(endpoint as unknown as AnyCall, input);
        if (code === 0 || code === 200) answers.push(answerOf(endpoint, last));
      }
    }
    for (const [path, schema] of Object.entries(HANDED_OVER)) {
      await (await page.fetch(path)).text();
      answers.push({ call: path, schema, data: (last as { readonly data: unknown }).data });
    }
    const redeemed = await page.call(flexible.redeem, {
      asset: 'USDT',
      amount: '1' as never,
      currentAmount: undefined,
      lentAmount: undefined,
    });
    if (redeemed.code === 0) answers.push(answerOf(flexible.redeem as unknown as AnyEndpoint, last));
    await stake(page, SOL, '2');
    if ((await redeem(page, SOL, '1')).code === 0) answers.push(answerOf(staking.redemptions.redeem as unknown as AnyEndpoint, last));
  }
  return answers;
}

const answerOf = ({ name, data }: AnyEndpoint, answer: unknown): Answer => ({
  call: name,
  schema: data,
  data: (answer as { readonly data: unknown }).data,
});
