import { bigint, customType } from 'drizzle-orm/pg-core';
import { toUnits, unitsText } from '../ledger/units.ts';

/** A column of an amount or a rate. Code reads and writes it as a `bigint` of smallest steps, see {@link toUnits}. */
export const amount = customType<{ data: bigint; driverData: string }>({
  dataType: () => 'numeric(38,18)',
  fromDriver: toUnits,
  toDriver: unitsText,
});

/** A column of an id, of unix seconds or of a number of hours. */
export const id = (name: string) => bigint(name, { mode: 'number' });
