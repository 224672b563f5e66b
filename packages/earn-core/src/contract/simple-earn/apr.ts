import * as v from 'valibot';
import { endpoint } from '../../endpoint/endpoint.ts';
import { wireDecimalOrUnknown, wireInteger, wireRows, wireSeconds, wireText } from '../../endpoint/wire.ts';
import { wireField, wireObject } from '../../endpoint/wireObject.ts';

const pointRow = wireObject({ at: wireField('time', wireSeconds), aprFraction: wireField('value', wireDecimalOrUnknown) });

/** One point of a rate's history: unix seconds and the rate as a fraction (SE-P-04). */
export interface AprPoint extends v.InferOutput<typeof pointRow> {}

/** {@link AprPoint} on the wire. */
export interface AprPointWire extends v.InferInput<typeof pointRow> {}

/** Width of a chart's steps (SE-P-05). */
export type AprStep = 'hour' | 'day';

/** Reads a coin's rate history (API-42, API-43, AMB-017). `from` and `to` are unix seconds, both included. */
export const aprChart = endpoint({
  name: 'apr.chart',
  visitors: 'answered',
  method: 'GET',
  path: '/apiw/v2/uni-loan/earn/chart',
  request: v.object({ from: wireInteger, to: wireInteger, asset: wireText, type: wireInteger }),
  encode: (input: { readonly asset: string; readonly from: number; readonly to: number; readonly step: AprStep }) => ({
    from: input.from,
    to: input.to,
    asset: input.asset,
    type: input.step === 'hour' ? 1 : 2,
  }),
  data: wireRows<AprPointWire, AprPoint>(pointRow),
});
