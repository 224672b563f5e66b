'use client';
import { type CalendarDay, type Decimal, add, dayOf } from '@earnkit/core';
import { availableForFlexible } from '@earnkit/core/account/rules';
import { type AvailableBy, availableBy } from '@earnkit/core/overview/rules';
import { addDays, rangeOfDays } from '@earnkit/time';
import { useState } from 'react';
import { balancesOptions } from '../account/balanceQueries.ts';
import { useEarn } from '../provider/earnContext.ts';
import { usePrivateReading } from '../provider/useReading.ts';
import { useNow } from '../time/time.ts';
import type { HoldingView } from './useAllHoldings.ts';
import type { CalendarEvent } from './useCalendar.ts';
import { ownAmount } from './useHeldRows.ts';

/** A holding, and what of it comes back. */
export type ReturningHolding = HoldingView & {
  /** In the coin; `undefined` where it is not known. */
  readonly back: Decimal | undefined;
  /** Whether it starts again in place of coming back. */
  readonly renews: boolean;
};

/** What a person may have of a coin by a day. */
export interface Availability extends AvailableBy<ReturningHolding> {
  /** What they have now, outside of all products; `undefined` where it is not known. */
  readonly balance: Decimal | undefined;
  /** Today in the person's zone. */
  readonly today: CalendarDay;
  /** The coins that they hold. */
  readonly coins: readonly string[];
  /** The coin. */
  readonly coin: string;
  /** Chooses the coin. */
  readonly setCoin: (coin: string) => void;
  /** The day, the last moment of which counts. */
  readonly by: CalendarDay;
  /** Chooses the day. */
  readonly setBy: (by: CalendarDay) => void;
  /** The days on which it changes, and some others. */
  readonly days: readonly CalendarDay[];
}

/** Days from today that can be chosen beside those on which something comes. */
const AHEAD = [0, 7, 30, 90] as const;
const FIRST_AHEAD = 30;
const FIRST_COIN = 'USDT';

/**
 * What a person may have of a coin by a day if they ask for everything now: the balance, and each holding that is back by then. A fixed
 * order comes back with its interest, everything else without what it still earns.
 */
export function useAvailability(holdings: readonly HoldingView[], events: readonly CalendarEvent[]): Availability {
  const earn = useEarn();
  const { timeZone } = earn;
  const now = useNow();
  const today = dayOf(now, timeZone);
  const [chosenCoin, setCoin] = useState<string>();
  const [chosenDay, setBy] = useState<CalendarDay>();
  const coins = [...new Set(holdings.map(({ asset }) => asset))].toSorted();
  const coin = chosenCoin ?? (coins.includes(FIRST_COIN) ? FIRST_COIN : (coins[0] ?? FIRST_COIN));
  const by = chosenDay ?? addDays(today, FIRST_AHEAD);
  const coming = events.flatMap((event) => (event.kind === 'product' && event.asset === coin ? [dayOf(event.at, timeZone)] : []));
  const days = [...new Set([...AHEAD.map((ahead) => addDays(today, ahead)), ...coming, by])].toSorted();
  const reading = usePrivateReading(balancesOptions(earn, [coin]));
  const row = reading.state === 'ready' ? reading.data.rows.find(({ asset }) => asset === coin) : undefined;
  const balance = row && availableForFlexible(row);
  const returning = holdings.map((holding): ReturningHolding => {
    const own = ownAmount(holding);
    const paid = holding.product === 'fixed' ? holding.earned[0]?.amount : undefined;
    return {
      ...holding,
      back: holding.product === 'fixed' ? own && paid && add(own, paid) : own,
      renews: holding.afterwards === 'reinvest',
    };
  });
  const until = rangeOfDays({ start: by, end: by }, timeZone).endsAt - 1;
  return {
    ...availableBy(returning, { asset: coin, by: until, now, balance }),
    balance,
    today,
    coins,
    coin,
    setCoin,
    by,
    setBy,
    days,
  };
}
