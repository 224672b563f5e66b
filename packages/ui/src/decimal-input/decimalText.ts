import type { Grouping } from '@earnkit/time';

/*
 * Turns typed or pasted text into canonical decimal text with string operations alone: no number is parsed,
 * so no digit can be lost. Canonical while typing: '', '-', digits, and at most one point ('12', '12.', '0.50', '-0').
 */

/**
 * Why a change was refused and the previous text kept (AMB-047, AMB-048). After `separator`, a point or comma that the text has no
 * place for, and after `letter`, anything else that was typed into a number, further digits are refused too and nothing is sent
 * until the text is edited: `1e5` never becomes 15 (AMB-168).
 */
export type DecimalRefusal = 'character' | 'grouping' | 'letter' | 'separator';

/** What was dropped from an accepted change (AMB-049, AMB-050, AMB-052; UI-02, UI-07). */
export type DecimalCut = 'sign' | 'decimals' | 'max' | 'length';

/** Bounds of a decimal field. */
export interface DecimalBounds {
  /**
   * Decimals that are kept; further ones are cut, never rounded. At 0 no point can be entered (UI-03, UI-06).
   * @default 2
   */
  decimals?: number | undefined;
  /**
   * Highest magnitude, as plain decimal text; a higher value becomes it (UI-07, AMB-050). Text that is no plain decimal is ignored.
   * @default '999999999999'
   */
  max?: string | undefined;
  /**
   * Keep a leading minus (UI-02).
   * @default false
   */
  negative?: boolean | undefined;
  /**
   * Most characters, point and minus counted; longer text is cut (UI-10, AMB-052).
   * @default none
   */
  maxLength?: number | undefined;
  /**
   * Grouping of pasted text that is taken beside groups of three by commas or spaces (AMB-048).
   * @default that of the theme in a field, none elsewhere
   */
  groupedBy?: Grouping | undefined;
}

/** A change of the field's text. */
export interface DecimalChange extends DecimalBounds {
  /** The whole text after the change. */
  raw: string;
  /** The text before the change, kept when the change is refused. */
  previous: string;
  /**
   * How many leading zeros of `raw` stay in the text, because a deletion uncovered them (AMB-144).
   * @default 0
   */
  zeros?: number | undefined;
}

/** Outcome of a change. */
export interface DecimalOutcome {
  /** The text to show: canonical behind the leading zeros that stay, or `previous` when the change was refused. */
  text: string;
  /** Set when nothing was changed. */
  refused?: DecimalRefusal;
  /** Set when the change was accepted in part: the first thing that was left out. */
  cut?: DecimalCut;
}

export const DEFAULT_DECIMALS = 2;
export const DEFAULT_MAX = '999999999999';

const foreign = /[\uFF10-\uFF19\uFF0C-\uFF0E\u3001\u3002\u060C\u066B]/g;
/** Points and commas of other keyboards: of Chinese punctuation and of Arabic. */
const SEPARATORS: Readonly<Record<string, string>> = { '\u3002': '.', '\u3001': ',', '\u060C': ',', '\u066B': '.' };
/** Marks without a shape, which are copied along with a text of another direction, of a table or of a page with hyphens. */
const INVISIBLE = /\p{Cf}/gu;
const plain = /^\d*\.?\d*$/;
// No grouping begins with a zero: `0,125` is a decimal of another country (AMB-048).
const groupedByComma = /^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d*)?$/;
const groupedBySpace = /^[1-9]\d{0,2}([ \u00A0\u2009\u202F\u3000])\d{3}(?:\1\d{3})*(?:\.\d*)?$/;

/** Full-width digits, point, comma and minus of Chinese and Japanese input methods, and Arabic points and commas, as ASCII (AMB-047). Keeps the length. */
export function foldWidth(text: string): string {
  return text.replace(foreign, (char) => SEPARATORS[char] ?? String.fromCharCode(char.charCodeAt(0) - 0xfee0));
}

/**
 * Typed text whose only separator is a comma, with a point in its place: many keypads have no other (AMB-168).
 *
 * @returns `undefined` for any other text, and in a field without decimals.
 */
export function commaAsPoint(raw: string, decimals: number): string | undefined {
  const folded = foldWidth(raw);
  return decimals > 0 && folded.split(/[.,]/).length === 2 && folded.includes(',') ? folded.replace(',', '.') : undefined;
}

/** The digits of a text that is a whole number where its comma groups thousands, as in `1,234` (AMB-168). */
export function groupedReading(text: string): string | undefined {
  const [whole, part] = /^-?([1-9]\d{0,2})\.(\d{3})$/.exec(text)?.slice(1) ?? [];
  return whole !== undefined && part !== undefined ? (text.startsWith('-') ? '-' : '') + whole + part : undefined;
}

/** What an edit put into a text: all between their common beginning and end. */
export function insertedText(before: string, after: string): string {
  let head = 0;
  while (head < before.length && before[head] === after[head]) head += 1;
  let tail = 0;
  while (tail < before.length - head && before.at(-1 - tail) === after.at(-1 - tail) && tail < after.length - head) tail += 1;
  return after.slice(head, after.length - tail);
}

/** Sanitises a change while typing or pasting (UI-01 to UI-07, UI-10, AMB-047 to AMB-052, AMB-144). Never throws, never rounds. */
export function sanitizeDecimalText({
  raw,
  previous,
  decimals = DEFAULT_DECIMALS,
  max = DEFAULT_MAX,
  negative = false,
  maxLength,
  groupedBy,
  zeros = 0,
}: DecimalChange): DecimalOutcome {
  const folded = foldWidth(raw).replace(INVISIBLE, '').trim();
  const signed = folded.startsWith('-');
  const body = signed ? folded.slice(1) : folded;
  const digits = ungrouped(body, groupedBy);
  if (digits === undefined) return { text: previous, refused: /[,\s]/.test(body) && /^[\d.,\s]*$/.test(body) ? 'grouping' : 'character' };

  const sign = signed && negative ? '-' : '';
  let cut: DecimalCut | undefined = signed && !negative && digits !== '' ? 'sign' : undefined;
  const exact = withLeadingZero(digits, decimals);
  let magnitude = cutDecimals(exact, decimals);
  if (magnitude.length < exact.length) cut ??= 'decimals';
  const highest = plain.test(max) && /\d/.test(max) ? cutDecimals(withLeadingZero(max, decimals), decimals).replace(/\.$/, '') : undefined;
  if (highest !== undefined && isGreater(magnitude, highest)) {
    magnitude = highest;
    cut = 'max';
  }
  const whole = sign + magnitude;
  const text = maxLength === undefined ? whole : whole.slice(0, Math.max(0, maxLength));
  if (text.length < whole.length) cut ??= 'length';
  // A zero that stays takes no room from a digit of the amount.
  const stay = cut === 'max' ? 0 : Math.min(zeros, leadingZeros(digits), (maxLength ?? Infinity) - text.length);
  const shown = stay > 0 ? withZeros(text, stay) : text;
  return cut === undefined ? { text: shown } : { text: shown, cut };
}

/** Leading zeros of a text: those before its first digit that counts. The `0` of `0.5` is none. */
export function leadingZeros(text: string): number {
  return (/^-?(0+)(?=\d)/.exec(text)?.[1] ?? '').length;
}

/** Canonical text with leading zeros before it. */
export function withZeros(text: string, zeros: number): string {
  return text.replace(/^-?/, (sign) => sign + '0'.repeat(zeros));
}

/** Text without leading zeros: what the host is told (UI-05, AMB-144). */
export function withoutZeros(text: string): string {
  return text.replace(/^(-?)0+(?=\d)/, '$1');
}

/**
 * How many leading zeros stay when text is inserted: those that were shown and have nothing typed before them.
 * All of them stay when no digit and no point is inserted (AMB-144).
 */
export function zerosThatStay(shown: string, from: number, inserted: string): number {
  if (!/[\d.]/.test(foldWidth(inserted))) return Infinity;
  return Math.min(leadingZeros(shown), Math.max(0, shown.startsWith('-') ? from - 1 : from));
}

/** Canonical text at rest: no trailing point, no leading zeros, no lone or useless minus; decimals stay as typed (UI-08, UI-09, AMB-051). */
export function finishDecimalText(text: string): string {
  if (!/\d/.test(text)) return '';
  const negative = text.startsWith('-');
  const magnitude = withLeadingZero(negative ? text.slice(1) : text, 1).replace(/\.$/, '');
  return negative && /[1-9]/.test(magnitude) ? `-${magnitude}` : magnitude;
}

/** Text that a Max button fills in: cut towards zero to the field's decimals (UI-10, AMB-052). Invalid text gives ''. */
export function fillDecimalText(value: string, bounds: DecimalBounds): string {
  return finishDecimalText(sanitizeDecimalText({ ...bounds, raw: value, previous: '' }).text);
}

/** What is taken for digits in groups, where the theme groups so. Neither can be read in another way. */
const groupedByTheme: Readonly<Partial<Record<Grouping, RegExp>>> = {
  apostrophe: /^[1-9]\d{0,2}(['\u2019])\d{3}(?:\1\d{3})*(?:\.\d*)?$/,
  lakh: /^[1-9]\d?(?:,\d{2})+,\d{3}(?:\.\d*)?$/,
};

function ungrouped(body: string, groupedBy: Grouping | undefined): string | undefined {
  if (plain.test(body)) return body;
  const isGrouped =
    groupedByComma.test(body) || groupedBySpace.test(body) || (groupedBy !== undefined && groupedByTheme[groupedBy]?.test(body));
  return isGrouped ? body.replace(/[^\d.]/g, '') : undefined;
}

function withLeadingZero(digits: string, decimals: number): string {
  // A lone point in a field without decimals is nothing, not zero (UI-03).
  if (digits.startsWith('.')) return digits === '.' && decimals <= 0 ? '' : `0${digits}`;
  return digits.replace(/^0+(?=\d)/, '');
}

function cutDecimals(digits: string, decimals: number): string {
  const point = digits.indexOf('.');
  if (point === -1) return digits;
  return decimals <= 0 ? digits.slice(0, point) : digits.slice(0, point + 1 + decimals);
}

/** Both without leading zeros; missing decimals count as zeros. */
function isGreater(a: string, b: string): boolean {
  const [wholeA = '', partA = ''] = a.split('.');
  const [wholeB = '', partB = ''] = b.split('.');
  if (wholeA.length !== wholeB.length) return wholeA.length > wholeB.length;
  if (wholeA !== wholeB) return wholeA > wholeB;
  const width = Math.max(partA.length, partB.length);
  return partA.padEnd(width, '0') > partB.padEnd(width, '0');
}
