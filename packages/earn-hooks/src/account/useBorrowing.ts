'use client';
import type { Decimal } from '@earnkit/core';
import type { BorrowSettings } from '@earnkit/core/account/contract';
import { loanOf } from '@earnkit/core/account/rules';
import { useEarn } from '../provider/earnContext.ts';
import type { QueryState } from '../provider/queryState.ts';
import { mapReading, usePrivateReading, useReading } from '../provider/useReading.ts';
import { borrowSettingsOptions, loansOptions } from './queries.ts';

/** What borrowed coins may be used for (SH-19, API-05); `null` inside `ready` for a coin that has no setting. */
export const useBorrowSettings = (asset: string): QueryState<BorrowSettings> => useReading(borrowSettingsOptions(useEarn(), asset));

/**
 * The person's loan of a coin (API-25): `0` where the exchange names no loan of it (AMB-023), `undefined` inside `ready`
 * where its figure could not be read. Not read for a visitor.
 */
export function useLoan(asset: string): QueryState<Decimal | undefined> {
  return mapReading(usePrivateReading(loansOptions(useEarn())), (loans) => loanOf(loans, asset));
}
