import { cut, exact } from '../../support/exact.ts';

/** Languages of the console. */
export type Language = 'en' | 'zh';

/** An amount as it is written, digit by digit. */
export interface ShownAmount {
  readonly text: string;
  /** Whole number of 18 places. */
  readonly amount: bigint;
  /** The coin behind it; empty for a count such as units. */
  readonly coin: string;
}

/** A minute as it is written, in the zone that stands behind it. */
export interface ShownMoment {
  readonly text: string;
  /** Unix seconds at which the minute begins. */
  readonly at: number;
  /** Minutes that the written zone is ahead of UTC. */
  readonly offset: number;
}

const AMOUNT = /(?<![\w.,/:])([+-]?\d[\d,]*(?:\.\d+)?)\s+([A-Z][A-Z0-9]{1,9})(?![A-Za-z])/g;
const COUNT = /(?<![\w.,/:])([+-]?\d[\d,]*(?:\.\d+)?)(?![\w,/:%])/g;
const PERCENT = /([+-]?\d[\d,]*(?:\.\d+)?)%/g;
const MINUTE = {
  en: /(?<month>\d\d)\/(?<day>\d\d)\/(?<year>\d{4}) (?<hour>\d\d):(?<minute>\d\d)(?:\s*\((?<zone>UTC[^)]*)\))?/g,
  zh: /(?<year>\d{4})\/(?<month>\d\d)\/(?<day>\d\d) (?<hour>\d\d):(?<minute>\d\d)(?:\s*\((?<zone>UTC[^)]*)\))?/g,
} as const;
const DAY = {
  en: /(?<month>\d\d)\/(?<day>\d\d)\/(?<year>\d{4})/g,
  zh: /(?<year>\d{4})\/(?<month>\d\d)\/(?<day>\d\d)/g,
} as const;

const plain = (digits: string): bigint => exact(digits.replaceAll(',', '').replace(/^\+/, ''));

/** Amounts of coins in a text, in order. */
export const amountsIn = (text: string): readonly ShownAmount[] =>
  [...text.matchAll(AMOUNT)].map(([whole, digits = '', coin = '']) => ({ text: whole, amount: plain(digits), coin }));

/** Counts in a text, such as units, in order. */
export const countsIn = (text: string): readonly ShownAmount[] =>
  [...text.matchAll(COUNT)].map(([whole, digits = '']) => ({ text: whole, amount: plain(digits), coin: '' }));

/** Rates in a text, in order: whole numbers of 18 places of one, cut to the places that are shown. */
export const ratesIn = (text: string): readonly bigint[] => [...text.matchAll(PERCENT)].map(([, digits = '']) => plain(digits) / 100n);

/** Minutes in a text, in order. One without a zone is taken to be of the zone given. */
export const momentsIn = (text: string, language: Language, timeZone: string): readonly ShownMoment[] =>
  [...text.matchAll(MINUTE[language])].map(({ 0: whole, groups = {} }) => {
    const { year, month, day, hour, minute, zone } = groups;
    const clock = Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute)) / 1000;
    const offset = zone === undefined ? offsetAt(clock, timeZone) : offsetOf(zone);
    return { text: whole, at: clock - offset * 60, offset };
  });

/** Days in a text as `2026-11-30`, in order. */
export const daysIn = (text: string, language: Language): readonly string[] =>
  [...text.matchAll(DAY[language])].map(({ groups = {} }) => `${groups['year']}-${groups['month']}-${groups['day']}`);

/** Minutes of `UTC`, `UTC+8` or `UTC-3:30`. */
function offsetOf(zone: string): number {
  const [, sign = '+', hours = '0', minutes = '0'] = /^UTC(?:([+-])(\d+)(?::(\d\d))?)?$/.exec(zone) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

/** Minutes that a zone is ahead of UTC at a moment, as the machine's own calendar has it. */
export function offsetAt(at: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(at * 1000);
  const of = (type: string): number => Number(parts.find((part) => part.type === type)?.value);
  const clock = Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute')) / 60_000;
  return clock - Math.floor(at / 60);
}

/** The day of a moment in a zone, as `2026-11-30`. */
export const dayAt = (at: number, timeZone: string): string =>
  new Date((at + offsetAt(at, timeZone) * 60) * 1000).toISOString().slice(0, 10);

/**
 * Whether an amount on screen is the amount that was booked: all its digits, or cut towards zero as figures are, to 2 places from 10
 * on, to 4 from 1 on, to 8 below.
 */
export function isShownAs(shown: bigint, booked: bigint): boolean {
  if (shown === booked) return true;
  const size = booked < 0n ? -booked : booked;
  const places = size >= exact('10') ? 2 : size >= exact('1') ? 4 : 8;
  const written = cut(size, places);
  return shown === (booked < 0n ? -written : written);
}
