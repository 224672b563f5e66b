import { type Quota, readData, wireQuota } from '@earnkit/core/endpoint';
import { type Assessment, type Decimal, type Reason, decimal, parseDecimal } from '@earnkit/core';

/** A cell that says that a value is missing. */
export const isMissing = (cell: string): boolean => ['', '-', '(missing)', '(unknown)', 'none', '(none)'].includes(cell.trim());

/** An amount or rate in a cell; `undefined` where it is missing. */
export const known = (cell: string): Decimal | undefined => (isMissing(cell) ? undefined : decimal(cell));

/** An amount in a cell; `fallback` where it is missing. */
export const knownOr = (cell: string, fallback: string): Decimal => known(cell) ?? decimal(fallback);

/** A quota in a cell as the contract reads it, where -1 is unlimited. @param belowZero what another figure below zero is. */
export function quotaOf(cell: string, belowZero?: Decimal): Quota | undefined {
  const read = readData(wireQuota(belowZero), known(cell));
  return 'data' in read ? read.data : undefined;
}

/** `yes`, `true`, `1` and their opposites. */
export const flag = (cell: string): boolean => ['yes', 'true', '1'].includes(cell);

/** A flag as the tables write it. */
export const yesNo = (value: boolean): string => (value ? 'yes' : 'no');

/** A value as the tables write it. */
export const shown = (value: Decimal | undefined): string => value ?? '(unknown)';

/** A moment written as `2024-03-15T10:23:45Z` or in unix seconds. */
export const instant = (cell: string): number => (parseDecimal(cell) === undefined ? Date.parse(cell) / 1000 : Number(cell));

/** A reason as the tables write it: `key {value}`, days with their unit. */
export function reasonText(reason: Reason | undefined, none: string): string {
  if (!reason) return none;
  const { amount, percent, months, days } = reason.values ?? {};
  // The voucher's own texts carry no amount.
  if (reason.key.startsWith('simple.')) return reason.key;
  const value = amount ?? percent ?? months ?? (days === undefined ? undefined : `${days} days`);
  return value === undefined ? reason.key : `${reason.key} {${value}}`;
}

/** The first reason of an assessment as the tables write it. */
export const messageOf = (assessment: Assessment<unknown>): string =>
  reasonText(assessment.state === 'blocked' ? assessment.reasons[0] : undefined, 'none');

/** Whether the button of an assessment is enabled, as the tables write it. */
export const buttonOf = (assessment: Assessment<unknown>): string => (assessment.state === 'ready' ? 'enabled' : 'disabled');
