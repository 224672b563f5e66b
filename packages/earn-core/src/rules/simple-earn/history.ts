import type { Decimal } from '../../decimal.ts';
import { HOUR, type Instant } from '@earnkit/time';
import type { HistoryRecord } from '../../contract/simple-earn/history.ts';

/** A figure that a record has; its value is `undefined` while it is not known. */
export interface HistoryFigure {
  /** The figure; `undefined` where it is not known. */
  readonly value: Decimal | undefined;
}

/** What a record says in figures; `undefined` is a figure that records of its kind do not have. */
export interface HistoryFigures {
  /** The amount that moved, or the one that earned; in the record's coin. */
  readonly amount: HistoryFigure | undefined;
  /** The rate at which it earned, a fraction. */
  readonly aprFraction: HistoryFigure | undefined;
  /** What was earned, and in which coin. */
  readonly earned: (HistoryFigure & { readonly asset: string }) | undefined;
}

const figure = (value: Decimal | undefined): HistoryFigure => ({ value });
const onlyKnown = (value: Decimal | undefined): HistoryFigure | undefined => value && figure(value);

/**
 * What a record of an unknown kind says: its one amount, in the coin of the field that it came from. With two candidates it is not known
 * which of them moved, and none is shown (AMB-170).
 */
function figuresOfUnknown({ asset, amount, interest, voucherInterest, bonusAmount, bonusAsset = asset }: HistoryRecord): HistoryFigures {
  const earned = [
    { value: interest, asset },
    { value: voucherInterest, asset },
    { value: bonusAmount, asset: bonusAsset },
  ].filter(({ value }) => value !== undefined);
  const none = { amount: figure(undefined), aprFraction: undefined, earned: undefined };
  // The amount of a bonus is in the coin of the bonus.
  if (earned.length === 0) return bonusAsset === asset ? { ...none, amount: figure(amount) } : none;
  return earned.length > 1 || amount !== undefined ? none : { ...none, amount: undefined, earned: earned[0] };
}

/** What a record of the flexible or fixed history says in figures (SE-H-01, SE-H-02). */
export function historyFigures(record: HistoryRecord): HistoryFigures {
  const { type, asset, amount } = record;
  switch (type) {
    case 'interest':
      return {
        amount: figure(record.lentPrincipal),
        aprFraction: figure(record.lentAprFraction ?? record.aprFraction),
        earned: { value: record.interest, asset },
      };
    case 'bonus':
      return {
        amount: onlyKnown(record.lentPrincipal),
        aprFraction: undefined,
        earned: { value: record.bonusAmount ?? amount, asset: record.bonusAsset ?? asset },
      };
    case 'rateUp':
      return {
        amount: onlyKnown(record.voucherPrincipal),
        aprFraction: figure(record.voucherAprFraction),
        earned: { value: record.voucherInterest ?? amount, asset },
      };
    case 'unknown':
      return figuresOfUnknown(record);
    default:
      return { amount: figure(amount), aprFraction: onlyKnown(record.aprFraction), earned: undefined };
  }
}

/** A kind of Simple Earn with a project of its own (SE-H-03, AMB-092); `undefined` for all others. */
export function historyProject({ subBusiness }: Pick<HistoryRecord, 'subBusiness'>): 'launchpad' | 'launchpool' | undefined {
  if (subBusiness === 11) return 'launchpad';
  return subBusiness === 12 ? 'launchpool' : undefined;
}

const ORIGINS = ['auto', 'renewal', 'fixed', 'early', 'renewal-not-on-sale', 'renewal-sold-out'] as const;

/**
 * How an order came about, where it was not by hand: a subscription by Auto-Earn, by renewal or out of a matured order; a redemption
 * before maturity, or because the order could not be renewed.
 */
export type HistoryOrigin = (typeof ORIGINS)[number];

/** How an order came about (AMB-092, AMB-153); `undefined` for what was done by hand, and for a mode that is not known. */
export const historyOrigin = ({ mode }: Pick<HistoryRecord, 'mode'>): HistoryOrigin | undefined =>
  ORIGINS.find((origin) => origin === mode);

/** Seconds after which a redemption without a time of arrival is no longer said to be on its way: every one arrives within the hour. */
const ARRIVES_WITHIN: number = 2 * HOUR;

/** Whether what was redeemed has arrived, and when it did or will; the time is `undefined` where the record names none. */
export type RedemptionArrival =
  | { readonly state: 'arrived'; readonly at: Instant }
  | { readonly state: 'on-the-way'; readonly at: Instant | undefined };

/**
 * Whether the redemption of a record has arrived (AMB-152). `undefined` for a record of another kind, and for an old one that names no arrival:
 * it is not known.
 */
export function redemptionArrival(
  { type, at, finishedAt }: Pick<HistoryRecord, 'type' | 'at' | 'finishedAt'>,
  now: Instant,
): RedemptionArrival | undefined {
  if (type !== 'redeem') return undefined;
  if (finishedAt !== undefined) return { state: finishedAt <= now ? 'arrived' : 'on-the-way', at: finishedAt };
  return at !== undefined && now - at < ARRIVES_WITHIN ? { state: 'on-the-way', at: undefined } : undefined;
}

/** The moments at which {@link redemptionArrival} of a record says something else. */
export const arrivalMoments = ({ type, at, finishedAt }: Pick<HistoryRecord, 'type' | 'at' | 'finishedAt'>): readonly Instant[] => {
  if (type !== 'redeem') return [];
  if (finishedAt !== undefined) return [finishedAt];
  return at === undefined ? [] : [at + ARRIVES_WITHIN];
};
