import { type Decimal, decimal } from '@earnkit/core';

/** Units of the ledger's smallest step: 18 places after the point. */
export const UNIT = 10n ** 18n;

const STEP_8 = 10n ** 10n;

/** A decimal as a whole number of smallest steps; digits beyond 18 places do not exist in the ledger. */
export function toUnits(value: string): bigint {
  const negative = value.startsWith('-');
  const [whole = '0', fraction = ''] = (negative ? value.slice(1) : value).split('.');
  const units = BigInt(whole + fraction.slice(0, 18).padEnd(18, '0'));
  return negative ? -units : units;
}

const constants = new Map<string, bigint>();

/** The same as {@link toUnits}, cached, for constants of the exchange that are read for every hour, such as prices. */
export function constantUnits(value: string): bigint {
  let units = constants.get(value);
  if (units === undefined) {
    units = toUnits(value);
    constants.set(value, units);
  }
  return units;
}

/** A number of smallest steps as decimal text, in the format of the database. */
export function unitsText(units: bigint): string {
  const digits = (units < 0n ? -units : units).toString().padStart(19, '0');
  return `${units < 0n ? '-' : ''}${digits.slice(0, -18)}.${digits.slice(-18)}`;
}

/** A number of smallest steps as a canonical decimal, in the format of answers. */
export const fromUnits = (units: bigint): Decimal => decimal(unitsText(units));

/** Cuts an amount towards zero to 8 places, as for every payment. */
export const cutTo8 = (units: bigint): bigint => (units / STEP_8) * STEP_8;

/** The smaller one. */
export const least = (first: bigint, second: bigint): bigint => (first < second ? first : second);

/** The larger one. */
export const greatest = (first: bigint, second: bigint): bigint => (first > second ? first : second);
