import * as v from 'valibot';
import { endpoint } from '../../endpoint/endpoint.ts';
import { wireRows, wireText } from '../../endpoint/wire.ts';
import { wireField, wireObject } from '../../endpoint/wireObject.ts';

const questionRow = wireObject({ question: wireField('ask', wireText), answer: wireText });

/** A question and its answer, both plain text. */
export interface FaqItem extends v.InferOutput<typeof questionRow> {}

/** {@link FaqItem} on the wire. */
export interface FaqItemWire extends v.InferInput<typeof questionRow> {}

/** Reads the questions about Simple Earn (API-57, SE-57), in a language where the exchange has them in it. */
export const questions = endpoint({
  name: 'faq.questions',
  visitors: 'answered',
  method: 'GET',
  path: '/apiw/v2/earn/ask',
  request: v.object({ mold: wireText, locale: v.optional(wireText) }),
  encode: ({ locale }: { readonly locale?: string | undefined }) => ({ mold: 'simple-earn', locale }),
  data: wireRows<FaqItemWire, FaqItem>(questionRow),
});
