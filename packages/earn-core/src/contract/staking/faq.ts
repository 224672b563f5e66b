import * as v from 'valibot';
import { endpoint } from '../../endpoint/endpoint.ts';
import { wireFlag, wireId, wireOneOf, wireRows, wireText } from '../../endpoint/wire.ts';
import { wireField, wireObject } from '../../endpoint/wireObject.ts';
import { type StakingTarget, encodeTarget } from './product.ts';

/** Categories of questions, with their wire values (ST-22). */
export const FAQ_CATEGORIES = { '0': 'all', '1': 'common', '2': 'overview', '3': 'defi' } as const;

const questionRow = wireObject({
  question: wireField('ask', wireText),
  answer: wireText,
  /** `undefined` for a category that is not known. */
  category: wireField('cate', wireOneOf(FAQ_CATEGORIES)),
  /** Whether the answer is open from the beginning. */
  unfolded: wireField('unfold', wireFlag),
});

/** A question about staking and its answer, both plain text (ST-19). */
export interface StakingQuestion extends v.InferOutput<typeof questionRow> {}

/** {@link StakingQuestion} on the wire. */
export interface StakingQuestionWire extends v.InferInput<typeof questionRow> {}

/** Reads the questions about a product (API-71, ST-104), in a language where the exchange has them in it. */
export const questions = endpoint({
  name: 'staking.questions',
  visitors: 'answered',
  method: 'GET',
  path: '/apiw/v2/earn/staking/coin-ask',
  request: v.object({ pid: v.optional(wireId), coin: v.optional(wireText), locale: v.optional(wireText) }),
  encode: ({ locale, ...target }: StakingTarget & { readonly locale?: string | undefined }) => ({ ...encodeTarget(target), locale }),
  data: wireRows<StakingQuestionWire, StakingQuestion>(questionRow),
});
