import type { AnyEndpoint } from '@earnkit/core/endpoint';
import { browserOf, createSandbox, type SandboxBrowser } from '@earnkit/sandbox';
import type { Example } from './openapi.ts';

/** 2026-03-10 10:20:00 UTC, when the recorded sandbox was made. */
const START = Date.UTC(2026, 2, 10, 10, 20);

/** Most rows of a list in an example. */
const MOST_ROWS = 2;

type Fields = Readonly<Record<string, unknown>>;

/** The `data` of an answer, with the first row where it is a list. */
interface Answered {
  readonly data: unknown;
  readonly row: Fields;
}

/** Makes each call once at a new sandbox, and gives what was sent and answered, by the call's name. */
export async function recordExamples(calls: readonly AnyEndpoint[]): Promise<Readonly<Record<string, Example>>> {
  const byName = new Map(calls.map((call) => [call.name, call]));
  const examples: Record<string, Example> = {};
  const sandbox = await createSandbox({ now: () => START });

  const signedIn = async (world: string) => {
    const page = browserOf(sandbox.fetch);
    await page.login(world);
    /** Makes a call; it has to succeed. The first answer of a call is its example. */
    return async (name: string, fields: Fields = {}): Promise<Answered> => {
      const call = byName.get(name);
      if (call === undefined) throw new Error(`There is no call ${name}.`);
      const answer = (await (await send(page, call, fields)).json()) as { readonly code: number; readonly data: unknown };
      if (answer.code !== 0 && answer.code !== 200) throw new Error(`${name} is refused: ${JSON.stringify(answer)}`);
      examples[name] ??= { request: fields, answer: shortened(answer) };
      return { data: answer.data, row: rowOf(answer.data) };
    };
  };

  try {
    const saver = await signedIn('saver');
    const vip = await signedIn('vip5');

    await saver('account.mode');
    await saver('account.balances', { assets: ['USDT', 'BTC'] });
    await saver('account.fixedAvailable', { asset: 'USDT' });
    await saver('account.compliance');
    await saver('account.borrowSettings', { coin: 'USDT' });
    await saver('account.tickers', { currency_pairs: 'BTC_USDT,ETH_USDT' });
    await saver('account.referral');
    await saver('account.coinListing', { symbol: 'PEPE' });
    await saver('account.tradingHome');
    await saver('account.marginRate');
    await saver('account.fundingLock', { asset: 'USDT' });
    await saver('account.vip');
    await saver('account.loans');

    await saver('notifications.holderAirdrop', { action: 'config' });
    await saver('notifications.setHolderAirdrop', { name: 'HODLER_AIRDROP_NOTIFY', value: '1' });
    await saver('notifications.candyDrop');
    await saver('notifications.setCandyDrop', { aid: -1, status: 1 });
    await saver('notifications.launchpool');
    await saver('notifications.setLaunchpool', { sets: { startup_mining_switch: 1 } });

    await saver('flexible.market');
    await saver('flexible.marketPage', {
      page: 1,
      limit: 7,
      sort_business: 1,
      search_type: -1,
      auto_invest: 0,
      have_balance: 0,
      have_award: 0,
      is_subscribed: 0,
      available: 0,
    });
    await saver('flexible.product', { coin: 'USDT', kyc_level: '1', show_page: '1', status: '1' });
    await saver('flexible.awardPool', { asset: 'USDT' });
    await saver('flexible.statistics');
    await saver('apr.chart', { from: START / 1000 - 6 * 3600, to: START / 1000, asset: 'USDT', type: 1 });
    await saver('autoEarn.status', { assets: 'USDT,BTC' });
    await saver('autoEarn.set', { assets: 'BTC', status: '1' });
    await saver('faq.questions', { mold: 'simple-earn', locale: 'en' });
    await saver('flexible.subscribe', { asset: 'USDT', amount: '100', rateYear: '0.0001' });
    await saver('flexible.setMinLendApr', { asset: 'USDT', rateYear: '0.0001' });
    await saver('flexible.holdings', { page: 1, limit: 10 });
    await saver('flexible.redeem', { asset: 'USDT', amount: '50' });
    const lent = ((await saver('flexible.holdings', { asset: 'USDT' })).row['lend_amount'] ?? '0') as string;
    const rest = ((await saver('flexible.holdings', { asset: 'USDT' })).row['curr_amount'] ?? '0') as string;
    await saver('flexible.redeem', { asset: 'USDT', amount: rest, curr_amount: rest, lend_amount: lent });
    const pending = (await saver('flexible.holdings', { asset: 'USDT' })).row['frozen_amount'];
    await saver('flexible.cancelRedemption', { asset: 'USDT', amount: pending });

    await fixed(saver, 'fixed', '1');
    await fixed(vip, 'fixedVip', '2');
    const product = (await saver('fixed.products', { type: '1', coin: 'USDT', status: '1' })).row['id'];
    await saver('fixed.product', { product_id: product });
    await saver('fixed.subscribeCheck', { pid: product });
    await saver('fixed.upgradeWay');
    await saver('fixed.coins');
    await saver('vouchers.recommended', { pid: product });
    await saver('history.flexible', { page: 1, limit: 10, type: 1 });
    await saver('history.fixed', { page: 1, limit: 10, type: 1 });
    await saver('history.coins');
    await saver('history.types', { product_type: 'flexible' });

    await saver('launchpool.project', { projectId: '1002' });
    const pool = { pid: '1002', rid: '100201' };
    await saver('launchpool.checkPoolRule', pool);
    await saver('launchpool.stake', { ...pool, amount: '100', simpleEarnStatus: 0, simpleEarnPeriod: 0 });
    await saver('launchpool.statistics', { pid: '1002' });
    await saver('launchpool.redeem', { ...pool, amount: '50' });
    await saver('launchpool.userStat');
    await saver('launchpool.earnMore', { coin: 'SUI', type: 'candy_drop', locale: 'en' });

    await saver('staking.product', { coin: 'ETH' });
    await saver('staking.user', { coin: 'ETH', pid: '1011' });
    await saver('staking.balances', { hide_zero_hold: 1 });
    await saver('staking.statistics', { coin: 'ETH' });
    await saver('staking.loans', { coin: 'ETH' });
    await saver('staking.rates', { coin: 'ETH', limit: 7, page: 1 });
    await saver('staking.totals', { coin: 'ETH', limit: 7, page: 1 });
    await saver('staking.questions', { coin: 'ETH', locale: 'en' });
    await saver('staking.profits', { coin: 'ETH', page: 1, limit: 10, to: START / 1000 });
    await saver('staking.stake', { side: 0, amount: '0.1', coin: 'ETH', pid: '1011' });
    await saver('staking.redeem', { side: 1, amount: '0.1', coin: 'ETH', pid: '1011', quick: 0, redeem_coin: 'ETH' });

    await wealth(saver, sandbox.fetch);
    await saver('softStaking.set', { status: true });
  } finally {
    await sandbox.close();
  }
  const missing = calls.filter(({ name }) => !(name in examples)).map(({ name }) => name);
  if (missing.length > 0) throw new Error(`No example of ${missing.join(', ')}: make the call in tooling/contract/record.ts.`);
  return Object.fromEntries(calls.map(({ name }) => [name, examples[name]] as const)) as Readonly<Record<string, Example>>;
}

type Caller = (name: string, fields?: Fields) => Promise<Answered>;

/** An order of a fixed product, from its subscription to its early redemption. */
async function fixed(person: Caller, calls: 'fixed' | 'fixedVip', type: string): Promise<void> {
  const { data } = await person('fixed.products', { type, status: '1' });
  const product = rowsOf(data).find((row) => Number(row['pre_redeem']) === 1) ?? {};
  await person(`${calls}.lendable`, { product_id: product['id'] });
  await person(`${calls}.subscribe`, {
    product_id: product['id'],
    redeem_account_type: '1',
    reinvest_status: '0',
    amount: product['min_lend_amount'],
    year_rate: product['year_rate'],
  });
  const order = (await person(`${calls}.orders`, { order_type: '1', page: 1, limit: 10 })).row['order_id'];
  await person(`${calls}.setRedeemAccount`, { order_id: order, redeem_account_type: '0' });
  await person(`${calls}.setReinvest`, { order_id: order, reinvest_status: '1' });
  await person(`${calls}.redeemEarly`, { order_id: order });
}

/** Units of a fund. */
async function wealth(person: Caller, fetch: (request: Request) => Promise<Response>): Promise<void> {
  const page = browserOf(fetch);
  await page.login('saver');
  const { data } = (await (await page.fetch('/sandbox/private-wealth/orders')).json()) as { readonly data: unknown };
  const order = rowOf(data);
  await person('wealth.purchase', { pid: order['pid'], amount: order['min_amount'], project_type: '5' });
  await person('wealth.orderDetail', { order_id: order['order_id'], project_type: order['project_type'] });
  await person('wealth.lines', { type: 'balance', order_id: order['order_id'], range: 30, project_type: order['project_type'] });
  await person('wealth.redeem', { pid: order['pid'], unit: '1' });
}

function send(page: SandboxBrowser, { method, path, encoding }: AnyEndpoint, fields: Fields): Promise<Response> {
  const left = { ...fields };
  const address = path.replaceAll(/\{(\w+)\}/g, (_match, name: string) => {
    const value = String(left[name]);
    delete left[name];
    return encodeURIComponent(value);
  });
  if (method === 'GET') {
    const query = new URLSearchParams(Object.entries(left).map(([name, value]) => [name, String(value)])).toString();
    return page.fetch(query === '' ? address : `${address}?${query}`);
  }
  return page[method === 'PUT' ? 'put' : 'post'](address, left, encoding === 'json' ? 'json' : 'form');
}

function rowsOf(data: unknown): readonly Fields[] {
  const list = Array.isArray(data) ? data : ((data ?? {}) as { readonly list?: unknown; readonly fixed_list?: unknown });
  if (Array.isArray(list)) return list as readonly Fields[];
  const inner = list.list ?? list.fixed_list;
  return Array.isArray(inner) ? (inner as readonly Fields[]) : [];
}

const rowOf = (data: unknown): Fields => rowsOf(data)[0] ?? {};

/** A copy with the first rows of each list. */
function shortened(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, MOST_ROWS).map(shortened);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shortened(inner)]));
}
