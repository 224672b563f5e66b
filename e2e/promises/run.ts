import type { OpenBrowser } from '../support/openBrowser.ts';
import { type Finding, judge } from './compare.ts';
import { type Flow, ledgerOf, type Order, takeOrder } from './flow.ts';
import { meet, type Person, type Somebody, ZONES } from './person.ts';
import { type Random, randomOf } from './random.ts';

/** Worlds whose people may order. */
export const WORLDS = ['saver', 'unified', 'vip5', 'us', 'restricted', 'password', 'borrower', 'empty'] as const;

/** Orders that somebody takes, one after the other. */
export interface Plan {
  readonly somebody: Somebody;
  readonly flows: readonly Flow[];
}

/** Most orders of one person: each has to be told from the others in the ledger. */
const MOST = 6;

/** Gives each flow, world, zone and language its turn, and fills up with random ones. */
export function planOf(flows: readonly Flow[], orders: number, random: Random): readonly Plan[] {
  const people: { readonly somebody: Somebody; readonly flows: Flow[] }[] = [];
  const zones = random.shuffle(ZONES);
  let met = 0;
  const newcomer = (world: string): { readonly somebody: Somebody; readonly flows: Flow[] } => {
    const somebody: Somebody = {
      world,
      zone: zones[met % zones.length] ?? 'UTC',
      language: Math.floor(met / zones.length) % 2 === 0 ? 'en' : 'zh',
    };
    met += 1;
    const plan = { somebody, flows: [] };
    people.push(plan);
    return plan;
  };
  for (const world of random.shuffle(WORLDS)) newcomer(world);
  while (met < 2 * ZONES.length) newcomer(random.pick(WORLDS));
  const mayTake = ({ worlds }: Flow, { world }: Somebody): boolean => worlds === undefined || worlds.includes(world);
  const give = (flow: Flow): void => {
    const free = people.filter(({ somebody, flows: own }) => mayTake(flow, somebody) && own.length < MOST && !own.includes(flow));
    const fewest = Math.min(...free.map(({ flows: own }) => own.length));
    const plan =
      free.length > 0 ? random.pick(free.filter(({ flows: own }) => own.length === fewest)) : newcomer(random.pick(flow.worlds ?? WORLDS));
    plan.flows.push(flow);
  };
  // Those that few may take come first.
  for (const flow of flows.toSorted((first, second) => (first.worlds?.length ?? 99) - (second.worlds?.length ?? 99))) give(flow);
  for (let more = flows.length; more < orders; more += 1) give(random.pick(flows));
  return people.filter(({ flows: own }) => own.length > 0);
}

/** What a run found out. */
export interface Run {
  readonly orders: readonly Order[];
  readonly people: readonly Person[];
  readonly findings: readonly Finding[];
}

/** Lets people take their orders, several at a time, moves the clock once through everything that falls due, and judges. */
export async function runPlans(browser: OpenBrowser, plans: readonly Plan[], seed: number, atATime: number): Promise<Run> {
  await holdRates(browser);
  const orders: Order[] = [];
  const people: Person[] = [];
  const findings: Finding[] = [];
  const waiting = plans.map((plan, index) => ({ plan, random: randomOf(seed + 1 + index) }));
  const worker = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { plan, random } = next;
      const person = await meet(browser, plan.somebody);
      people.push(person);
      const coins = new Set<string>();
      for (const flow of plan.flows) {
        let choice = flow.choose(random, person);
        // Two orders of a coin at one time would be booked together.
        for (let tries = 0; coins.has(choice.coin) && tries < 30; tries += 1) choice = flow.choose(random, person);
        coins.add(choice.coin);
        try {
          orders.push(await takeOrder(flow, person, choice));
        } catch (error) {
          findings.push({
            fault: `${flow.name}: could not be taken`,
            text: `${flow.name}, ${choice.amount} ${choice.coin} (${person.name}): the order could not be taken: ${String(error).slice(0, 600)}`,
          });
        }
      }
    }
  };
  await Promise.all(Array.from({ length: atATime }, worker));
  await passTime(orders, people);
  for (const person of people) {
    const ledger = ledgerOf(await person.bookings());
    for (const order of orders) if (order.person === person) findings.push(...(await judge(order, ledger)));
  }
  return { orders, people, findings };
}

/** What is promised by today's rate can be compared with what is paid while rates stand still. */
async function holdRates(browser: OpenBrowser): Promise<void> {
  const visit = await browser.visit();
  await visit.control('/sandbox/events', { event: 'rates-held', on: true });
  await visit.context.close();
}

const HOUR = 3600;
const HALF_HOUR = HOUR / 2;

/**
 * Moves the clock through every moment that was promised and every hour of the first few, each by itself: what the exchange books
 * for several hours at once has one moment only.
 */
async function passTime(orders: readonly Order[], [somebody]: readonly Person[]): Promise<void> {
  if (somebody === undefined) return;
  const start = await somebody.now();
  const stops = new Set<number>();
  for (let hour = 1; hour <= 3; hour += 1) stops.add(Math.floor(start / HOUR) * HOUR + hour * HOUR);
  for (const { promises, flow, choice } of orders) {
    stops.add(Math.ceil((start + flow.lasts(choice)) / HALF_HOUR) * HALF_HOUR);
    for (const { kind, value } of promises)
      if (kind === 'moment' && typeof value === 'number' && value > start) stops.add(Math.ceil(value / HALF_HOUR) * HALF_HOUR);
  }
  for (const stop of [...stops].toSorted((first, second) => first - second)) {
    const seconds = stop + 1 - (await somebody.now());
    if (seconds > 0) await somebody.visit.control('/sandbox/clock', { advanceSeconds: seconds });
  }
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
