/*
 * A second, slow implementation of the decimal field, written only from the requirements (UI-01 to UI-10) and the decisions
 * (AMB-047 to AMB-052, AMB-144, AMB-168): character by character, each with its original index, compared in BigInt.
 */

import { rawOf, type Edit } from './randomEdits.ts';

/** Bounds as the model takes them. */
export interface ModelBounds {
  readonly decimals: number;
  readonly max: string;
  readonly negative: boolean;
  readonly maxLength: number | undefined;
}

/** What the field must show afterwards. */
export interface ModelOutcome {
  readonly text: string;
  /** What the host is told. */
  readonly reported: string;
  readonly caret: number;
  readonly refused: boolean;
  /** Something of an accepted change was left out. */
  readonly cut: boolean;
}

interface Mark {
  readonly char: string;
  /** Index in the input; `undefined` for a character the field added. */
  readonly at: number | undefined;
}

const DIGITS = '0123456789';
const FULL_WIDTH = '０１２３４５６７８９．，－、،٫';
const ASCII = '0123456789.,-,,.';
const GROUP_BLANKS = ' \u00A0\u2009\u202F\u3000';

/**
 * One typed edit (AMB-168). The only separator of a text is its point. One that has no place, or another character that is typed into a
 * number, makes the field refuse whatever adds to the text.
 */
export function modelTyping(
  previous: string,
  stuck: boolean,
  edit: Edit,
  bounds: ModelBounds,
  predicted = true,
): ModelOutcome & { readonly stuck: boolean } {
  const { raw } = rawOf(previous, edit);
  const kept: ModelOutcome = { text: previous, reported: withoutZeros(previous), caret: edit.to, refused: true, cut: false };
  const adds = predicted ? edit.insert !== '' && edit.from === edit.to : raw.length > previous.length;
  if (stuck && withoutZeros(previous) !== '' && adds) return { ...kept, stuck: true };
  const separators = [...edit.insert].filter((char) => '.,'.includes(folded(char)));
  const all = [...raw].filter((char) => '.,'.includes(folded(char)));
  const isPoint = edit.insert !== '' && bounds.decimals > 0 && all.length === 1 && folded(all[0] ?? '') === ',';
  const outcome = modelEdit(
    previous,
    isPoint ? { ...edit, insert: [...edit.insert].map((char) => (folded(char) === ',' ? '.' : char)).join('') } : edit,
    bounds,
    predicted,
  );
  const lone = edit.insert.length === 1 && bounds.decimals === 0;
  if (separators.length > 0 && ((outcome.refused && previous !== '') || lone)) return { ...kept, stuck: true };
  if (outcome.refused && previous !== '' && hasForeign(raw)) return { ...kept, stuck: true };
  if (outcome.reported === withoutZeros(previous)) return { ...outcome, stuck };
  // The first digit after a point that a whole number has no place for is part of what was refused.
  return { ...outcome, stuck: stuck && previous === '' && outcome.reported.length === 1 };
}

/** One edit of the text before. The field knows the place of an edit that it could check in advance, and of every deletion. */
export function modelEdit(previous: string, edit: Edit, bounds: ModelBounds, predicted = true): ModelOutcome {
  const { raw, caret } = rawOf(previous, edit);
  const refused: ModelOutcome = { text: previous, reported: withoutZeros(previous), caret: edit.to, refused: true, cut: false };

  // AMB-047: an input method's digits, point, comma and minus are ASCII ones first. AMB-048: outer blanks go.
  let marks: Mark[] = [];
  for (let at = 0; at < raw.length; at += 1) marks.push({ char: folded(raw.charAt(at)), at });
  while (isBlank(marks[0])) marks.shift();
  while (isBlank(marks.at(-1))) marks.pop();
  const sign = marks[0]?.char === '-' ? marks.shift() : undefined;

  // AMB-047, AMB-048: anything but digits, one point and a correct grouping is refused.
  if (!isNumber(marks.map(({ char }) => char))) return refused;
  marks = marks.filter(({ char }) => DIGITS.includes(char) || char === '.');
  const nothing = marks.length === 0;

  // UI-05. AMB-144: zeros that a deletion uncovers stay, and later those with nothing typed before them.
  const isTyped = [...edit.insert].some((char) => DIGITS.includes(folded(char)) || folded(char) === '.');
  const staysUntil = !isTyped
    ? raw.length
    : predicted
      ? Math.min(edit.from, previous.length - withoutZeros(previous).length + (previous.startsWith('-') ? 1 : 0))
      : 0;
  const zeros: Mark[] = [];
  while (marks[0]?.char === '0' && marks[1] !== undefined && DIGITS.includes(marks[1].char)) zeros.push(...marks.splice(0, 1));
  const staying = zeros.filter(({ at = 0 }) => at < staysUntil);

  // UI-04, UI-03.
  let cut = false;
  if (bounds.decimals === 0 && marks.length === 1 && marks[0]?.char === '.') marks = [];
  if (marks[0]?.char === '.') marks.unshift({ char: '0', at: undefined });

  // UI-06, AMB-049, AMB-050: decimals are cut, never rounded.
  const point = marks.findIndex(({ char }) => char === '.');
  const kept = point === -1 ? marks.length : bounds.decimals === 0 ? point : point + 1 + bounds.decimals;
  if (kept < marks.length) cut = true;
  marks = marks.slice(0, kept);

  // UI-07: the highest magnitude, itself cut to the decimals of the field.
  const highest = cutText(bounds.max, bounds.decimals);
  const capped = marks.length > 0 && units(marks.map(({ char }) => char).join('')) > units(highest);
  if (capped) cut = true;

  // UI-02: a minus goes unless negatives are allowed.
  const keptSign = bounds.negative ? sign : undefined;
  if (sign !== undefined && keptSign === undefined && !nothing) cut = true;

  const magnitude = capped ? highest : marks.map(({ char }) => char).join('');
  const whole = (keptSign === undefined ? '' : '-') + magnitude;
  // UI-10, AMB-052: longer text is cut.
  const reported = bounds.maxLength === undefined ? whole : whole.slice(0, bounds.maxLength);
  if (reported.length < whole.length) cut = true;
  while (capped || reported.length + staying.length > (bounds.maxLength ?? Infinity)) if (staying.pop() === undefined) break;
  const signLength = reported.startsWith('-') ? 1 : 0;
  const text = reported.slice(0, signLength) + '0'.repeat(staying.length) + reported.slice(signLength);

  // The caret stays after the character it followed. It moves past a zero that the field added.
  const stoodBefore = (mark: Mark | undefined) => mark !== undefined && mark.at !== undefined && mark.at < caret;
  const left =
    (stoodBefore(keptSign) ? 1 : 0) +
    [...staying, ...marks].filter(
      (mark) => stoodBefore(mark) || (mark.at === undefined && (keptSign === undefined || stoodBefore(keptSign))),
    ).length;
  return { text, reported, caret: caret === raw.length ? text.length : Math.min(left, text.length), refused: false, cut };
}

/** The text as the host is told it. */
function withoutZeros(text: string): string {
  const sign = text.startsWith('-') ? '-' : '';
  let digits = text.slice(sign.length);
  while (digits.startsWith('0') && DIGITS.includes(digits.charAt(1)) && digits.length > 1) digits = digits.slice(1);
  return sign + digits;
}

/** At rest (UI-08, UI-09, AMB-051). */
export function modelRest(text: string): string {
  const sign = text.startsWith('-');
  const [whole = '', part] = text.slice(sign ? 1 : 0).split('.');
  if (whole === '' && (part === undefined || part === '')) return '';
  const magnitude = String(BigInt(whole === '' ? '0' : whole)) + (part === undefined || part === '' ? '' : `.${part}`);
  return sign && units(magnitude) > 0n ? `-${magnitude}` : magnitude;
}

function folded(char: string): string {
  if (char === '。') return '.';
  const index = FULL_WIDTH.indexOf(char);
  return index === -1 ? char : ASCII.charAt(index);
}

function isBlank(mark: Mark | undefined): boolean {
  return mark !== undefined && mark.char.trim() === '';
}

/** Whether a text has a character that no number has: a letter, or a sign that does not lead. */
function hasForeign(raw: string): boolean {
  const body = [...raw].map(folded).join('').trim().replace(/^-/, '');
  return [...body].some((char) => !DIGITS.includes(char) && !'.,'.includes(char) && char.trim() !== '');
}

function isNumber(chars: readonly string[]): boolean {
  const point = chars.indexOf('.');
  const whole = point === -1 ? chars : chars.slice(0, point);
  const part = point === -1 ? [] : chars.slice(point + 1);
  if (!part.every((char) => DIGITS.includes(char))) return false;
  const separators = new Set(whole.filter((char) => !DIGITS.includes(char)));
  if (separators.size === 0) return true;
  const [separator = ''] = separators;
  if (separators.size > 1 || !(separator === ',' || GROUP_BLANKS.includes(separator))) return false;
  const [first = '', ...rest] = whole.join('').split(separator);
  return first.length >= 1 && first.length <= 3 && !first.startsWith('0') && rest.every((group) => group.length === 3);
}

function cutText(text: string, decimals: number): string {
  const [whole = '', part = ''] = text.split('.');
  const kept = part.slice(0, decimals);
  return kept === '' ? whole : `${whole}.${kept}`;
}

/** As a whole number of the twentieth decimal. */
function units(text: string): bigint {
  const [whole = '', part = ''] = text.split('.');
  return BigInt(whole + part.padEnd(20, '0'));
}
