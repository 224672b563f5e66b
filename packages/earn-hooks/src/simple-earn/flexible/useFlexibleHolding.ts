'use client';
import { useMemo } from 'react';
import { flexible } from '@earnkit/core/simple-earn/contract';
import { selectRow } from '../../lists/liveRow.ts';
import { useEarn } from '../../provider/earnContext.ts';
import type { QueryState } from '../../provider/queryState.ts';
import { mapReading, usePrivateReading } from '../../provider/useReading.ts';
import { flexibleHoldingOptions } from './productQueries.ts';
import { type FlexibleHoldingView, useHoldingViews } from './useHoldingViews.ts';

/** The person's holding of one coin (AMB-033); `undefined` where they hold none. Nothing is read for a visitor (SH-04). */
export function useFlexibleHolding(asset: string): QueryState<FlexibleHoldingView | undefined> {
  const answer = usePrivateReading(flexibleHoldingOptions(useEarn(), asset));
  const held = answer.state === 'ready' ? answer.data.rows.find((row) => row.asset === asset) : undefined;
  const [view] = useHoldingViews(useMemo(() => (held ? [held] : []), [held]));
  return mapReading(selectRow(answer, 'asset', asset, flexible.holdings), () => view);
}
