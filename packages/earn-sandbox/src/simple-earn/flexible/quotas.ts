import { decimal } from '@earnkit/core';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { AMOUNT } from '../../http/limits.ts';
import { refusals } from '../../http/refusal.ts';
import type { SliceEvent } from '../../slice.ts';
import { flexibleProductOf } from './products.ts';
import { flexibleQuotas } from './tables.ts';

const schema = v.object({
  event: v.literal('sold-out'),
  asset: v.string(),
  left: v.optional(v.nullable(v.pipe(v.string(), v.regex(AMOUNT), v.transform(decimal))), '0'),
});

/** Other buyers take all of a coin but `left`; `null` ends the quota. */
export const soldOut: SliceEvent = {
  event: 'sold-out',
  schema,
  run: async ({ db }, event) => {
    const { asset, left } = v.parse(schema, event);
    if (flexibleProductOf(asset) === undefined) throw refusals.unknownCoin();
    if (left === null) {
      await db.delete(flexibleQuotas).where(eq(flexibleQuotas.asset, asset));
      return;
    }
    await db
      .insert(flexibleQuotas)
      .values({ asset, remaining: left })
      .onConflictDoUpdate({ target: flexibleQuotas.asset, set: { remaining: left } });
  },
};
