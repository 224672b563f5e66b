import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decimal } from '../decimal.ts';
import { type CsvCell, formatCsv } from './csv.ts';

/** Reads a CSV file as RFC 4180 says, character by character. */
function cellsOf(file: string): readonly (readonly string[])[] {
  const rows: string[][] = [[]];
  let cell = '';
  let quoted = false;
  for (let index = 1; index < file.length; index += 1) {
    const char = file[index] ?? '';
    if (quoted) {
      if (char !== '"') cell += char;
      else if (file[index + 1] === '"') {
        cell += '"';
        index += 1;
      } else quoted = false;
    } else if (char === '"') quoted = true;
    else if (char === ',' || char === '\n') {
      rows.at(-1)?.push(char === '\n' ? cell.replace(/\r$/, '') : cell);
      cell = '';
      if (char === '\n') rows.push([]);
    } else cell += char;
  }
  return rows.slice(0, -1);
}

const text = fc.oneof(
  fc.string(),
  fc.string({ unit: fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\n', '"', ',', "'", ' ', '1', 'é', '币') }),
);
const number = fc
  .tuple(fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }), fc.integer({ min: 1, max: 9 }))
  .map(([whole, digit]) => decimal(`${whole}.${digit}`));
const cell: fc.Arbitrary<CsvCell> = fc.oneof(
  text.map((value) => ({ text: value })),
  fc.option(number, { nil: undefined }).map((value) => ({ number: value })),
);

describe('formatCsv', () => {
  test('given cells of any text and number, then a reader gets every one back and no text is a formula', () => {
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 1, maxLength: 5 }), { maxLength: 5 }), (rows) => {
        const read = cellsOf(formatCsv(rows));
        expect(read.map((row) => row.length)).toEqual(rows.map((row) => row.length));
        rows.forEach((row, y) =>
          row.forEach((written, x) => {
            const found = read[y]?.[x] ?? 'missing';
            if ('number' in written) expect(found).toBe(written.number ?? '');
            else {
              expect(found.replace(/^'/, '')).toBe(written.text.replace(/^'/, ''));
              expect(found).not.toMatch(/^[=+\-@\t\r]/);
            }
          }),
        );
      }),
    );
  });

  test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1'])(
    'given the text %j, then an apostrophe stands before it',
    (value) => {
      expect(cellsOf(formatCsv([[{ text: value }]]))).toEqual([[`'${value}`]]);
    },
  );

  test.each([',', ';', '"', '\r\n'])(
    'given a text with %j, then a program that separates cells by commas or semicolons keeps it whole',
    (mark) => {
      expect(formatCsv([[{ text: `a${mark}=1` }]], { mark: false })).toBe(`"a${mark === '"' ? '""' : mark}=1"\r\n`);
    },
  );

  test('given a negative number, then it stays a number; given an unknown one, then its cell is empty', () => {
    expect(formatCsv([[{ number: decimal('-12.5') }, { number: undefined }, { text: 'USDT' }]])).toBe('\uFEFF-12.5,,USDT\r\n');
  });
});
