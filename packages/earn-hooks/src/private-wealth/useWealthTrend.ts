'use client';
import type { Decimal } from '@earnkit/core';
import {
  DEFAULT_PROJECT_TYPE,
  type ProjectType,
  type TrendDays,
  type TrendType,
  type WealthLines,
  type WealthMovement,
  type WealthPoint,
} from '@earnkit/core/private-wealth/contract';
import { type TrendTicks, type WealthTrend, movementsWithin, netChange, trendTicks, wealthTrend } from '@earnkit/core/private-wealth/rules';
import { fractionOfPercent } from '@earnkit/core/rates/rules';
import { useMemo } from 'react';
import { useEarn } from '../provider/earnContext.ts';
import type { QueryState } from '../provider/queryState.ts';
import { mapReading, usePrivateReading } from '../provider/useReading.ts';
import { wealthLinesOptions } from './queries.ts';

/** The tab that is open first (PW-04). */
export const DEFAULT_TREND_DAYS: TrendDays = 365;

/** A trend ready to draw. Values are in the coin, or fractions where the trend shows rates. */
export interface WealthTrendView extends WealthTrend {
  /** The six values of the axis, smallest first (PW-20, PW-21). */
  readonly ticks: TrendTicks;
  /**
   * Of values, what the units gained or lost over the trend where the movements are known, and how far the value moved where they
   * are not (AMB-160). Of rates, the change from the first to the last point (PW-06). `undefined` where the exchange does not say.
   */
  readonly change: Decimal | undefined;
  /** The purchases and redemptions within the trend, oldest first; `undefined` where the exchange does not say them, and for rates. */
  readonly movements: readonly WealthMovement[] | undefined;
  /** First and last instant; `undefined` without a point. */
  readonly from: number | undefined;
  /** See `from`. */
  readonly to: number | undefined;
  /** Points that could not be read. */
  readonly unreadable: number;
}

/** Which trend is shown. */
export interface WealthTrendQuery {
  /** The exchange’s id of the order. */
  readonly orderId: string;
  /** The kind of project. @default asset management (AMB-125) */
  readonly projectType?: ProjectType;
  /** What the chart shows. */
  readonly type: TrendType;
  /** Days that the chart goes back. */
  readonly days: TrendDays;
}

const NONE: WealthLines = { rows: [], unreadable: [], total: 0, change: undefined, movements: undefined };

/** What an order was worth, or what it earned, day by day (API-75, PW-04, PW-06). */
export function useWealthTrend({ orderId, projectType = DEFAULT_PROJECT_TYPE, type, days }: WealthTrendQuery): QueryState<WealthTrendView> {
  const reading = usePrivateReading(wealthLinesOptions(useEarn(), { orderId, projectType }, { type, days }));
  const answer = reading.state === 'ready' ? reading.data : NONE;
  const view = useMemo((): WealthTrendView => {
    const trend = wealthTrend(answer.rows);
    return {
      ...(type === 'rate' ? inFractions(answer.rows) : trend),
      // The axis is calculated from the values on the wire, where rates are in percent.
      ticks: type === 'rate' ? (trendTicks(trend).map(fractionOfPercent) as unknown as TrendTicks) : trendTicks(trend),
      change: type === 'rate' ? answer.change && fractionOfPercent(answer.change) : (netChange(answer) ?? answer.change),
      movements: type === 'rate' || netChange(answer) === undefined ? undefined : movementsWithin(answer),
      from: trend.points[0]?.at,
      to: trend.points.at(-1)?.at,
      unreadable: answer.unreadable.length,
    };
  }, [answer, type]);
  return mapReading(reading, () => view);
}

/** A trend of rates, from percent. */
const inFractions = (points: readonly WealthPoint[]): WealthTrend =>
  wealthTrend(points.map((point) => ({ ...point, value: point.value && fractionOfPercent(point.value) })));
