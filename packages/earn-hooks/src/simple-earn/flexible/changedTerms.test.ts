import { type Decimal, decimal } from '@earnkit/core';
import type { FlexibleProduct } from '@earnkit/core/simple-earn/contract';
import { describe, expect, test, vi } from 'vitest';
import { type Answers, listOf, namedExchange } from '../../testing/namedExchange.ts';
import { testEarn } from '../../testing/testEarn.ts';
import { subscribeOrder } from './subscribeOrder.ts';

/* R04: what the exchange says between typing and sending is not what the person decided on. */

const product = (fields: Partial<FlexibleProduct> = {}) =>
  ({
    asset: 'USDT',
    nextAprFraction: decimal('0.05'),
    minLendAprFraction: decimal('0.01'),
    minLendAmount: decimal('1'),
    ladder: [],
    bonusOpen: false,
    ...fields,
  }) as unknown as FlexibleProduct;

async function sent(amount: Decimal, now: FlexibleProduct, answers: Answers = {}, seen = product()) {
  const exchange = namedExchange({
    'flexible.product': () => listOf(now),
    'account.fundingLock': () => ({ useFunding: false, locked: false }),
    'history.flexible': () => listOf(),
    'flexible.subscribe': () => undefined,
    ...answers,
  });
  const { earn } = testEarn(exchange.client, 'ada');
  const { submissions } = earn;
  submissions.watch('test', () => undefined);
  submissions.submit('test', subscribeOrder.submission(earn, { asset: 'USDT', seen }), {
    asset: 'USDT',
    amount,
    minAprFraction: '0.0100',
  });
  await vi.waitFor(() => expect(submissions.status('test').state).toMatch(/succeeded|refused/));
  const status = submissions.status('test');
  return { orders: exchange.count('flexible.subscribe'), refusal: status.state === 'refused' ? status.refusal : undefined };
}

describe('refused before anything is sent', () => {
  test('R04 when the rate changed, with the old and the new one', async () => {
    expect(await sent(decimal('5'), product({ nextAprFraction: decimal('0.04') }))).toEqual({
      orders: 0,
      refusal: { cause: 'rate-changed', change: { from: '0.05', to: '0.04' } },
    });
  });

  test('R04 when the campaign of the bonus that was shown is over by now, though the product still names the bonus (AMB-148)', async () => {
    const bonus = product({ bonusOpen: true, bonusAprFraction: decimal('0.02') });
    expect(await sent(decimal('5'), bonus, { 'flexible.awardPool': () => ({ startsAt: 1, endsAt: 2 }) }, bonus)).toEqual({
      orders: 0,
      refusal: { cause: 'rate-changed', change: { from: '0.07', to: '0.05' } },
    });
  });

  test('R04 when the minimum is above the amount', async () => {
    expect(await sent(decimal('5'), product({ minLendAmount: decimal('5.000001') }))).toEqual({
      orders: 0,
      refusal: { cause: 'limit-changed' },
    });
  });
});

describe('sent', () => {
  test.each([
    ['whose campaign goes on', () => ({ startsAt: 1, endsAt: 9_000_000_000 })],
    ['whose campaign cannot be read (AMB-016)', () => Promise.reject(new Error('down'))],
  ])('R04 the same bonus, %s', async (_case, campaign) => {
    const bonus = product({ bonusOpen: true, bonusAprFraction: decimal('0.02'), currentAmount: decimal('0') });
    expect(await sent(decimal('5'), bonus, { 'flexible.awardPool': campaign }, bonus)).toEqual({ orders: 1, refusal: undefined });
  });

  test.each([
    ['the same terms', product()],
    ['a minimum that rose to the amount', product({ minLendAmount: decimal('5') })],
    ['a minimum that fell', product({ minLendAmount: decimal('0.1') })],
    ['a minimum that is not said: the exchange decides', product({ minLendAmount: undefined })],
  ])('R04 %s', async (_case, now) => {
    expect(await sent(decimal('5'), now)).toEqual({ orders: 1, refusal: undefined });
  });

  test('R04 the same terms in the row of the coin, after the row of another coin (API-29)', async () => {
    const another = product({ asset: 'BTC', nextAprFraction: decimal('0.01'), minLendAmount: decimal('9') });
    expect(await sent(decimal('5'), product(), { 'flexible.product': () => listOf(another, product()) })).toEqual({
      orders: 1,
      refusal: undefined,
    });
  });

  test('AMB-016 when the product cannot be read', async () => {
    expect(await sent(decimal('5'), product(), { 'flexible.product': () => Promise.reject(new Error('down')) })).toEqual({
      orders: 1,
      refusal: undefined,
    });
  });
});
