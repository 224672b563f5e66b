/** Deepest nesting read from an answer. */
const MAX_ANSWER_DEPTH = 32;

/** Most characters read from an answer: far above any documented answer, far below what would stop a page. */
export const MAX_ANSWER_LENGTH = 8_388_608;

type ReviverWithSource = (this: unknown, key: string, value: unknown, context?: { readonly source?: string }) => unknown;

/** Text without NUL and without halves of a character, which an address cannot hold: each becomes the replacement character. */
const withoutBroken = (value: unknown): unknown => (typeof value === 'string' ? value.replace(/[\0\p{Cs}]/gu, '\ufffd') : value);

const sourceReviver: ReviverWithSource = (_key, value, context) =>
  typeof value === 'number' ? (context?.source ?? value) : withoutBroken(value);

/** Whether this engine hands a number's own digits to the reviver of `JSON.parse`. */
export const engineKeepsSource: boolean = JSON.parse('1', sourceReviver) === '1';

/** True when brackets outside of strings nest deeper than `limit`. */
export function isNestedDeeper(text: string, limit: number): boolean {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 0x22) {
      at += 1;
      while (at < text.length && text.charCodeAt(at) !== 0x22) at += text.charCodeAt(at) === 0x5c ? 2 : 1;
    } else if (code === 0x5b || code === 0x7b) {
      depth += 1;
      if (depth > limit) return true;
    } else if (code === 0x5d || code === 0x7d) {
      depth -= 1;
    }
  }
  return false;
}

/**
 * Parses JSON with every number as its source text, so that no digit is lost, and without broken characters. Engines that do not
 * hand the source over load a lossless parser the first time they need it.
 *
 * @param native whether to use the engine's own parser.
 * @throws SyntaxError for text that is not JSON, RangeError for nesting beyond 32 levels or a text beyond
 * {@link MAX_ANSWER_LENGTH}.
 */
export async function parseExact(text: string, native: boolean = engineKeepsSource): Promise<unknown> {
  if (text.length > MAX_ANSWER_LENGTH) throw new RangeError('is too long');
  if (isNestedDeeper(text, MAX_ANSWER_DEPTH)) throw new RangeError('is nested too deep');
  if (native) return JSON.parse(text, sourceReviver);
  const { parse } = await import('lossless-json');
  return parse(text, (_key, value) => withoutBroken(value), {
    parseNumber: (digits) => digits,
    onDuplicateKey: ({ newValue }) => newValue,
  });
}
