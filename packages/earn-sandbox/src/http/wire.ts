import type { Decimal } from '@earnkit/core';
import * as v from 'valibot';
import { fromUnits } from '../units.ts';
import type { Fields } from './limits.ts';
import { refusals } from '../refusal.ts';

/** A flag in the format of answers. */
export const bit = (on: boolean | undefined): 0 | 1 => (on ? 1 : 0);

/** An amount in smallest steps, in the format of answers; `null` if there is none. */
export const amountOrNull = (units: bigint | null | undefined): Decimal | null =>
  units === null || units === undefined ? null : fromUnits(units);

/**
 * Reads the fields of a call.
 *
 * @throws Refusal that names the first field it cannot read.
 */
export function readFields<Output>(schema: v.GenericSchema<unknown, Output>, fields: Fields): Output {
  const read = v.safeParse(schema, { ...fields });
  if (read.success) return read.output;
  throw refusals.badInput(`The field ${v.getDotPath(read.issues[0]) ?? ''} is missing or cannot be read.`);
}
