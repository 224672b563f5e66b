import type { OpenBrowser } from '../support/openBrowser.ts';
import { type Finding, judge } from './compare.ts';
import { type Choice, type Flow, ledgerOf, type Order, takeOrder } from './flow.ts';
import { earnedSoFar, judgeEarned, judgeFigures, judgeHidden } from './figures.ts';
import { judgeClosed, judgeLinks, judgeOffers, judgeVouchers } from './offers.ts';
import { readPages } from './pages.ts';
import { meet, type Person, type Somebody, ZONES } from './person.ts';
import type { Random } from './random.ts';
import { HOUR } from './products/amounts.ts';

/** Worlds whose people may order. */
const WORLDS = ['saver', 'unified', 'vip5', 'us', 'restricted', 'password', 'borrower', 'empty'] as const;

/** Orders that somebody takes, one after the other. */
export interface Plan {
  readonly somebody: Somebody;
  readonly orders: readonly { readonly flow: Flow; readonly choice: Choice }[];
}

/** Most orders of one person. */
const MOST = 7;

interface Growing {
  readonly somebody: Somebody;
  readonly orders: { readonly flow: Flow; readonly choice: Choice }[];
  /** Coins of the orders: two orders of a coin would be booked together. */
  readonly coins: Set<string>;
}

/** Gives each flow, world, zone and language its turn, and fills up with random ones. Fewer orders are of some flows alone. */
export function planOf(flows: readonly Flow[], count: number, random: Random): readonly Plan[] {
  const people: Growing[] = [];
  const zones = random.shuffle(ZONES);
  const newcomer = (world: string): Growing => {
    const met = people.length;
    const language = Math.floor(met / zones.length) % 2 === 0 ? 'en' : 'zh';
    const zone = zones[met % zones.length] ?? 'UTC';
    const person: Growing = { somebody: { world, zone, language }, orders: [], coins: new Set() };
    people.push(person);
    return person;
  };
  for (const world of random.shuffle(WORLDS)) newcomer(world);
  while (people.length < 2 * ZONES.length) newcomer(random.pick(WORLDS));
  const mayTake = ({ worlds }: Flow, { somebody: { world } }: Growing): boolean => worlds === undefined || worlds.includes(world);
  const take = (flow: Flow, person: Growing): boolean => {
    for (let tries = 0; tries < 12; tries += 1) {
      const choice = flow.choose(random, person.somebody);
      const coins = [choice.coin, ...(choice.beside ?? [])];
      if (coins.some((coin) => person.coins.has(coin))) continue;
      for (const coin of coins) person.coins.add(coin);
      person.orders.push({ flow, choice });
      return true;
    }
    return false;
  };
  const give = (flow: Flow): void => {
    const free = random
      .shuffle(people.filter((person) => mayTake(flow, person) && person.orders.length < MOST))
      .toSorted((first, second) => first.orders.length - second.orders.length);
    if (!free.some((person) => take(flow, person))) take(flow, newcomer(random.pick(flow.worlds ?? WORLDS)));
  };
  // Those that few may take come first.
  const taken = count < flows.length ? random.shuffle(flows).slice(0, count) : flows;
  for (const flow of taken.toSorted((first, second) => (first.worlds?.length ?? 99) - (second.worlds?.length ?? 99))) give(flow);
  for (let more = taken.length; more < count; more += 1) give(random.pick(flows));
  return people.filter(({ orders }) => orders.length > 0);
}

/** What a run found out. */
export interface Run {
  readonly orders: readonly Order[];
  readonly people: readonly Person[];
  readonly findings: readonly Finding[];
}

/** How a run is made. */
export interface Pace {
  /** How many people are at it at a time. */
  readonly atATime: number;
  /** Whether all pages are read after every tenth order too. */
  readonly readsOften?: boolean;
  /** Whether the pages are read at the end. @default true */
  readonly reads?: boolean;
}

/** Lets people take their orders, several at a time, moves the clock once through everything that falls due, and judges. */
export async function runPlans(
  browser: OpenBrowser,
  plans: readonly Plan[],
  { atATime, readsOften = false, reads = true }: Pace,
): Promise<Run> {
  await holdRates(browser);
  const orders: Order[] = [];
  const people: Person[] = [];
  const findings: Finding[] = [];
  const waiting = [...plans];
  const worker = async (): Promise<void> => {
    for (let plan = waiting.shift(); plan; plan = waiting.shift()) {
      const person = await meet(browser, plan.somebody);
      people.push(person);
      const hasEarned = WITH_HISTORY.includes(person.world) && people.every((other) => other === person || other.world !== person.world);
      const earned = hasEarned ? await earnedSoFar(person) : undefined;
      for (const { flow, choice } of plan.orders) {
        try {
          orders.push(await takeOrder(flow, person, choice));
          if (readsOften && orders.length % 10 === 0) findings.push(...(await judgeFigures(person, await readPages(person))));
        } catch (error) {
          findings.push({
            fault: `${flow.name}: could not be taken`,
            text: `${flow.name}, ${choice.amount} ${choice.coin} (${person.name}): the order could not be taken: ${String(error).slice(0, 600)}${await whatStands(person)}`,
          });
        }
      }
      const purchases = plan.orders.flatMap(({ flow, choice }) => (flow.name.startsWith('private wealth') ? [choice.coin] : []));
      if (hasEarned) findings.push(...judgeEarned(person, purchases, earned, await earnedSoFar(person)));
    }
  };
  await Promise.all(Array.from({ length: atATime }, worker));
  findings.push(...(await passTime(orders, people)));
  for (const person of people) {
    const ledger = ledgerOf(await person.bookings());
    for (const order of orders) if (order.person === person) findings.push(...(await judge(order, ledger)));
  }
  if (reads) findings.push(...(await readTheirPages(browser, people, atATime)));
  await Promise.all(people.map(({ visit }) => visit.context.close()));
  return { orders, people, findings };
}

/** Where somebody stopped, for a report. */
async function whatStands({ page }: Person): Promise<string> {
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog')).last();
  const place = (await dialog.count()) > 0 ? dialog : page.locator('main');
  return `\nat ${page.url()}: ${(await place.innerText().catch(String)).replaceAll(/\s+/g, ' ').slice(0, 900)}`;
}

/** Worlds whose people have earned something before. */
const WITH_HISTORY: readonly string[] = ['saver', 'vip5', 'unified', 'us'];

/** One person of each world reads every page; so do one whose funds are locked and a visitor, who order nothing. */
async function readTheirPages(browser: OpenBrowser, people: readonly Person[], atATime: number): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  const readers = [
    ...new Map(people.map((person) => [person.world, person])).values(),
    await meet(browser, { world: 'locked', zone: 'America/New_York', language: 'en' }),
    await meet(browser, { world: 'anonymous', zone: 'Asia/Shanghai', language: 'zh' }, false),
  ];
  const links = new Set<string>();
  const worker = async (): Promise<void> => {
    for (let person = readers.shift(); person; person = readers.shift()) {
      const reader = person;
      const judges = async function* (): AsyncGenerator<readonly Finding[]> {
        reader.returnToPage();
        const reading = await readPages(reader);
        if (reader.world !== 'anonymous') {
          yield await judgeFigures(reader, reading);
          yield await judgeOffers(reader, reading, 3);
          if (WITH_HISTORY.includes(reader.world))
            yield await judgeHidden(reader, reading, ['/earn', '/simple-earn', '/staking', '/private-wealth']);
          if (reader.world === 'empty') yield await judgeClosed(reader, 7);
        }
        yield await judgeLinks(reader, reading, links);
      };
      try {
        for await (const found of judges()) findings.push(...found);
      } catch (error) {
        findings.push({
          fault: 'a page could not be read',
          text: `${reader.name}: a page could not be read: ${String(error).slice(0, 600)}`,
        });
      }
      if (reader.world === 'anonymous' || reader.world === 'locked') await reader.visit.context.close();
    }
  };
  await Promise.all(Array.from({ length: atATime }, worker));
  return findings;
}

/** Begins a sandbox anew: time and projects are as at first. */
export async function beginAnew(browser: OpenBrowser): Promise<void> {
  const visit = await browser.visit();
  await visit.control('/sandbox/reset', {});
  await visit.context.close();
}

/** What is promised by today's rate can be compared with what is paid while rates stand still. */
async function holdRates(browser: OpenBrowser): Promise<void> {
  const visit = await browser.visit();
  await visit.control('/sandbox/events', { event: 'rates-held', on: true });
  await visit.context.close();
}

/** Within the last week of the saver's vouchers, in which the overview brings them to mind. */
const VOUCHERS_EXPIRE = 24 * 24 * HOUR;
const HALF_HOUR = HOUR / 2;
/** What is promised to the minute falls due in any second of it, and is booked at that second while the clock passes it in small steps. */
const MINUTE_OF = [-2, 58];

/**
 * Moves the clock through every moment that was promised and every hour of the first few, each by itself: what the exchange books
 * for several hours at once has one moment only.
 */
async function passTime(orders: readonly Order[], people: readonly Person[]): Promise<readonly Finding[]> {
  const [somebody] = people;
  if (somebody === undefined) return [];
  const saver = people.find(({ world }) => world === 'saver');
  const findings: Finding[] = [];
  const start = await somebody.now();
  const stops = new Set<number>();
  for (let hour = 1; hour <= 3; hour += 1) stops.add(Math.floor(start / HOUR) * HOUR + hour * HOUR);
  for (const { promises, flow, choice } of orders) {
    stops.add(Math.ceil((start + flow.lasts(choice)) / HALF_HOUR) * HALF_HOUR);
    for (const { kind, value } of promises)
      if (kind === 'moment' && typeof value === 'number' && value > start) for (const second of MINUTE_OF) stops.add(value + second);
  }
  const vouchersExpire = start + VOUCHERS_EXPIRE;
  if (saver !== undefined) stops.add(vouchersExpire);
  for (const stop of [...stops].toSorted((first, second) => first - second)) {
    const seconds = stop + 1 - (await somebody.now());
    if (seconds > 0) await somebody.visit.control('/sandbox/clock', { advanceSeconds: seconds });
    if (stop === vouchersExpire && saver !== undefined) {
      saver.returnToPage();
      findings.push(...(await judgeVouchers(saver, await readPages(saver, ['/earn']))));
    }
  }
  return findings;
}

/** Findings as a report: each kind of fault once with an example, the most frequent first. */
export function report(findings: readonly Finding[]): string {
  const byFault = new Map<string, Finding[]>();
  for (const finding of findings) byFault.set(finding.fault, [...(byFault.get(finding.fault) ?? []), finding]);
  return [...byFault.values()]
    .toSorted((first, second) => second.length - first.length)
    .map((same) => `${same.length} × ${same[0]?.text ?? ''}`)
    .join('\n');
}
