'use client';
import { useMemo } from 'react';
import type { FlexibleHolding } from '@earnkit/core/simple-earn/contract';
import { useEarn } from '../../provider/earnContext.ts';
import { useEarnQuery } from '../../provider/earnQuery.ts';
import { type QueryState, queryStateOf } from '../../provider/queryState.ts';
import { flexibleHoldingOptions } from './queries.ts';
import { useSwitched } from './useSwitched.ts';

/** The person's holding of one coin (AMB-033); `undefined` where they hold none. Nothing is read for a visitor (SH-04). */
export function useFlexibleHolding(asset: string): QueryState<FlexibleHolding | undefined> {
  const earn = useEarn();
  const query = useEarnQuery(flexibleHoldingOptions(earn, asset));
  const held = query.data?.rows.find((row) => row.asset === asset);
  const switched = useSwitched(useMemo(() => (held ? [held] : []), [held]));
  const reading = queryStateOf(query);
  if (earn.session.state === 'anonymous') return { state: 'anonymous' };
  return reading.state === 'ready' ? { ...reading, data: switched?.[0] } : reading;
}
