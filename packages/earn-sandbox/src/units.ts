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

/** The same as {@link toUnits}, kept for figures of the exchange that are read again for every hour, such as prices. */
export function constantUnits(value: string): bigint {
  let units = constants.get(value);
  if (units === undefined) {
    units = toUnits(value);
    constants.set(value, units);
  }
  return units;
}

/** Plain digits of a number of smallest steps, as the database takes them. */
export function unitsText(units: bigint): string {
  const digits = (units < 0n ? -units : units).toString().padStart(19, '0');
  return `${units < 0n ? '-' : ''}${digits.slice(0, -18)}.${digits.slice(-18)}`;
}

/** The canonical decimal of a number of smallest steps, as answers carry it. */
export const fromUnits = (units: bigint): Decimal => decimal(unitsText(units));

/** Cut towards zero to 8 places, as everything paid is. */
export const cutTo8 = (units: bigint): bigint => (units / STEP_8) * STEP_8;

/** The smaller one. */
export const least = (first: bigint, second: bigint): bigint => (first < second ? first : second);

/** The larger one. */
export const greatest = (first: bigint, second: bigint): bigint => (first > second ? first : second);
