import type { FlexibleHistoryRecord } from '@earnkit/core/simple-earn/contract';

/** A record of Simple Earn's history that says no more than it has to. */
export const historyRecord = (
  fields: Pick<FlexibleHistoryRecord, 'id' | 'type' | 'amount' | 'at'> & Partial<FlexibleHistoryRecord>,
): FlexibleHistoryRecord => ({
  asset: 'USDT',
  createdAt: undefined,
  finishedAt: undefined,
  mode: undefined,
  subBusiness: undefined,
  lentPrincipal: undefined,
  lentAprFraction: undefined,
  interest: undefined,
  bonusAmount: undefined,
  bonusAsset: undefined,
  voucherPrincipal: undefined,
  voucherInterest: undefined,
  voucherAprFraction: undefined,
  days: undefined,
  aprFraction: undefined,
  ...fields,
});
