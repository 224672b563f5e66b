import type { Decimal } from '@earnkit/core';
import { cutTo8, fromUnits, toUnits, UNIT } from '../units.ts';
import { worthOf } from './coins.ts';

/** What amounts of coins are worth together in USDT, cut down to 8 places. A coin that is not offered is worth nothing. */
export function usdtOf(amounts: readonly { readonly asset: string | null | undefined; readonly amount: bigint }[]): Decimal {
  let sum = 0n;
  for (const { asset, amount } of amounts) sum += amount * toUnits(worthOf(asset ?? ''));
  return fromUnits(cutTo8(sum / UNIT));
}
