import type { Rows } from '@earnkit/core/endpoint';
import type { QueryState } from '@earnkit/hooks';
import type { StakingArrival } from '@earnkit/hooks/staking';
import { useMemo } from 'react';
import { useRedemptionsUnderWay } from './useOrders.ts';

/** The staking redemptions that have not arrived. Where there are more than one read brings, `total` says so. */
export function useStakingArrivals(): QueryState<Rows<StakingArrival>> {
  const reading = useRedemptionsUnderWay();
  return useMemo(() => {
    if (reading.state !== 'ready') return reading;
    const rows = reading.data.rows.flatMap(({ id, asset, redeemAsset, received, arrivesAt }): readonly StakingArrival[] =>
      arrivesAt === undefined ? [] : [{ id, asset: redeemAsset ?? asset, amount: received, arrivesAt }],
    );
    return { ...reading, data: { ...reading.data, rows } };
  }, [reading]);
}
