import { expect, it } from 'vitest';
import * as dualInvestment from './dualInvestment.ts';

const { DUAL_INVESTMENT_CODES, DUAL_INVESTMENT_DIRECTIONS, DUAL_INVESTMENT_STATUSES } = dualInvestment;

it('dual investment is constants alone: 12 states, 7 codes that are not mapped to them, 4 directions, and no path (FM-22 to FM-24, AMB-128)', () => {
  expect(Object.keys(dualInvestment).toSorted()).toEqual([
    'DUAL_INVESTMENT_CODES',
    'DUAL_INVESTMENT_DIRECTIONS',
    'DUAL_INVESTMENT_STATUSES',
  ]);
  expect(DUAL_INVESTMENT_STATUSES).toHaveLength(12);
  expect([DUAL_INVESTMENT_STATUSES[0], DUAL_INVESTMENT_STATUSES.at(-1)]).toEqual(['INIT', 'REPAY']);
  expect(DUAL_INVESTMENT_CODES).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(DUAL_INVESTMENT_DIRECTIONS).toEqual(['call', 'put', 'peak-sniper', 'dip-sniper']);
});
