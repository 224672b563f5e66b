import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { caretAfter } from './decimalCaret.ts';
import { fillDecimalText, finishDecimalText, sanitizeDecimalText } from './decimalText.ts';
import { groupDigits } from '@earnkit/time';

interface Table {
  id: string;
  columns: string[];
  rows: string[][];
}
const tables = JSON.parse(readFileSync(new URL('../../../earn-core/vectors.json', import.meta.url), 'utf8')) as Table[];
const table = (id: string) => {
  const found = tables.find((entry) => entry.id === id);
  if (!found) throw new Error(`vectors.json has no table ${id}`);
  return found.rows;
};

describe('sanitizeDecimalText', () => {
  it.each(table('V-DI'))(
    'V-DI %j, %s decimals, max %s, negatives %s, before %j -> %j',
    (raw = '', decimals, max = '', negatives, previous = '', expected = '') => {
      expect(sanitizeDecimalText({ raw, previous, decimals: Number(decimals), max, negative: negatives === 'yes' }).text).toBe(expected);
    },
  );

  it.each(table('V-DL'))('V-DL %j %s -> %j', (text = '', way, expected = '') => {
    const bounds = { decimals: 8, maxLength: 12 };
    expect(way === 'Max' ? fillDecimalText(text, bounds) : sanitizeDecimalText({ ...bounds, raw: text, previous: '' }).text).toBe(expected);
  });

  it('reports why it refused and what it dropped', () => {
    const change = (raw: string, bounds = {}) => sanitizeDecimalText({ raw, previous: '7', ...bounds });
    expect(change('7a')).toEqual({ text: '7', refused: 'character' });
    expect(change('1,5')).toEqual({ text: '7', refused: 'grouping' });
    expect(change('12 34')).toEqual({ text: '7', refused: 'grouping' });
    expect(change('12\n34')).toEqual({ text: '7', refused: 'grouping' });
    expect(change('7.129')).toEqual({ text: '7.12', cut: 'decimals' });
    expect(change('-7')).toEqual({ text: '7', cut: 'sign' });
    expect(change('8', { max: '7.5' })).toEqual({ text: '7.5', cut: 'max' });
    expect(change('1234', { maxLength: 3 })).toEqual({ text: '123', cut: 'length' });
    expect(change('7.1')).toEqual({ text: '7.1' });
  });

  it.each(['0,125', '0 125', '00,125', '000,125', '0,500.5', '-0,125', '０，１２５'])(
    'given the text 7, when %j replaces it, then it is refused as a grouping (AMB-048)',
    (raw) => {
      expect(sanitizeDecimalText({ raw, previous: '7', negative: true })).toEqual({ text: '7', refused: 'grouping' });
    },
  );

  it('cuts a maximum that has more decimals than the field', () => {
    expect(sanitizeDecimalText({ raw: '1', previous: '', decimals: 2, max: '0.129' }).text).toBe('0.12');
  });

  it.each(['', 'abc', '1e5', 'Infinity'])('ignores the invalid maximum %j', (max) => {
    expect(sanitizeDecimalText({ raw: '123456789012345', previous: '', max }).text).toBe('123456789012345');
  });

  it('normalises the text of an input method', () => {
    expect(sanitizeDecimalText({ raw: '１２。５', previous: '' }).text).toBe('12.5');
  });

  it('parses a megabyte of digits and separators quickly', () => {
    const started = performance.now();
    expect(sanitizeDecimalText({ raw: '1'.repeat(1_000_000), previous: '' }).text).toBe('999999999999');
    expect(sanitizeDecimalText({ raw: '1,111'.repeat(200_000), previous: '5' }).text).toBe('5');
    expect(performance.now() - started).toBeLessThan(1000);
  });
});

describe('finishDecimalText', () => {
  it.each(table('V-DB'))('V-DB %j -> %j', (text = '', expected = '') => {
    expect(finishDecimalText(text)).toBe(expected);
  });

  it.each([
    ['-0.00', '0.00'],
    ['-0', '0'],
    ['1.50', '1.50'],
    ['00.5', '0.5'],
  ])('%j -> %j', (text, expected) => expect(finishDecimalText(text)).toBe(expected));
});

it.each([
  ['', ''],
  ['123', '123'],
  ['1234', '1,234'],
  ['-1234567.12345', '-1,234,567.12345'],
])('groups %j as %j', (text, expected) => expect(groupDigits(text)).toBe(expected));

describe('caretAfter', () => {
  // `|` is the caret.
  it.each([
    ['.|', '0.|'],
    ['.|5', '0.|5'],
    ['|.05', '0|.05'],
    ['0|5', '|5'],
    ['05|', '5|'],
    ['1,234.5|', '1234.5|'],
    ['1,2|34.5', '12|34.5'],
    ['１２|', '12|'],
    [' 12| ', '12|'],
    ['1.92|3', '1.92|'],
    ['1.9|23', '1.9|2'],
    ['-|5', '|5'],
  ])('%s stays put as %s', (raw, wanted) => {
    expect(caretAfter(raw.replace('|', ''), raw.indexOf('|'), { text: wanted.replace('|', '') })).toBe(wanted.indexOf('|'));
  });

  it('keeps a minus where negatives are allowed', () => {
    expect(caretAfter('-.5', 2, { text: '-0.5' })).toBe(3);
  });
});

/** The same rules over whole numbers of the last decimal, in BigInt: a second, slower way to the same answer. */
function plainModel(raw: string, decimals: number, max: bigint): string | undefined {
  if (!/^\d*\.?\d*$/.test(raw)) return undefined;
  if (raw === '' || (raw === '.' && decimals === 0)) return '';
  const [whole = '', part] = raw.split('.');
  const kept = decimals === 0 ? undefined : part?.slice(0, decimals);
  const units = BigInt(`${whole === '' ? '0' : whole}${(kept ?? '').padEnd(decimals, '0')}`);
  if (units > max * 10n ** BigInt(decimals)) return String(max);
  return `${BigInt(whole === '' ? '0' : whole)}${kept === undefined ? '' : `.${kept}`}`;
}

describe('against a plain model', () => {
  const text = fc.array(fc.constantFrom('0', '1', '5', '9', '.', '.', 'a', '-'), { maxLength: 16 }).map((chars) => chars.join(''));

  it('gives the same text for every change without a minus', () => {
    fc.assert(
      fc.property(text, fc.integer({ min: 0, max: 10 }), fc.bigInt({ min: 0n, max: 10n ** 13n }), (typed, decimals, max) => {
        const raw = typed.replaceAll('-', '');
        expect(sanitizeDecimalText({ raw, previous: '3', decimals, max: String(max) }).text).toBe(plainModel(raw, decimals, max) ?? '3');
      }),
      { numRuns: 3000 },
    );
  });

  it('changes nothing in its own output', () => {
    fc.assert(
      fc.property(
        text,
        fc.integer({ min: 0, max: 8 }),
        fc.boolean(),
        fc.option(fc.integer({ min: 1, max: 14 }), { nil: undefined }),
        (raw, decimals, negative, maxLength) => {
          const bounds = { decimals, negative, maxLength };
          const once = sanitizeDecimalText({ ...bounds, raw, previous: '' }).text;
          expect(sanitizeDecimalText({ ...bounds, raw: once, previous: 'x' })).toEqual({ text: once });
          const rest = finishDecimalText(once);
          expect(finishDecimalText(rest)).toBe(rest);
          expect(rest).toMatch(negative ? /^(-?(0|[1-9]\d*)(\.\d+)?)?$/ : /^((0|[1-9]\d*)(\.\d+)?)?$/);
        },
      ),
      { numRuns: 3000 },
    );
  });

  it('never fills in more than the balance', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 20n }), fc.integer({ min: 0, max: 8 }), (units, decimals) => {
        const digits = String(units).padStart(9, '0');
        const available = `${digits.slice(0, -8)}.${digits.slice(-8)}`;
        const filled = fillDecimalText(available, { decimals, maxLength: 12 });
        const [whole = '0', part = ''] = filled.split('.');
        expect(BigInt(whole + part.padEnd(8, '0'))).toBeLessThanOrEqual(units);
      }),
    );
  });

  it('keeps the caret inside the text', () => {
    fc.assert(
      fc.property(text, fc.nat(16), fc.boolean(), (raw, at, negative) => {
        const outcome = sanitizeDecimalText({ raw, previous: '', negative });
        const caret = caretAfter(raw, Math.min(at, raw.length), outcome);
        expect(caret).toBeGreaterThanOrEqual(0);
        expect(caret).toBeLessThanOrEqual(outcome.text.length);
      }),
    );
  });
});
