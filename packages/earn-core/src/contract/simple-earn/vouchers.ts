import * as v from 'valibot';
import { endpoint } from '../../endpoint/endpoint.ts';
import { wireDecimal, wireEnd, wireId, wireInteger, wireOptional, wireRows, wireText, wirePercent } from '../../endpoint/wire.ts';
import { wireField, wireObject } from '../../endpoint/wireObject.ts';

/** A limit that may be missing. One that cannot be read is not "no limit", so the voucher cannot be read either. */
const wireLimit = <Wire, Value>(schema: v.GenericSchema<Wire, Value>) =>
  v.pipe(
    v.nullish(v.unknown() as v.GenericSchema<Wire, unknown>),
    v.transform((limit) => (limit === '' || limit === null ? undefined : limit)),
    v.optional(schema as v.GenericSchema<unknown, Value>),
  );

const voucherRow = wireObject({
  id: wireId,
  title: wireOptional(wireText),
  /** Days for which the rate is raised; 0 or missing is the whole term (AMB-097). */
  days: wireField('rate_day', wireLimit(wireInteger)),
  /** The rate it adds, a fraction; percent on the wire (SE-V-02). */
  aprFraction: wireField('rate_ratio', wirePercent()),
  /** Least amount, included. */
  low: wireField('buy_limit_low', wireLimit(wireDecimal)),
  /** Largest amount, included; 0 is no bound (SE-V-02). */
  high: wireField('buy_limit_high', wireLimit(wireDecimal)),
  /** The coins it can be used with; empty is every coin (AMB-098). */
  assets: wireField(
    'using_currency',
    v.pipe(
      v.nullish(wireText, null),
      v.transform((list): readonly string[] =>
        (list ?? '')
          .split(',')
          .map((asset) => asset.trim())
          .filter((asset) => asset !== ''),
      ),
    ),
  ),
  /** When it expires, in unix seconds; exclusive. `null` where it does not, `undefined` where that cannot be read. */
  expiresAt: wireField('expired_timest', wireEnd),
});

/** A rate-up voucher: it raises the rate of a fixed subscription (SE-V-01, SE-V-02). */
export interface Voucher extends v.InferOutput<typeof voucherRow> {}

/** {@link Voucher} on the wire. */
export interface VoucherWire extends v.InferInput<typeof voucherRow> {}

/** Reads the vouchers that a person may use for a product (API-56, AMB-034). */
export const vouchers = endpoint({
  name: 'vouchers.recommended',
  method: 'GET',
  path: '/apiw/v2/uni-loan/earn/coupon-recommend',
  request: v.object({ pid: wireId }),
  encode: (input: { readonly productId: string }) => ({ pid: input.productId }),
  data: wireRows<VoucherWire, Voucher>(voucherRow),
});
