import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { add, decimal, subtract } from '../../decimal.ts';
import type { StakingQuestion } from '../../contract/staking/index.ts';
import { endOfToday, heldTotal, holdingMove, holdingsOfType, questionsOf } from './index.ts';
import { small } from '../../testing/staking.ts';

describe('holdings (ST-27, AMB-119, AMB-120)', () => {
  it('are tokens and debts, or the others; a kind that is not known is among the others', () => {
    const rows = (['token', 'staking', 'debt', undefined] as const).map((type) => ({ type }));
    expect(holdingsOfType(rows, 0)).toEqual([{ type: 'token' }, { type: 'debt' }]);
    expect(holdingsOfType(rows, 1)).toEqual([{ type: 'staking' }, { type: undefined }]);
  });

  it('given one that is not known, then their sum is not known', () => {
    expect(heldTotal([{ amount: decimal('1.5') }, { amount: decimal('2') }])).toBe('3.5');
    expect(heldTotal([{ amount: decimal('1.5') }, { amount: undefined }])).toBeUndefined();
    expect(heldTotal([])).toBe('0');
  });

  it('given what was held before and after, then an order is placed only where exactly its amount moved', () => {
    fc.assert(
      fc.property(small, small, (before, amount) => {
        fc.pre(amount !== '0');
        expect(holdingMove(before, add(before, amount), amount)).toBe('placed');
        expect(holdingMove(add(before, amount), before, subtract(decimal('0'), amount))).toBe('placed');
        expect(holdingMove(before, before, amount)).toBe('not-placed');
        expect(holdingMove(before, add(before, amount, decimal('0.00000001')), amount)).toBe('unclear');
      }),
    );
    expect(holdingMove(undefined, decimal('1'), decimal('1'))).toBe('unclear');
    expect(holdingMove(decimal('1'), undefined, decimal('1'))).toBe('unclear');
  });

  it.each([
    ['UTC', '2024-03-15T10:00:00Z', '2024-03-15T23:59:59Z'],
    ['Asia/Shanghai', '2024-03-15T17:00:00Z', '2024-03-16T15:59:59Z'],
    ['America/New_York', '2024-03-10T12:00:00Z', '2024-03-11T03:59:59Z'],
  ])('records are read up to the last second of today in %s (AMB-119)', (zone, now, end) =>
    expect(endOfToday(Date.parse(now) / 1000, zone)).toBe(Date.parse(end) / 1000),
  );
});

describe('questions (ST-22)', () => {
  it('are those of a category; all of them, also without a known category, under all', () => {
    const question = (category: StakingQuestion['category']): StakingQuestion => ({
      question: '?',
      answer: '!',
      category,
      unfolded: false,
    });
    const questions = [question('common'), question('defi'), question(undefined)];
    expect(questionsOf(questions, 'all')).toHaveLength(3);
    expect(questionsOf(questions, 'defi')).toEqual([question('defi')]);
    expect(questionsOf(questions, 'overview')).toEqual([]);
  });
});
