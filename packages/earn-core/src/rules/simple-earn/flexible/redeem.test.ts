import { describe, expect, test } from 'vitest';
import { decimal as d } from '../../../decimal.ts';
import { redemptionSplit } from './redeem.ts';

describe('how a redemption is paid', () => {
  test.each([
    { current: '100', lent: '80', redeeming: '0', amount: '20', atOnce: '20', atNextHour: '0' },
    { current: '100', lent: '80', redeeming: '0', amount: '50', atOnce: '20', atNextHour: '30' },
    { current: '100', lent: '80', redeeming: '30', amount: '70', atOnce: '20', atNextHour: '50' },
    { current: '100', lent: '0', redeeming: '30', amount: '70', atOnce: '70', atNextHour: '0' },
    { current: '100', lent: '120', redeeming: '0', amount: '5', atOnce: '0', atNextHour: '5' },
  ])('splits $amount of $current with $lent lent and $redeeming redeeming', ({ current, lent, redeeming, amount, atOnce, atNextHour }) => {
    const holding = { currentAmount: d(current), lentAmount: d(lent), redeemingAmount: d(redeeming), marginFrozenAmount: d('0') };
    expect(redemptionSplit(holding, d(amount))).toEqual({ atOnce, atNextHour });
  });

  test('does not count margin as free', () => {
    const holding = { currentAmount: d('100'), lentAmount: d('80'), redeemingAmount: d('0'), marginFrozenAmount: d('15') };
    expect(redemptionSplit(holding, d('20'))).toEqual({ atOnce: '5', atNextHour: '15' });
  });

  test.each(['currentAmount', 'lentAmount', 'redeemingAmount', 'marginFrozenAmount'])('is unknown while %s is', (unknown) => {
    const holding = { currentAmount: d('1'), lentAmount: d('0'), redeemingAmount: d('0'), marginFrozenAmount: d('0') };
    expect(redemptionSplit(holding, d('1'))).toEqual({ atOnce: '1', atNextHour: '0' });
    expect(redemptionSplit({ ...holding, [unknown]: undefined }, d('1'))).toBeUndefined();
  });
});
