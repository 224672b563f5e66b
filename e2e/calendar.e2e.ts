import { expect as is, test } from 'vitest';
import { consoleAndBrowser } from './support/consoleAndBrowser.ts';
import { expect } from './support/expect.ts';
import type { Visit } from './support/openBrowser.ts';
import { settled } from './support/places.ts';

const at = consoleAndBrowser();

/** Months that pass: a year at full length. */
const MONTHS = process.env.EARNKIT_LONG ? 12 : 2;
const MONTH = 30 * 86_400;

interface Booking {
  readonly transfer: number;
  readonly kind: string;
  readonly asset: string;
  readonly amount: string;
  readonly at: number;
}

/** What the calendar foretells. A fixed term that has ended arrives too, until it is paid. */
const FORETOLD: Readonly<Record<string, string>> = { matures: 'paid', renews: 'renewed', arrives: 'paid' };

/** The same by the kind of a transfer in the ledger. */
const BOOKED: Readonly<Record<string, string>> = { 'fixed-paid': 'paid', 'fixed-renewed': 'renewed', 'staking-paid': 'paid' };

/** The dates of the calendar at which money comes or renews, each as it is booked: kind, coin and minute, and the amount where it moves. */
async function foretold({ page }: Visit): Promise<readonly string[]> {
  await page.goto('/simple-earn/my-lendings/calendar');
  await settled(page);
  const rows = page.getByRole('table', { name: 'Dates' }).getByRole('row');
  await expect(rows.nth(1)).toBeVisible();
  const texts = await rows.evaluateAll((all) => all.map((row) => [...row.children].map((cell) => (cell as HTMLElement).innerText)));
  return texts.flatMap(([what = '', when = '', amount = '']) => {
    const [, coin = '', does = ''] = /^(\w+) (matures|renews|arrives)/.exec(what) ?? [];
    const [, month, day, year, clock] = /(\d+)\/(\d+)\/(\d+)\s+(\d+:\d+)/.exec(when) ?? [];
    const kind = FORETOLD[does];
    if (kind === undefined) return [];
    const minute = `${year}-${month}-${day}T${clock}`;
    return [kind === 'renewed' ? `${kind} ${coin} ${minute}` : `${kind} ${coin} ${minute} ${amount.replaceAll(/[^\d.]/g, '')}`];
  });
}

/** The same of what the ledger booked after a transfer: what comes to the person. */
async function booked({ read }: Visit, after: number): Promise<{ readonly lines: readonly string[]; readonly last: number }> {
  const all: Booking[] = [];
  for (let last = after; ; last = all.at(-1)?.transfer ?? last) {
    const { bookings } = (await read(`/sandbox/bookings?after=${last}`)) as { readonly bookings: readonly Booking[] };
    if (bookings.length === 0) break;
    all.push(...bookings);
  }
  // A bonus is paid in another coin, with the interest that the calendar names.
  const principals = new Set(all.filter(({ amount }) => amount.startsWith('-')).map(({ transfer, asset }) => `${transfer} ${asset}`));
  const lines = all.flatMap(({ transfer, kind: name, asset, amount, at: moment }) => {
    const kind = BOOKED[name];
    const minute = new Date(moment * 1000).toISOString().slice(0, 16);
    if (kind === 'renewed') return [`${kind} ${asset} ${minute}`];
    const comes = kind !== undefined && !amount.startsWith('-') && principals.has(`${transfer} ${asset}`);
    return comes ? [`${kind} ${asset} ${minute} ${amount}`] : [];
  });
  return { lines: [...new Set(lines)], last: all.at(-1)?.transfer ?? after };
}

test(`given ${MONTHS} months, then what the calendar foretold at the start of each is what the ledger booked, to the minute and the last digit`, async () => {
  const visit = await at.browser.visit();
  await visit.become('saver');
  let { last } = await booked(visit, 0);
  let found = 0;
  for (let month = 0; month < MONTHS; month += 1) {
    const dates = await foretold(visit);
    const { now } = (await visit.read('/sandbox/state')) as { readonly now: number };
    await visit.control('/sandbox/clock', { advanceSeconds: MONTH });
    const until = new Date((now + MONTH) * 1000).toISOString().slice(0, 16);
    const result = await booked(visit, last);
    ({ last } = result);
    const due = dates.filter((line) => (line.split(' ')[2] ?? '') < until);
    for (const line of due) is(result.lines).toContain(line);
    // What renews within the month comes once more, which its first renewal alone can foretell.
    for (const line of result.lines) if (!line.startsWith('renewed')) is(dates).toContain(line);
    found += due.length;
  }
  is(found).toBeGreaterThan(2);
  is(visit.complaints).toEqual([]);
  await visit.context.close();
}, 600_000);
