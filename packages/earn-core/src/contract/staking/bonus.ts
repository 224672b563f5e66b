import * as v from 'valibot';
import { ZERO, fractionOfPercent, parseDecimal } from '../../decimal.ts';
import { wireField, wireObject } from '../../endpoint/wireObject.ts';
import { endOfStep, isBrokenStep, type LadderStep } from '../../endpoint/wireLadder.ts';
import { isMissing, wireEnd, wireKnown, wireOptionalSeconds, wireOneOf, wirePercent } from '../../endpoint/wire.ts';
import { wireInnerObject, wireTextOrUnknown } from './wire.ts';

/** A step of an extra bonus (ST-04), with times of its own where it has them (AMB-113). */
export interface BonusTier extends LadderStep {
  /** From when it is paid, in unix seconds; `undefined` from the bonus's own start. */
  readonly startsAt: number | undefined;
  /** Until when it is paid, excluded; `undefined` until the bonus's own end. */
  readonly endsAt: number | undefined;
}

/** Most steps read of a bonus, and most characters of their text. */
const MOST_TIERS = 100;
const MOST_TEXT = 65_536;

/** Turns every number outside strings into text, so that no digit is lost. */
const withQuotedNumbers = (json: string): string =>
  json.replaceAll(/"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g, (part) => (part.startsWith('"') ? part : `"${part}"`));

function tierOf(wire: unknown): BonusTier | undefined {
  const {
    money_min: low,
    money_max: high,
    money_rate: rate,
    start_time: startTime,
    end_time: endTime,
  } = (wire ?? {}) as Readonly<Record<string, unknown>>;
  const from = parseDecimal(low);
  const percent = parseDecimal(rate);
  const end = isMissing(high) ? ZERO : parseDecimal(high);
  if (from === undefined || percent === undefined || end === undefined) return undefined;
  const [startsAt, endsAt] = [startTime, endTime].map((time) => v.parse(wireEnd, time));
  // A time that is set and cannot be read: the step may be over.
  if (startsAt === undefined || endsAt === undefined) return undefined;
  const step = { from, to: endOfStep(end), aprFraction: fractionOfPercent(percent) };
  return isBrokenStep(step) ? undefined : { ...step, startsAt: startsAt ?? undefined, endsAt: endsAt ?? undefined };
}

/** The value of a JSON text, its numbers as text; `undefined` where it is broken. */
function parsed(json: string): unknown {
  try {
    return JSON.parse(withQuotedNumbers(json));
  } catch {
    return undefined;
  }
}

/** Steps in a JSON text; `undefined` where one of them cannot be read, because a sum without it would be wrong. */
function tiersOf(text: string): readonly BonusTier[] | undefined {
  if (text.length > MOST_TEXT) return undefined;
  const list = parsed(text);
  if (!Array.isArray(list) || list.length > MOST_TIERS) return undefined;
  const tiers = list.map(tierOf).filter((tier) => tier !== undefined);
  return tiers.length === list.length ? tiers : undefined;
}

/** Steps of a bonus as JSON text (ST-04); `undefined` when it is missing or broken. Broken text is reported as unreadable. */
const wireBonusTiers = wireKnown<string, readonly BonusTier[]>(
  (text) => (typeof text === 'string' ? tiersOf(text) : Array.isArray(text) ? tiersOf(JSON.stringify(text)) : undefined),
  'list of steps',
);

/** The status of a bonus, with its wire values (AMB-123). */
const BONUS_STATUSES = { '0': 'not-started', '1': 'processing', '2': 'finished' } as const;

const bonusObject = wireObject({
  /** `undefined` where the exchange gives none that is known. */
  status: wireOneOf(BONUS_STATUSES),
  /** The highest rate, a fraction; shown only (AMB-113). */
  maxAprFraction: wireField('max_interest', wirePercent()),
  /** The coin the bonus is paid in. */
  rewardAsset: wireField('reward_coin', wireTextOrUnknown),
  startsAt: wireField('start_time', wireOptionalSeconds),
  /** `null` where no end is set, `undefined` where it cannot be read. */
  endsAt: wireField('end_time', wireEnd),
  /** `undefined` where the steps are missing or cannot be read: shown as not known. */
  tiers: wireField('interest', wireBonusTiers),
});

/** An extra bonus of a product or protocol (ST-03). */
export interface ExtraBonus extends v.InferOutput<typeof bonusObject> {}

/** {@link ExtraBonus} on the wire. */
export interface ExtraBonusWire extends v.InferInput<typeof bonusObject> {}

/** An extra bonus; `undefined` where there is none. */
export const wireExtraBonus = wireInnerObject<ExtraBonusWire, ExtraBonus>(bonusObject);
