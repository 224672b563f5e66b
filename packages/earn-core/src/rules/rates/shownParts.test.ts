import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Decimal, add, compare, cutDown, decimal, subtract } from '../../decimal.ts';
import { shownParts } from './shownParts.ts';

const d = decimal;
const rate = fc.bigInt({ min: 0n, max: 10n ** 9n }).map((units) => d(`0.${units.toString().padStart(10, '0')}`));

describe('shownParts', () => {
  test.each<[string, readonly [Decimal, Decimal, Decimal], readonly [string, string, string], string]>([
    ['parts without remainders stay as they are', [d('0.05'), d('0.02'), d('0.01')], ['0.05', '0.02', '0.01'], '0.08'],
    ['the missing hundredth goes to the largest remainder', [d('0.05006'), d('0.02005'), d('0')], ['0.0501', '0.02', '0'], '0.0701'],
    ['two missing hundredths go to two parts', [d('0.01009'), d('0.01008'), d('0.01003')], ['0.0101', '0.0101', '0.01'], '0.0302'],
    ['the first of equal remainders gets it', [d('0.00005'), d('0.00005'), d('0')], ['0.0001', '0', '0'], '0.0001'],
  ])('%s (AMB-154)', (_case, [base, bonus, voucher], [shownBase, shownBonus, shownVoucher], total) => {
    expect(shownParts({ base, bonus, voucher }, d('1'))).toEqual({ base: shownBase, bonus: shownBonus, voucher: shownVoucher, total });
  });

  test('divides exactly before it cuts: a third and two thirds of a percent are one percent', () => {
    expect(shownParts({ base: d('0.01'), bonus: d('0.02') }, d('3'))).toEqual({ base: '0.0033', bonus: '0.0067', total: '0.01' });
  });

  test('what is shown adds up to the cut total, and no part differs from its own by a hundredth of a percent or more (AMB-154)', () => {
    fc.assert(
      fc.property(rate, rate, rate, (base, bonus, voucher) => {
        const shown = shownParts({ base, bonus, voucher }, d('1'));
        expect(shown.total).toBe(cutDown(add(base, bonus, voucher), 4));
        expect(add(shown.base, shown.bonus, shown.voucher)).toBe(shown.total);
        for (const [part, exact] of [
          [shown.base, base],
          [shown.bonus, bonus],
          [shown.voucher, voucher],
        ] as const) {
          expect(compare(subtract(part, exact), d('0.0001'))).toBe(-1);
          expect(compare(subtract(exact, part), d('0.0001'))).toBe(-1);
        }
      }),
    );
  });
});
