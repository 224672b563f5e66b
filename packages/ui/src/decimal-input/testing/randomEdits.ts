import type { ModelBounds } from './decimalModel.ts';

/** One edit by a person: the selection and its replacement. */
export interface Edit {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
  readonly kind: 'type' | 'paste' | 'backspace' | 'delete';
}

/** A source of numbers below a bound, the same ones for the same seed (mulberry32). */
export type Random = (below: number) => number;

export function seeded(seed: number): Random {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

const pick = <Item>(random: Random, items: readonly [Item, ...Item[]]): Item => items[random(items.length)] ?? items[0];

const KEYS = '01234567890123456789005599......--,ae +';
const WIDE = '０１５９．，－。٣';
const PASTES: readonly [string, ...string[]] = [
  '',
  '1,234.5',
  '1,5',
  '1.234,5',
  '12,345,678',
  '1,2345',
  '0,125',
  '0 125',
  '00,125',
  '0,500.5',
  ',5',
  '1 234',
  '1 234 567.8',
  '1\u00A0234',
  '12\u3000345',
  '1 2345',
  ' 12 ',
  '\t7',
  '00.5',
  '000',
  '.5',
  '.',
  '-',
  '-.5',
  '-1,000',
  '--1',
  '1-2',
  '1e5',
  '$12',
  '１２．５',
  '－５',
  '　８　',
  '0x1F',
  '١٢',
  '999999999999',
  '1000000000000',
  '0.123456789',
  '99999999999999999999.99',
  '12.',
  "1'234",
  'NaN',
];

const key = (random: Random): string => {
  const keys = random(12) === 0 ? WIDE : KEYS;
  return keys.charAt(random(keys.length));
};

/** Bounds of a field. */
export function randomBounds(random: Random): ModelBounds {
  return {
    decimals: pick(random, [0, 1, 2, 2, 6, 8, 8]),
    max: pick(random, ['999999999999', '999999999999', '1000000', '500', '4.5', '0.129', '0', '99999999999999999999.12345678']),
    negative: random(3) === 0,
    maxLength: pick<number | undefined>(random, [undefined, undefined, 12, 12, 5, 1]),
  };
}

/** An edit of `text`; most are at the end or replace little, as a person's are. */
export function randomEdit(random: Random, text: string, caret: number): Edit {
  const from = random(2) === 0 ? caret : random(text.length + 1);
  const to = random(4) === 0 ? from + random(text.length - from + 1) : from;
  const kind = pick(random, ['type', 'type', 'type', 'type', 'paste', 'backspace', 'backspace', 'delete'] as const);
  if (kind === 'type') return { from, to, kind, insert: key(random) };
  if (kind === 'paste') {
    if (random(2) === 0) return { from, to, kind, insert: pick(random, PASTES) };
    let insert = '';
    for (let left = 1 + random(8); left > 0; left -= 1) insert += key(random);
    return { from, to, kind, insert };
  }
  return { from, to, kind, insert: '' };
}

/** The text and caret that an edit makes, before any rule. */
export function rawOf(text: string, { from, to, insert, kind }: Edit): { raw: string; caret: number } {
  const start = from === to && kind === 'backspace' ? Math.max(0, from - 1) : from;
  const end = from === to && kind === 'delete' ? from + 1 : to;
  return { raw: text.slice(0, start) + insert + text.slice(end), caret: start + insert.length };
}
