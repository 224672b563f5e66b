import type { RedeemPeriod } from '../orders.ts';
import type { StakingProduct } from '../../contract/staking/product.ts';

export type { RedeemPeriod } from '../orders.ts';

/** What a period is read from. */
export interface PeriodFacts {
  /** Days until a redemption arrives; `undefined` where the exchange does not say. */
  readonly incomeDays: number | undefined;
  /** The least days; `undefined` where the exchange does not say. */
  readonly minDays: number | undefined;
  /** The most days; `undefined` where the exchange does not say. */
  readonly maxDays: number | undefined;
}

/** The facts of a product's period. */
export const periodFacts = ({ incomeDays, period }: Pick<StakingProduct, 'incomeDays' | 'period'>): PeriodFacts => ({
  incomeDays,
  minDays: period.minDays,
  maxDays: period.maxDays,
});

/** Days above 0; 0 and -1 are none. */
const some = (days: number | undefined): number | undefined => (days !== undefined && days > 0 ? days : undefined);

/**
 * The class of a redemption's period (ST-92 to ST-95, AMB-109). `undefined` where the exchange does not say enough: nothing is
 * called immediate because a field is missing.
 */
export function redeemPeriod({ incomeDays, minDays, maxDays }: PeriodFacts): RedeemPeriod | undefined {
  const [income, least, most] = [some(incomeDays), some(minDays), some(maxDays)];
  if (least !== undefined && most !== undefined) {
    if (least === most) return { kind: 'equal', days: most };
    return { kind: 'range', minDays: Math.min(least, most), maxDays: Math.max(least, most) };
  }
  if (most !== undefined) return { kind: 'max-only', days: most };
  if (least !== undefined) return { kind: 'equal', days: least };
  if (income !== undefined) return { kind: 'max-only', days: income };
  return [incomeDays, minDays, maxDays].includes(undefined) ? undefined : { kind: 'immediate' };
}

/** The change of a period; `undefined` where it is the same, or where one of the two is not known. */
export const periodChange = (
  from: RedeemPeriod | undefined,
  to: RedeemPeriod | undefined,
): { readonly figure: 'period'; readonly from: RedeemPeriod; readonly to: RedeemPeriod } | undefined =>
  from === undefined || to === undefined || JSON.stringify(from) === JSON.stringify(to) ? undefined : { figure: 'period', from, to };

/**
 * Whether the order is shown once more before it is sent (ST-52, ST-56, AMB-112).
 *
 * @param required what the host asks for. @default every class but immediate, an unknown one included
 */
export const isConfirmOrderDue = (period: RedeemPeriod | undefined, required?: boolean): boolean =>
  required ?? period?.kind !== 'immediate';
