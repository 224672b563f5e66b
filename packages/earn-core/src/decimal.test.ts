import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Decimal,
  MAX_DECIMAL_LENGTH,
  ZERO,
  add,
  compare,
  roundDown,
  decimal,
  decimalPlaces,
  divide,
  fixed,
  isNegative,
  isPositive,
  isZero,
  max,
  min,
  multiply,
  parseDecimal,
  roundUp,
  subtract,
  toChartNumber,
} from './decimal.ts';

/** Any decimal as a whole number of 10^-12, so that BigInt can check the arithmetic. */
const SCALE = 12;
const units = fc.bigInt({ min: -(10n ** 24n), max: 10n ** 24n });
const decimalOf = (value: bigint, scale = SCALE): Decimal => {
  const digits = (value < 0n ? -value : value).toString().padStart(scale + 1, '0');
  return decimal(`${value < 0n ? '-' : ''}${digits.slice(0, -scale)}.${digits.slice(-scale)}`);
};

describe('parseDecimal', () => {
  it.each([
    ['0', '0'],
    ['-0', '0'],
    ['-0.000', '0'],
    ['007', '7'],
    ['1.50', '1.5'],
    ['+2', '2'],
    ['1e-8', '0.00000001'],
    ['1E+3', '1000'],
    ['-1.5e2', '-150'],
    ['123456789012345678901234567890.123456789', '123456789012345678901234567890.123456789'],
    ['0e5', '0'],
    ['1e40', `1${'0'.repeat(40)}`],
  ])('reads %j as %j', (text, value) => expect(parseDecimal(text)).toBe(value));

  it.each([
    '',
    ' ',
    ' 1',
    '1 ',
    '.',
    '.5',
    '5.',
    '-',
    '--1',
    '1,000',
    '1.2.3',
    'NaN',
    'Infinity',
    '-Infinity',
    '0x10',
    '0b1',
    '1e',
    '1e41',
    '1e-41',
    '1e99999',
    '١٢',
    '１２',
    '1_000',
    '1n',
    '9'.repeat(MAX_DECIMAL_LENGTH + 1),
    5,
    null,
    undefined,
    {},
    ['1'],
    true,
  ])('refuses %j', (text) => expect(parseDecimal(text)).toBeUndefined());

  it('never reads text as another value', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[-+\d.eE, ]{0,12}$/)), (text) => {
        expect(parseDecimal(text) === undefined || /^[+-]?\d+(\.\d+)?([eE][+-]?\d+)?$/.test(text)).toBe(true);
      }),
    );
  });

  it('gives canonical text that reads back the same', () => {
    fc.assert(
      fc.property(units, (value) => {
        const text = decimalOf(value);
        expect(text).toMatch(/^(0|-?(0|[1-9]\d*)(\.\d*[1-9])?)$/);
        expect(parseDecimal(text)).toBe(text);
      }),
    );
  });

  it('throws for invalid text in code', () => expect(() => decimal('1,5')).toThrow(RangeError));
});

describe('arithmetic', () => {
  it('adds, subtracts and multiplies exactly', () => {
    fc.assert(
      fc.property(units, units, (a, b) => {
        expect(add(decimalOf(a), decimalOf(b))).toBe(decimalOf(a + b));
        expect(subtract(decimalOf(a), decimalOf(b))).toBe(decimalOf(a - b));
        expect(multiply(decimalOf(a), decimalOf(b))).toBe(decimalOf(a * b, SCALE * 2));
      }),
    );
    expect(add(decimal('0.1'), decimal('0.2'))).toBe('0.3');
  });

  it('divides once, cut towards zero', () => {
    fc.assert(
      fc.property(
        units,
        units.filter((value) => value !== 0n),
        fc.nat(18),
        (a, b, places) => {
          const quotient = (a * 10n ** BigInt(places)) / b;
          expect(divide(decimalOf(a), decimalOf(b), places)).toBe(
            places === 0 ? decimal(quotient.toString()) : decimalOf(quotient, places),
          );
        },
      ),
    );
    expect(() => divide(decimal('1'), ZERO, 8)).toThrow(RangeError);
  });

  it('cuts towards zero, rounds up away from zero, and leaves short values alone', () => {
    fc.assert(
      fc.property(units, fc.nat(14), (value, places) => {
        const one = decimalOf(value);
        const below = roundDown(one, places);
        const above = roundUp(one, places);
        const size = (of: Decimal): Decimal => (isNegative(of) ? subtract(ZERO, of) : of);
        expect(compare(size(below), size(one))).toBeLessThanOrEqual(0);
        expect(compare(size(above), size(one))).toBeGreaterThanOrEqual(0);
        expect(decimalPlaces(below)).toBeLessThanOrEqual(places);
        expect(decimalPlaces(above)).toBeLessThanOrEqual(places);
        expect(decimalPlaces(one) > places || (below === one && above === one)).toBe(true);
        expect(roundDown(below, places)).toBe(below);
        expect(fixed(one, places).split('.')[1]?.length ?? 0).toBe(places);
        expect(parseDecimal(fixed(one, places))).toBe(below);
      }),
    );
  });

  it.each([
    ['-0.004', 2, '0.00'],
    ['-0.9', 0, '0'],
    ['-0.00000001', 2, '0.00'],
    ['-0.015', 2, '-0.01'],
  ] as const)('given %s, prints %s places as %s: a value that is cut to zero has no minus', (value, places, expected) => {
    expect(fixed(decimal(value), places)).toBe(expected);
  });

  it('given more than 60 places are asked for, divides to 60 and cuts the rest off', () => {
    expect(divide(decimal('2'), decimal('3'), 80)).toBe(`0.${'6'.repeat(60)}`);
    expect(divide(decimal('-2'), decimal('3'), 60)).toBe(`-0.${'6'.repeat(60)}`);
  });

  it('compares like numbers', () => {
    fc.assert(
      fc.property(units, units, (a, b) => {
        const [one, other] = [decimalOf(a), decimalOf(b)];
        expect(compare(one, other)).toBe(a < b ? -1 : a > b ? 1 : 0);
        expect(min(one, other)).toBe(a < b ? one : other);
        expect(max(one, other)).toBe(a > b ? one : other);
        expect([isZero(one), isPositive(one), isNegative(one)]).toEqual([a === 0n, a > 0n, a < 0n]);
      }),
    );
  });

  it('gives a number for drawing only', () => expect(toChartNumber(decimal('0.25'))).toBe(0.25));
});
