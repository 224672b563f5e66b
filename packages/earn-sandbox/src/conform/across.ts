import { callNamed } from './calls.ts';
import { shown } from './findings.ts';
import type { Answers, Fields } from './inputs.ts';
import type { Kit } from './kit.ts';
import { rowsIn } from './shape.ts';
import { isMidnight } from './zone.ts';

/** Ids that each row has alone, by call. */
const IDS: Readonly<Record<string, string>> = {
  'flexible.holdings': 'id',
  'fixed.orders': 'order_id',
  'fixedVip.orders': 'order_id',
  'launchpool.statistics': 'rid',
  'vouchers.recommended': 'id',
};

/** Percent below which all rates of staking are taken for fractions. */
const LEAST_PERCENT = 0.2;

/** Checks that one value is the same in all calls, that ids are each row's own, and that days begin at 00:00. */
export async function checkAcross(kit: Kit, { rows }: Pick<Answers, 'rows'>): Promise<void> {
  const { findings, zone, now } = kit;
  checkMarket(kit, rows);
  checkRates(kit, rows);
  checkIds(kit, rows);
  for (const row of [...rows('fixed.orders'), ...rows('fixedVip.orders')]) {
    const ends = Number(row['finish_time']);
    if (Number.isInteger(ends) && ends > 1e9 && ends < 1e11 && Number(row['sub_business'] ?? 0) === 0 && !isMidnight(ends, zone))
      findings.add('zone', {
        call: 'fixed.orders',
        field: 'finish_time',
        came: new Date(ends * 1000).toISOString(),
        contract: `A term ends at 00:00 of the exchange’s zone, ${zone}.`,
      });
  }
  for (const [call, field] of [
    ['staking.rates', 'time'],
    ['staking.totals', 'time'],
  ] as const) {
    const odd = rows(call).find((row) => Number(row[field]) < 1e11 && ![zone, 'UTC'].some((each) => isMidnight(Number(row[field]), each)));
    if (odd !== undefined)
      findings.add('zone', { call, field, came: shown(odd[field]), contract: `One point a day, at 00:00 of ${zone} or UTC.` });
  }
  await checkDays(kit, now());
}

const HUNDRED = 100;

/** One rate of a coin in the market, its product and a holding. One that is a hundred times the other is percent. */
function checkMarket({ findings }: Kit, rows: Answers['rows']): void {
  const field = 'next_time_rate_year';
  const market = 'flexible.market';
  const rateOf = new Map(rows(market).map((row) => [row['asset'], Number(row[field] ?? 0)]));
  for (const call of ['flexible.product', 'flexible.holdings', 'flexible.marketPage'])
    for (const row of rows(call)) {
      const [rate, listed] = [Number(row[field] ?? 0), rateOf.get(row['asset']) ?? 0];
      if (!(rate > 0 && listed > 0) || rate === listed) continue;
      const isPercent = (one: number, other: number): boolean => Math.abs(one / other / HUNDRED - 1) < 0.01;
      const coin = shown(row['asset']);
      if (isPercent(rate, listed))
        findings.add('percent', { call, field, came: `${rate} for ${coin}`, contract: `A fraction: ${market} says ${listed}.` });
      else if (isPercent(listed, rate))
        findings.add('percent', { call: market, field, came: `${listed} for ${coin}`, contract: `A fraction: ${call} says ${rate}.` });
      else findings.add('rates-differ', { call, field, came: `${rate} for ${coin}`, contract: `${market} says ${listed}.` });
    }
}

/** Rates in percent that are written as fractions: all of staking are near zero, or a fixed order has the number of its product. */
function checkRates({ findings }: Kit, rows: Answers['rows']): void {
  for (const [call, field] of [
    ['staking.product', 'rate'],
    ['staking.balances', 'rate'],
    ['staking.rates', 'rate'],
  ] as const) {
    const rates = rows(call)
      .map((row) => Number(row[field] ?? 0))
      .filter((rate) => rate > 0);
    if (rates.length > 1 && Math.max(...rates) < LEAST_PERCENT) findings.add('fraction', { call, field, came: String(Math.max(...rates)) });
  }
  const productOf = new Map(rows('fixed.products').map((row) => [row['id'], row]));
  for (const row of rows('fixed.orders')) {
    const percent = Number(row['total_year_rate_percent'] ?? row['year_rate_perent'] ?? row['year_rate'] ?? 0);
    const fraction = Number(productOf.get(row['product_id'])?.['year_rate'] ?? 0);
    if (percent > 0 && fraction > 0 && percent < fraction * 10)
      findings.add('fraction', {
        call: 'fixed.orders',
        field: 'total_year_rate_percent',
        came: String(percent),
        contract: `Percent: the product has ${fraction}, a fraction.`,
      });
  }
  for (const row of rows('fixed.product')) {
    const listed = productOf.get(row['id']);
    if (listed !== undefined && Number(listed['year_rate']) !== Number(row['year_rate']))
      findings.add('rates-differ', {
        call: 'fixed.product',
        field: 'year_rate',
        came: shown(row['year_rate']),
        contract: `fixed.products says ${shown(listed['year_rate'])}.`,
      });
  }
}

function checkIds({ findings }: Kit, rows: Answers['rows']): void {
  for (const [call, field] of Object.entries(IDS)) {
    const ids = new Map<unknown, string>();
    for (const row of rows(call)) {
      const text = JSON.stringify(row);
      const known = ids.get(row[field]);
      if (row[field] === undefined || row[field] === null) continue;
      if (known !== undefined && known !== text) findings.add('duplicate', { call, field, came: `two rows with ${shown(row[field])}` });
      ids.set(row[field], text);
    }
  }
}

/** Interest by day, in zones on both sides of UTC, and rates by day. */
async function checkDays(kit: Kit, now: number): Promise<void> {
  const DAY = 86_400;
  const history = callNamed('history.flexible');
  const read = async (call: typeof history, fields: Fields): Promise<readonly Fields[]> => {
    const said = await kit.send(call, fields);
    return said.kind === 'done' ? rowsIn(said.raw) : [];
  };
  if (kit.has(history.name))
    for (const [offset, zone] of [
      ['8', 'Asia/Shanghai'],
      ['0', 'UTC'],
      ['-5', 'Etc/GMT+5'],
    ] as const) {
      const list = await read(history, { page: 1, limit: 5, type: 3, is_daily_log: 1, is_time_zone: 1, time_zone: offset });
      const odd = list.find((row) => Number(row['time_at']) < 1e11 && !isMidnight(Number(row['time_at']), zone));
      if (odd !== undefined)
        kit.findings.add('zone', {
          call: history.name,
          field: 'time_at',
          came: shown(odd['time_at']),
          contract: `Days of UTC${offset.startsWith('-') ? '' : '+'}${offset} begin at 00:00 there.`,
        });
    }
  const chart = callNamed('apr.chart');
  const [holding] = kit.has(chart.name) ? await read(callNamed('flexible.market'), {}) : [];
  if (holding === undefined) return;
  const days = await read(chart, { from: now - 5 * DAY, to: now, asset: holding['asset'], type: 2 });
  const odd = days.find((row) => Number(row['time']) < 1e11 && ![kit.zone, 'UTC'].some((each) => isMidnight(Number(row['time']), each)));
  if (odd !== undefined)
    kit.findings.add('zone', { call: chart.name, field: 'time', came: shown(odd['time']), contract: 'One point a day, at 00:00.' });
}
