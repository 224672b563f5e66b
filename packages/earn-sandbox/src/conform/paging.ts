import { callNamed } from './calls.ts';
import type { Fields } from './inputs.ts';
import type { Kit } from './kit.ts';
import type { ReadAnswers } from './reads.ts';
import { rowsIn } from './shape.ts';

/** A call with pages: what tells its rows apart, and its time where the newest come first. */
interface Paged {
  readonly call: string;
  readonly id: readonly string[];
  readonly time?: string;
}

const PAGED: readonly Paged[] = [
  { call: 'flexible.holdings', id: ['id'] },
  { call: 'flexible.marketPage', id: ['asset'] },
  { call: 'fixed.orders', id: ['order_id'] },
  { call: 'fixedVip.orders', id: ['order_id'] },
  { call: 'history.flexible', id: ['type', 'asset', 'unique_time'], time: 'time_at' },
  { call: 'history.fixed', id: ['type', 'asset', 'unique_time'], time: 'time_at' },
  { call: 'staking.profits', id: ['id'], time: 'time' },
];

const LIMIT = 2;

/** Reads pages of each list that has them. */
export async function checkPaging(kit: Kit, { sent }: ReadAnswers): Promise<void> {
  for (const paged of PAGED) {
    const fields = sent.get(paged.call);
    if (fields !== undefined && kit.has(paged.call)) await checkPages(kit, paged, fields);
  }
  // A limit of days is one too.
  for (const name of ['staking.rates', 'staking.totals']) {
    const fields = sent.get(name);
    const said = fields === undefined ? undefined : await kit.send(callNamed(name), { ...fields, limit: LIMIT });
    const rows = said?.kind === 'done' ? rowsIn(said.raw) : [];
    if (rows.length > LIMIT) kit.findings.add('limit', { call: name, field: 'list', came: `${rows.length} rows for a limit of ${LIMIT}` });
  }
}

interface PageRead {
  readonly rows: readonly Fields[];
  readonly ids: readonly string[];
  /** As the answer says it; `undefined` where it says none. */
  readonly total: number | undefined;
}

async function checkPages(kit: Kit, { call: name, id, time }: Paged, fields: Fields): Promise<void> {
  kit.step(`pages of ${name}`);
  const { findings } = kit;
  const call = callNamed(name);
  const read = async (page: number, limit = LIMIT): Promise<PageRead> => {
    const said = await kit.send(call, { ...fields, page, limit });
    const raw = said.kind === 'done' ? said.raw : undefined;
    const rows = rowsIn(raw);
    const total = Number((raw as { readonly total?: unknown } | null | undefined)?.total ?? Number.NaN);
    if (rows.length > limit) findings.add('limit', { call: name, field: 'list', came: `${rows.length} rows for a limit of ${limit}` });
    if (time !== undefined) checkOrder(kit, name, time, rows);
    return {
      rows,
      ids: rows.map((row) => JSON.stringify(id.every((field) => row[field] !== undefined) ? id.map((field) => row[field]) : row)),
      total: Number.isNaN(total) ? undefined : total,
    };
  };
  const first = await read(1);
  const second = await read(2);
  const both = await read(1, 2 * LIMIT);
  if (first.rows.length > LIMIT) return;
  if (second.ids.length > 0 && second.ids.every((each) => first.ids.includes(each)))
    findings.add('repeated-page', { call: name, field: 'list', came: 'page 2 has the rows of page 1' });
  else if (both.ids.join() !== [...first.ids, ...second.ids].join())
    findings.add('pages', { call: name, field: 'list', came: `pages 1 and 2 are not the first ${2 * LIMIT} rows` });
  if (new Set(both.ids).size < both.ids.length)
    findings.add('duplicate', { call: name, field: id.join(', '), came: 'two rows of one id on a page' });
  await checkTotal(kit, name, first, second, read);
}

/** Holds a total against the rows: its last page has the rest, and the page after it nothing. */
async function checkTotal(
  { findings }: Kit,
  call: string,
  first: PageRead,
  second: PageRead,
  read: (page: number, limit: number) => Promise<PageRead>,
): Promise<void> {
  const { total } = first;
  const add = (came: string): void => findings.add('total', { call, field: 'total', came });
  const seen = first.rows.length + second.rows.length;
  if (total === undefined)
    return seen > 0 ? findings.add('no-total', { call, field: 'total', came: 'nothing that can be read' }) : undefined;
  if (second.total !== total) return add(`${total} on page 1, ${second.total ?? 'none'} on page 2`);
  if (total < seen) return add(`${total}, and ${seen} rows on two pages`);
  const limit = 10;
  const last = Math.max(1, Math.ceil(total / limit));
  const rest = (await read(last, limit)).rows.length;
  if (rest !== total - (last - 1) * limit) return add(`${total}, and ${rest} rows on page ${last} of ${limit}`);
  if (rest === limit || total % limit === 0) return undefined;
  const beyond = (await read(last + 1, limit)).rows.length;
  return beyond > 0 ? add(`${total}, and ${beyond} more rows after them`) : undefined;
}

function checkOrder({ findings }: Kit, call: string, time: string, rows: readonly Fields[]): void {
  const times = rows.map((row) => Number(row[time])).filter((at) => !Number.isNaN(at));
  if (times.some((at, index) => index > 0 && at > (times[index - 1] ?? at)))
    findings.add('order', { call, field: time, came: 'an older row before a newer one' });
}
