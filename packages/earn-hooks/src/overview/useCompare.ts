'use client';
import { type CalendarDay, type Decimal, ZERO, add, decimal, divide, isPositive, multiply, roundDown } from '@earnkit/core';
import { isStablecoin } from '@earnkit/core/account/rules';
import { type WayForecast, type WayOutcome, bestOutcome, daysToCompare, firstDayBetter, wayForecast } from '@earnkit/core/compare/rules';
import { rateForAmount, wayBar } from '@earnkit/core/ways/rules';
import { HOUR, type Instant, addDays, dayOf, daysBetween, rangeOfDays } from '@earnkit/time';
import { useMemo } from 'react';
import { useUsdtPrices } from '../account/useUsdtPrices.ts';
import { useEarn } from '../provider/earnContext.ts';
import type { QueryState } from '../provider/queryState.ts';
import { useBonusCampaigns } from '../simple-earn/flexible/useBonusCampaign.ts';
import { useNow } from '../time/time.ts';
import { useToday } from '../time/useToday.ts';
import { MOST_COMPARED, type WayChoice, productOfKey } from './wayChoice.ts';
import { type WaysHost, type WaysToEarn, type WayView, useWaysToEarn } from './useWaysToEarn.ts';

/** A way, and what becomes of the amount in it. */
export interface ComparedWay {
  /** What was chosen. */
  readonly choice: WayChoice;
  /** Whether it is read. `gone`: there is no such way any more, or there is none for the person. */
  readonly state: 'loading' | 'failed' | 'gone' | 'ready';
  /** The way; `undefined` unless it is ready. */
  readonly way: WayView | undefined;
  /** The coin's icon; `undefined` where it is not known. */
  readonly icon: string | undefined;
  /** What is put in, in the way's coin; `undefined` without an amount. */
  readonly amount: Decimal | undefined;
  /** The rate of the amount; `undefined` where it is not known. */
  readonly rate: Decimal | undefined;
  /** Whether the amount is below the minimum, or above what the person may still put in. */
  readonly amountBar: WayView['amountBar'];
  /** What there is on the day; `undefined` where nothing can be put in, and where it is not known. */
  readonly outcome: WayOutcome | undefined;
  /** The worth of what can be had and of its bonus in USDT; `undefined` where it is not known. */
  readonly haveUsdt: Decimal | undefined;
  /** The worth of what was gained in USDT; `undefined` where it is not known. */
  readonly gainUsdt: Decimal | undefined;
  /** The first day on which it gives more than flexible; `undefined` where there is none, and for flexible itself. */
  readonly betterFrom: { readonly days: number; readonly day: CalendarDay } | undefined;
  /** Whether the figures are estimates. */
  readonly estimate: boolean;
  /** Whether the money earns in flexible after a term. */
  readonly thenFlexible: boolean;
}

/** What a coin of a bonus is counted as. */
export interface BonusPrice {
  /** The coin of the bonus. */
  readonly bonusAsset: string;
  /** The coin in which it is counted. */
  readonly asset: string;
  /** How much of that coin one of the bonus is; 8 decimals, cut down. */
  readonly price: Decimal;
}

/** Up to three ways beside each other. */
export interface Compare {
  /** The ways, as they were chosen. */
  readonly ways: readonly ComparedWay[];
  /** The coin that the amount is in: that of the ways, and USDT where they have different coins. */
  readonly unit: string;
  /** Whether the ways have different coins, so that only values can be compared. */
  readonly mixed: boolean;
  /** What the person has of the coin to put in; `undefined` for a visitor, for different coins, and while it is not known. */
  readonly available: Decimal | undefined;
  /** The amount; `undefined` where none is typed that can be read. */
  readonly amount: Decimal | undefined;
  /** The day on which the money is needed, the last moment of which counts; `undefined` while a server does not know today. */
  readonly day: CalendarDay | undefined;
  /** How many days the comparison goes ahead. */
  readonly most: number;
  /** When the terms give the money back, in unix seconds, and in how many days. */
  readonly ends: readonly { readonly days: number; readonly at: Instant }[];
  /** The way that gains most by the day; `undefined` where none does, and until each way is read. */
  readonly best: ComparedWay | undefined;
  /** What flexible pays now, by coin, where figures are reckoned with it. */
  readonly flexibleRates: readonly { readonly asset: string; readonly aprFraction: Decimal }[];
  /** The prices at which bonuses in other coins are counted, one for each way that has one. */
  readonly bonusPrices: readonly BonusPrice[];
  /** When the interest of a term begins, in unix seconds; `undefined` where none has a term. */
  readonly interestFrom: Instant | undefined;
  /** Whether a way is still being read. */
  readonly loading: boolean;
  /** Whether a way, or a price that the comparison needs, could not be read. */
  readonly failed: boolean;
  /** A reading that is older than it should be; `undefined` where there is none. */
  readonly stale: QueryState<unknown> | undefined;
  /** Reads again what could not be read. */
  readonly retry: () => void;
}

const ONE = decimal('1');
/** Decimals of an amount that is sent. */
const SENT = 6;

/**
 * Up to three ways to earn beside each other, with what each gives by a day if the rates and prices of now hold. For anybody: a visitor is
 * taken for somebody who has nothing yet.
 *
 * @param choices one to {@link MOST_COMPARED} ways.
 * @param draft the field's text while it is typed: coins, or USDT where the ways have different coins.
 * @param days in how many days the money is needed.
 */
export function useCompare(choices: readonly WayChoice[], host: WaysHost, draft: string, days: number): Compare {
  const earn = useEarn();
  const { timeZone, exchangeTimeZone, hydrating = false } = earn;
  const now = useNow();
  const today = useToday();
  const chosen = choices.slice(0, MOST_COMPARED);
  const assets = [...new Set(chosen.map(({ asset }) => asset))];
  const [first = '', second = first, third = first] = assets;
  const readings: ReadonlyMap<string, WaysToEarn> = new Map([
    [third, useWaysToEarn(third, host, draft)],
    [second, useWaysToEarn(second, host, draft)],
    [first, useWaysToEarn(first, host, draft)],
  ]);
  const campaigns = useBonusCampaigns(assets);
  const mixed = assets.length > 1;
  const prices = useUsdtPrices(assets);
  const priceOf = (asset: string): Decimal | undefined => (isStablecoin(asset) ? ONE : prices.get(asset));
  const visitor = earn.session.state === 'anonymous';
  const { amount } = readings.get(first) ?? {};
  const momentOf = (day: number): Instant => rangeOfDays({ start: addDays(today, day), end: addDays(today, day) }, timeZone).endsAt - 1;

  /** A way whose holding is not known pays no bonus that is known. A visitor has none. */
  const known = (way: WayView): WayView => {
    const { held, ladder } = way.terms;
    return {
      ...way,
      terms: {
        ...way.terms,
        held: held ?? ZERO,
        ladder: visitor || held !== undefined ? ladder : ladder?.length === 0 ? ladder : undefined,
      },
      bonusEndsAt: way.product === 'flexible' ? campaigns.of(way.asset)?.endsAt : undefined,
    };
  };
  const found = chosen.map((choice) => {
    const reading = readings.get(choice.asset);
    const all = [...(reading?.ways ?? []), ...(reading?.vipWays ?? [])];
    const way = all.find(({ key }) => key === choice.key);
    const flexible = all.find(({ product }) => product === 'flexible');
    const product = productOfKey(choice.key);
    const waits = hydrating || (reading?.loading ?? true);
    const unread = product !== undefined && (reading?.unread.includes(product) ?? false);
    const state = way !== undefined && !waits ? 'ready' : waits ? 'loading' : unread ? 'failed' : 'gone';
    const price = priceOf(choice.asset);
    const put = amount && mixed ? price && roundDown(divide(amount, price, 18), SENT) : amount;
    return { choice, reading, way: way && known(way), flexible: flexible && known(flexible), state, price, put } as const;
  });
  const ahead = daysToCompare(found.flatMap(({ way }) => way ?? []));
  // The clock moves each second, and what a forecast depends on once an hour.
  const facts = JSON.stringify([
    Math.floor(now / HOUR),
    ahead,
    today,
    timeZone,
    exchangeTimeZone,
    found.map(({ way, flexible, put }) => [
      put,
      ...[way, flexible].map((each) => each && [each.key, each.terms, each.access, each.bonusPrices, each.bonusEndsAt, each.obstacle]),
    ]),
  ]);
  const forecasts = useMemo(
    () => {
      // Of flexible every hour is added up: the ways of a coin are compared with one forecast of it.
      const ofFlexible = new Map<string, WayForecast>();
      return found.map(({ way, flexible, put }): { readonly own: WayForecast; readonly betterFrom: number | undefined } | undefined => {
        if (way === undefined || put === undefined || way.obstacle !== undefined || wayBar(way, put) !== undefined) return undefined;
        const common = { amount: put, now, flexible, exchangeTimeZone };
        const than = flexible && (ofFlexible.get(flexible.asset) ?? wayForecast(flexible, common));
        if (than) ofFlexible.set(way.asset, than);
        if (way.product === 'flexible' && than) return { own: than, betterFrom: undefined };
        const own = wayForecast(way, common);
        return { own, betterFrom: than && firstDayBetter(own, than, { days: ahead, momentOf }) };
      });
    },
    // oxlint-disable-next-line react/exhaustive-deps -- `facts` names everything that the forecasts are made of
    [facts],
  );
  const day = Math.min(days, ahead);
  const ways = found.map(({ choice, reading, way, state, price, put }, index): ComparedWay => {
    const forecast = state === 'ready' ? forecasts[index] : undefined;
    const outcome = forecast?.own.at(momentOf(day));
    const better = forecast?.betterFrom;
    const gain = outcome?.gain;
    return {
      choice,
      state,
      way: state === 'ready' ? way : undefined,
      icon: reading?.icon,
      amount: put,
      rate: way && put && rateForAmount(way.terms, put)?.total,
      amountBar: way && put && wayBar(way, put),
      outcome,
      haveUsdt: gain && price && put && roundDown(multiply(add(put, gain), price), 8),
      gainUsdt: gain && price && roundDown(multiply(gain, price), 8),
      betterFrom: better === undefined ? undefined : { days: better, day: addDays(today, better) },
      estimate: forecast?.own.estimate ?? way?.estimate ?? false,
      thenFlexible: forecast?.own.thenFlexible ?? false,
    };
  });
  const loading = ways.some(({ state }) => state === 'loading');
  const failed =
    ways.some(({ state }) => state === 'failed') ||
    (mixed && !loading && amount !== undefined && ways.some(({ state, amount: put }) => state === 'ready' && put === undefined));
  const uncertain =
    loading || failed || ways.some(({ estimate, outcome }) => !estimate && outcome !== undefined && outcome.leaving.kind === 'unknown');
  const best = uncertain
    ? undefined
    : bestOutcome(ways.map((way) => ({ way, estimate: way.estimate, gain: mixed ? way.gainUsdt : way.outcome?.gain })))?.way;
  return {
    ways,
    unit: mixed ? 'USDT' : first,
    mixed,
    available: mixed ? undefined : readings.get(first)?.available,
    amount,
    day: hydrating ? undefined : addDays(today, day),
    most: ahead,
    ends: [...new Set(hydrating ? [] : found.flatMap(({ way }) => endOf(way, today, timeZone)))]
      .toSorted((one, other) => one - other)
      .map((each) => ({ days: each, at: momentOf(each) })),
    best,
    flexibleRates: assets.flatMap((asset) => {
      const index = ways.findIndex((one) => one.choice.asset === asset && (one.thenFlexible || one.way?.product === 'flexible'));
      const aprFraction = found[index]?.flexible?.rate.aprFraction;
      return aprFraction === undefined ? [] : [{ asset, aprFraction }];
    }),
    bonusPrices: ways.flatMap(({ way, outcome }) => (outcome === undefined || outcome.bonuses.length === 0 ? [] : priceOfBonus(way))),
    interestFrom: ways
      .map(({ way }) => (way?.access.kind === 'at' ? way.access.term?.earnsFrom : undefined))
      .find((at) => at !== undefined),
    loading,
    failed,
    stale: [...readings.values()].find(({ stale }) => stale !== undefined)?.stale,
    retry: () => [...readings.values()].forEach(({ retry }) => retry()),
  };
}

/** On which day a term gives the money back, counted from today; none for a way without a term. */
const endOf = (way: WayView | undefined, today: CalendarDay, timeZone: string): readonly number[] =>
  way?.access.kind === 'at' && way.access.at !== undefined ? [daysBetween(today, dayOf(way.access.at, timeZone))] : [];

/** What one coin of the bonus is in the coin of the way; none where it is the same one, or a price is not known. */
function priceOfBonus(way: WayView | undefined): readonly BonusPrice[] {
  const { asset, bonusPaidIn, bonusPrices } = way ?? {};
  if (asset === undefined || bonusPaidIn === undefined || bonusPaidIn === asset) return [];
  const [price, of] = [bonusPrices?.bonusAsset, bonusPrices?.asset];
  return price && of && isPositive(of) ? [{ bonusAsset: bonusPaidIn, asset, price: divide(price, of, 8) }] : [];
}
