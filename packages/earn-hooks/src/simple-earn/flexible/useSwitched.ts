'use client';
import { useMemo } from 'react';
import type { FlexibleHolding } from '@earnkit/core/simple-earn/contract';
import { useEarn } from '../../provider/earnContext.ts';
import { useEarnQuery } from '../../provider/earnQuery.ts';
import { autoEarnStatusOptions } from '../auto-earn/queries.ts';
import { useAutoEarnOffered } from '../auto-earn/useAutoEarnOffered.ts';

/** The rows with their switches as the exchange last told them (SE-A-15); a row whose switch did not change is the same object. */
export function useSwitched(rows: readonly FlexibleHolding[] | undefined): readonly FlexibleHolding[] | undefined {
  const offered = useAutoEarnOffered() === true;
  const assets = offered && rows ? rows.map((row) => row.asset) : [];
  const byAsset = useEarnQuery(autoEarnStatusOptions(useEarn(), assets)).data?.byAsset;
  return useMemo(
    () =>
      rows?.map((row) => {
        const on = byAsset?.[row.asset] ?? row.autoEarn;
        return on === row.autoEarn ? row : { ...row, autoEarn: on };
      }),
    [rows, byAsset],
  );
}
