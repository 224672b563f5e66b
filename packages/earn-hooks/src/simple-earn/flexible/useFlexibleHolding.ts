'use client';
import { useMemo } from 'react';
import { useEarn } from '../../provider/earnContext.ts';
import { useEarnQuery } from '../../provider/earnQuery.ts';
import { type QueryState, queryStateOf } from '../../provider/queryState.ts';
import { flexibleHoldingOptions } from './queries.ts';
import { type FlexibleHoldingView, useHoldingViews } from './useHoldingViews.ts';

/** The person's holding of one coin (AMB-033); `undefined` where they hold none. Nothing is read for a visitor (SH-04). */
export function useFlexibleHolding(asset: string): QueryState<FlexibleHoldingView | undefined> {
  const earn = useEarn();
  const query = useEarnQuery(flexibleHoldingOptions(earn, asset));
  const held = query.data?.rows.find((row) => row.asset === asset);
  const [view] = useHoldingViews(useMemo(() => (held ? [held] : []), [held]));
  const reading = queryStateOf(query);
  if (earn.session.state === 'anonymous') return { state: 'anonymous' };
  return reading.state === 'ready' ? { ...reading, data: view } : reading;
}
