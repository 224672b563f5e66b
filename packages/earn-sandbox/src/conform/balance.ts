import { balances } from '@earnkit/core/account/contract';
import type { Kit } from './kit.ts';

/** A person's balance of a coin; `undefined` where the exchange does not say it. */
export const accountBalance = async (kit: Kit, asset: string) =>
  (await kit.read(balances, { assets: [asset] }))?.rows.find((row) => row.asset === asset);
