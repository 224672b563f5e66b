/*
 * A small REST exchange in memory: other paths and names than the documented calls, milliseconds, rates per hour, plain arrays, and errors
 * as { label, message } with an HTTP status. It stands for yours; the adapter in `src/adapter.ts` is what you would write.
 *
 * Whole units are kept as BigInt of 8 decimals, because amounts are never floating-point numbers.
 */
import { createServer } from 'node:http';
import { parseArgs } from 'node:util';

const { values } = parseArgs({ options: { port: { type: 'string', default: '4620' } } });

const DAY = 86_400_000;
const units = (text) => {
  if (!/^\d{1,20}(\.\d{1,8})?$/.test(text ?? '')) throw refusal(400, 'INVALID_PARAM_VALUE', `"${text}" is not an amount`);
  const [whole, part = ''] = text.split('.');
  return BigInt(whole + part.padEnd(8, '0'));
};
const textOf = (amount) => {
  const digits = amount.toString().padStart(9, '0');
  return `${digits.slice(0, -8)}.${digits.slice(-8)}`.replace(/\.?0+$/, '');
};
const refusal = (status, label, message) => Object.assign(new Error(message), { status, label });

const now = Date.now();
const spot = { USDT: units('25000'), BTC: units('0.5'), ETH: units('12') };
const prices = { USDT: '1', BTC: '64250.5', ETH: '3140.2' };
/** Rates are per hour. */
const currencies = {
  USDT: { min_lend_amount: '1', max_rate: '0.0001', estimate_rate: '0.00001', min_rate: '0.0000001' },
  BTC: { min_lend_amount: '0.0001', max_rate: '0.0001', estimate_rate: '0.0000008', min_rate: '0.0000001' },
};
const lends = new Map([['USDT', { amount: units('1200.5'), lent: units('300'), interest: units('4.25'), create_time: now - 40 * DAY }]]);
/** The coins whose idle balance is lent by itself. */
const autoLent = new Set();
const lendRecords = [{ currency: 'USDT', amount: '1200.5', type: 'lend', create_time: now - 40 * DAY }];
const interestRecords = [1, 2, 3].map((hours) => ({ currency: 'USDT', interest: '0.012', create_time: now - hours * 3_600_000 }));
/** The rate of a term is per year, in percent. */
const terms = [
  { id: 11, asset: 'USDT', lock_up_period: 30, year_rate: '6.5', min_lend_amount: '10', user_max_lend_amount: '50000', pre_redeem: true },
  { id: 12, asset: 'USDT', lock_up_period: 90, year_rate: '8', min_lend_amount: '10', user_max_lend_amount: '50000', pre_redeem: false },
];
const termOrders = [];
/** The rate of staking is a fraction per year. */
const coins = [{ pid: 1, currency: 'ETH', estimate_apr: '0.032', min_stake_amount: '0.01', redeem_period: 3 }];
const stakes = new Map([[1, { amount: units('2'), rewards: units('0.0123') }]]);
const awards = [{ pid: 1, currency: 'ETH', award: '0.00035', stake_amount: '2', create_time: now - DAY }];

const take = (currency, amount) => {
  if ((spot[currency] ?? 0n) < amount) throw refusal(400, 'BALANCE_NOT_ENOUGH', `Not enough ${currency} in your spot account`);
  spot[currency] -= amount;
};
const give = (currency, amount) => {
  spot[currency] = (spot[currency] ?? 0n) + amount;
};
const positive = (text, least = '0.00000001') => {
  const amount = units(text);
  if (amount < units(least)) throw refusal(400, 'INVALID_PARAM_VALUE', `The least amount is ${least}`);
  return amount;
};

const lendRow = ([currency, { amount, lent, create_time }]) => ({
  currency,
  current_amount: textOf(amount),
  lent_amount: textOf(lent),
  frozen_amount: '0',
  min_rate: currencies[currency].min_rate,
  auto_lend: autoLent.has(currency),
  create_time,
});

const setAutoLend = ({ currency, enabled }) => void (enabled ? autoLent.add(currency) : autoLent.delete(currency));

function lendOrRedeem({ currency, amount: text, type }) {
  const held = lends.get(currency) ?? { amount: 0n, lent: 0n, interest: 0n, create_time: Date.now() };
  if (!currencies[currency]) throw refusal(400, 'INVALID_CURRENCY', `${currency} cannot be lent`);
  const amount = positive(text, type === 'lend' ? currencies[currency].min_lend_amount : undefined);
  if (type === 'lend') take(currency, amount);
  else if (held.amount < amount) throw refusal(400, 'LEND_AMOUNT_NOT_ENOUGH', `You have lent ${textOf(held.amount)} ${currency}`);
  else give(currency, amount);
  held.amount += type === 'lend' ? amount : -amount;
  if (held.lent > held.amount) held.lent = held.amount;
  lends.set(currency, held);
  lendRecords.unshift({ currency, amount: text, type, create_time: Date.now() });
}

function lendFixed({ product_id, amount: text }) {
  const product = terms.find(({ id }) => String(id) === String(product_id));
  if (!product) throw refusal(404, 'PRODUCT_NOT_FOUND', 'There is no such product');
  take(product.asset, positive(text, product.min_lend_amount));
  const create_time = Date.now();
  const finish_time = create_time + product.lock_up_period * DAY;
  termOrders.unshift({ order_id: 9001 + termOrders.length, product_id: product.id, principal: text, create_time, finish_time });
}

function redeemFixed({ order_id }) {
  const index = termOrders.findIndex((order) => String(order.order_id) === String(order_id));
  const order = termOrders[index];
  const product = terms.find(({ id }) => id === order?.product_id);
  if (!product?.pre_redeem) throw refusal(400, 'CANNOT_REDEEM', 'This order is paid when it matures');
  termOrders.splice(index, 1);
  give(product.asset, units(order.principal));
}

function swap({ pid, side, amount: text }) {
  const coin = coins.find((each) => String(each.pid) === String(pid));
  if (!coin) throw refusal(404, 'PRODUCT_NOT_FOUND', 'There is no such product');
  const stake = stakes.get(coin.pid) ?? { amount: 0n, rewards: 0n };
  const amount = positive(text, side === '0' ? coin.min_stake_amount : undefined);
  if (side === '0') take(coin.currency, amount);
  else if (stake.amount < amount) throw refusal(400, 'STAKE_NOT_ENOUGH', `You have staked ${textOf(stake.amount)} ${coin.currency}`);
  else give(coin.currency, amount);
  stakes.set(coin.pid, { ...stake, amount: stake.amount + (side === '0' ? amount : -amount) });
}

const TOKEN_MS = 60_000;
const tokens = new Map();
const newToken = () => {
  const token = crypto.randomUUID();
  tokens.set(token, Date.now() + TOKEN_MS);
  return { token, expires_at: Date.now() + TOKEN_MS };
};

const PUBLIC = {
  'POST /token': newToken,
  'GET /earn/uni/currencies': () => Object.entries(currencies).map(([currency, facts]) => ({ currency, ...facts })),
  'GET /earn/fixed-term/products': () => terms,
  'GET /earn/staking/coins': () => coins,
  'GET /spot/tickers': () => Object.entries(prices).map(([currency, last]) => ({ currency_pair: `${currency}_USDT`, last })),
};
const PRIVATE = {
  'GET /spot/accounts': () =>
    Object.entries(spot).map(([currency, available]) => ({ currency, available: textOf(available), locked: '0' })),
  'GET /earn/uni/lends': () => [...lends].filter(([, { amount }]) => amount > 0n).map(lendRow),
  'POST /earn/uni/lends': lendOrRedeem,
  'POST /earn/uni/auto_lend': setAutoLend,
  'GET /earn/uni/auto_lend': () => [...autoLent],
  'GET /earn/uni/lend_records': () => lendRecords,
  'GET /earn/uni/interest_records': () => interestRecords,
  'GET /earn/uni/interests': () => [...lends].map(([currency, { interest }]) => ({ currency, interest: textOf(interest) })),
  'GET /earn/fixed-term/lends': () => termOrders,
  'POST /earn/fixed-term/lends': lendFixed,
  'POST /earn/fixed-term/pre-redeem': redeemFixed,
  'GET /earn/staking/assets': () =>
    [...stakes].map(([pid, { amount, rewards }]) => ({ pid, amount: textOf(amount), rewards: textOf(rewards) })),
  'GET /earn/staking/award_list': () => awards,
  'POST /earn/staking/swap': swap,
};

async function answer(request) {
  const route = `${request.method} ${new URL(request.url, 'http://exchange').pathname.replace(/^\/api\/v4/, '')}`;
  let text = '';
  for await (const chunk of request) text += chunk;
  const work = PUBLIC[route] ?? PRIVATE[route];
  if (!work) throw refusal(404, 'NOT_FOUND', `There is no ${route}`);
  const [, token] = /^Bearer (.+)$/.exec(request.headers.authorization ?? '') ?? [];
  if (route in PRIVATE && !((tokens.get(token) ?? 0) > Date.now()))
    throw refusal(401, 'INVALID_TOKEN', 'The token is missing or has expired');
  return work(text === '' ? {} : JSON.parse(text));
}

async function respond(request, response) {
  const send = (status, body) => response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  try {
    const body = await answer(request);
    if (body === undefined) response.writeHead(204).end();
    else send(200, body);
  } catch (error) {
    send(error.status ?? 500, { label: error.label ?? 'SERVER_ERROR', message: error.label ? error.message : '' });
  }
}

const server = createServer((request, response) => void respond(request, response));
server.listen(Number(values.port), '127.0.0.1', () => console.log(`Exchange: http://127.0.0.1:${server.address().port}`));
