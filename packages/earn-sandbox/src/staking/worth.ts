import { priceOf } from '../coins/coins.ts';
import { constantUnits } from '../units.ts';

/** Coins that are exchanged one for one. */
const PEGGED: readonly string[] = ['USDT', 'USDC'];

/** An amount of one coin in another, at today's prices; dollars are exchanged one for one. */
export function exchanged(amount: bigint, from: string, to: string): bigint {
  if (from === to || (PEGGED.includes(from) && PEGGED.includes(to))) return amount;
  return (amount * constantUnits(priceOf(from))) / constantUnits(priceOf(to));
}
