import { decimal } from '@earnkit/core';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { needFundingPassword } from '../account/fundingPassword.ts';
import type { Clock } from '../clock/clock.ts';
import { type Coin, COINS, coinOf, iconOf } from '../coins/coins.ts';
import { opensAt } from '../coins/listings.ts';
import { controlRead, controlWrite, needUser } from '../control/controlRoute.ts';
import { type Database, rows } from '../database/openDatabase.ts';
import { AMOUNT, type Fields } from '../http/limits.ts';
import { refusals } from '../refusal.ts';
import type { Exchange } from '../http/route.ts';
import { readFields } from '../http/wire.ts';
import { fromUnits, toUnits } from '../units.ts';
import { takeWalletOrder, type WalletOrder } from './orders.ts';

const amount = v.pipe(v.string(), v.regex(AMOUNT), v.transform(decimal));
const account = v.picklist(['spot', 'funding']);
const asset = v.pipe(v.string(), v.maxLength(20));
/** The sender's own name for the order: letters, digits and dashes, 8 to 64. */
const clientId = v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/));

const ORDERS = {
  deposit: v.object({ kind: v.optional(v.literal('deposit'), 'deposit'), clientId, asset, amount, into: v.optional(account, 'spot') }),
  transfer: v.object({
    kind: v.optional(v.literal('transfer'), 'transfer'),
    clientId,
    asset,
    amount,
    from: v.optional(account, 'funding'),
  }),
  buy: v.object({ kind: v.optional(v.literal('buy'), 'buy'), clientId, asset, spend: amount }),
} as const;

/** Serves the demo's own pages: what a person has where, deposit, transfer between their accounts, buying with USDT. */
export function walletRoutes(exchange: Exchange, database: Database, clock: Clock): void {
  controlRead(exchange, '/sandbox/wallet', async (context) => {
    const user = await needUser(exchange, context.req.raw);
    const asked = new URL(context.req.raw.url).searchParams.get('asset');
    const coin = asked === null ? undefined : coinOf(asked);
    if (asked !== null && coin === undefined) throw refusals.unknownCoin();
    await clock.now();
    const accounts = await rows<{ asset: string; kind: string; balance: string }>(
      database.db,
      sql`select asset, kind, balance from accounts where owner_id = ${user.id} and kind in ('spot', 'funding')`,
    );
    const balanceOf = ({ asset }: Coin, kind: string): string =>
      fromUnits(toUnits(accounts.find((row) => row.asset === asset && row.kind === kind)?.balance ?? '0'));
    const shown = coin === undefined ? COINS : [coin];
    return {
      mode: user.mode,
      coins: await Promise.all(
        shown.map(async (each) => ({
          asset: each.asset,
          icon: iconOf(each.asset),
          price: each.price,
          opensAt: (await opensAt(database.db, each.asset)) ?? null,
          spot: balanceOf(each, 'spot'),
          funding: balanceOf(each, 'funding'),
        })),
      ),
    };
  });

  for (const kind of ['deposit', 'transfer', 'buy'] as const) {
    controlWrite(exchange, `/sandbox/wallet/${kind}`, async (context, fields) => {
      const user = await needUser(exchange, context.req.raw);
      const { clientId: name, ...order } = readOrder(kind, fields);
      // Coins that come from outside leave no account.
      if (kind !== 'deposit') await needFundingPassword(clock, user, fields, refusals.passwordNeeded);
      return clock.write((tx, at) => takeWalletOrder(tx, user, at, name, order));
    });
  }
}

function readOrder(kind: keyof typeof ORDERS, fields: Fields): WalletOrder & { readonly clientId: string } {
  return readFields<WalletOrder & { readonly clientId: string }>(ORDERS[kind], fields);
}
