import { digits, exact } from '../support/exact.ts';
import type { Booked, Ledger, Order, Outcome, Promised } from './flow.ts';
import type { Person } from './person.ts';
import { dayAt, isShownAs, offsetAt } from './reading/values.ts';

/** A difference between what a person read and what happened, as text for a report. */
export interface Finding {
  /** Kind of the fault, the same for the same fault of many orders. */
  readonly fault: string;
  readonly text: string;
}

const nameOf = ({ flow, choice, person }: Order): string => `${flow.name}, ${choice.amount} ${choice.coin} (${person.name})`;

/** Compares everything that was promised with what the ledger booked. */
export async function judge(order: Order, ledger: Ledger): Promise<readonly Finding[]> {
  const { flow, person } = order;
  const outcome = await flow.booked(ledger, order);
  const findings: Finding[] = order.unread.map((text) => ({
    fault: `${flow.name}: nobody compares "${text.replaceAll(/[\d.,/:]+/g, '#')}"`,
    text: `${nameOf(order)}: nobody compares what stands in the ${text}`,
  }));
  for (const promised of order.promises) {
    const booked = outcome[promised.matter];
    let wrong = differs(promised, booked, person.zone);
    if (wrong && promised.place !== 'page' && booked !== undefined && 'at' in booked)
      for (let later = minutesLater(order, outcome); later > 0 && wrong; later -= 1)
        wrong = differs(promised, { at: booked.at - later * 60 }, person.zone);
    if (wrong !== undefined)
      findings.push({
        fault: `${flow.name}: ${promised.matter} in the ${promised.place}${wrong.zoned ? `, ${person.zone}` : ''}`,
        text: `${nameOf(order)}: the ${promised.place} says "${promised.label}: ${promised.text}" of ${promised.matter}, ${wrong.text}`,
      });
  }
  const wrongAccount = order.texts.find((text) => namesSpotAccount(person, text));
  if (wrongAccount !== undefined)
    findings.push({
      fault: `${flow.name}: the name of the account`,
      text: `${nameOf(order)}: "${wrongAccount}" names a spot account to somebody who has a unified one`,
    });
  return [...findings, ...sameNames(order)];
}

/** Worlds whose people have one account for everything. */
const UNIFIED: readonly string[] = ['unified', 'borrower', 'locked'];

/** Whether a text names a spot account although the person has a unified account. */
export const namesSpotAccount = ({ world, words }: Pick<Person, 'world' | 'words'>, text: string): boolean =>
  UNIFIED.includes(world) && text.toLowerCase().includes(words.say('earn.account.spot').toLowerCase());

/** A figure of one name is the same in the form and on the page of the order. */
function sameNames(order: Order): readonly Finding[] {
  const figures = order.promises.filter(({ kind, value }) => kind === 'amount' && typeof value === 'bigint');
  return figures.flatMap((onPage) => {
    if (onPage.place !== 'page') return [];
    const before = figures.find(({ place, label, coin }) => place === 'form' && label === onPage.label && coin === onPage.coin);
    if (
      before === undefined ||
      typeof before.value !== 'bigint' ||
      typeof onPage.value !== 'bigint' ||
      isShownAs(onPage.value, before.value)
    )
      return [];
    const text = `${nameOf(order)}: "${onPage.label}" is ${before.text} in the form and ${onPage.text} on the page of the order`;
    return [{ fault: `${order.flow.name}: the name "${onPage.label}"`, text }];
  });
}

/** Minutes that began between the reading of a form and the booking: form and receipt speak of the minute in which they are sent. */
function minutesLater({ readAt }: Order, { order: sent }: Outcome): number {
  return sent === undefined || !('at' in sent) ? 0 : Math.floor(sent.at / 60) - Math.floor(readAt / 60);
}

const minute = (at: number): string => new Date(at * 1000).toISOString().slice(0, 16).replace('T', ' ');

/** How a promise differs from what was booked; `undefined` where it was kept. */
function differs(
  { kind, value, coin, offset, text }: Promised,
  booked: Booked | undefined,
  zone: string,
): { readonly text: string; readonly zoned?: true } | undefined {
  if (booked === undefined) return { text: 'the ledger booked nothing of it' };
  if ('at' in booked) {
    if (kind === 'day') {
      const day = dayAt(booked.at, zone);
      return value === day ? undefined : { text: `the ledger booked it on ${day}`, zoned: true };
    }
    if (kind !== 'moment' || value === '') return { text: `no moment stands there; the ledger booked it at ${minute(booked.at)} UTC` };
    if (Math.floor(booked.at / 60) * 60 !== value)
      return { text: `that is ${minute(Number(value))} UTC; the ledger booked it at ${minute(booked.at)} UTC`, zoned: true };
    const ahead = offsetAt(booked.at, zone);
    return offset === ahead ? undefined : { text: `its zone is ${ahead} minutes ahead of UTC then, not ${offset}`, zoned: true };
  }
  if ('words' in booked)
    return booked.words.some((words) => text.includes(words))
      ? undefined
      : { text: `the ledger booked it for ${booked.words.join(' or ')}` };
  if ('all' in booked) {
    const missing = booked.all.filter((words) => !text.includes(words));
    return missing.length === 0 ? undefined : { text: `which does not name ${missing.join(', ')}` };
  }
  if (typeof value !== 'bigint') return { text: 'no figure stands there' };
  if ('count' in booked) return value === booked.count ? undefined : { text: `the ledger booked ${digits(booked.count)}` };
  if ('amount' in booked) {
    if (coin === booked.coin && isShownAs(value, booked.amount)) return undefined;
    return { text: `the ledger booked ${digits(booked.amount)} ${booked.coin}` };
  }
  const [least, most] = booked.between;
  const wrongCoin = booked.coin !== undefined && coin !== booked.coin;
  // What stands on screen is cut: the least step of it may be missing.
  const step = kind === 'rate' ? exact('0.0001') : stepOf(text);
  if (!wrongCoin && value <= most && value + step > least) return undefined;
  return { text: `the ledger booked ${digits(least)} to ${digits(most)} ${booked.coin ?? ''}` };
}

/** The least step of the last digit that is shown. */
function stepOf(text: string): bigint {
  const places = /\.(\d+)/.exec(text)?.[1]?.length ?? 0;
  return 10n ** BigInt(18 - Math.max(places, 0));
}
