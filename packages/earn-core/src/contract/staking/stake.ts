import * as v from 'valibot';
import type { Decimal } from '../../decimal.ts';
import { endpoint } from '../../endpoint/endpoint.ts';
import { wireDecimal, wireId, wireInteger, wireIgnored, wireText } from '../../endpoint/wire.ts';

/** What a submission does, with its wire value (ST-20). */
export const SIDES = { stake: 0, redeem: 1 } as const;

/** Kinds of product, with their wire values in `src` (ST-21, ST-102). */
export const PRODUCT_KINDS = { normal: 0, vip: 1 } as const;

/** The input of a stake. */
export interface StakeInput {
  /** The coin that is staked. */
  readonly asset: string;
  /** In coins. */
  readonly amount: Decimal;
  /** The product, protocol or minted product. */
  readonly pid?: string | undefined;
  /** Whether it is made from a VIP theme (ST-102). @default false */
  readonly vip?: boolean | undefined;
}

/** Stakes an amount (API-63, API-72, AMB-018): JSON, side 0. Minting is the same call with the minted product's pid (AMB-155). */
export const stake = endpoint({
  name: 'staking.stake',
  method: 'POST',
  path: '/apiw/v2/earn/staking/coin-swap-verify',
  encoding: 'json',
  request: v.object({ side: wireInteger, amount: wireDecimal, coin: wireText, pid: v.optional(wireId), src: v.optional(wireInteger) }),
  encode: ({ asset, amount, pid, vip }: StakeInput) => ({
    side: SIDES.stake,
    amount,
    coin: asset,
    pid,
    src: vip ? PRODUCT_KINDS.vip : undefined,
  }),
  data: wireIgnored,
});
