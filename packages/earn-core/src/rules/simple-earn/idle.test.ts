import { describe, expect, it } from 'vitest';
import { decimal as d } from '../../decimal.ts';
import { DAY } from '@earnkit/time';
import type { Voucher } from '../../contract/simple-earn/vouchers.ts';
import { expiringVouchers } from './vouchers.ts';
import { bestOffer, idleCoins, productForVoucher } from './idle.ts';

const NOW = 1_768_465_800;

const fixed = (days: number, apr: string | undefined, over: object = {}) => ({
  id: String(days),
  asset: 'USDT',
  type: 'normal' as const,
  soldOut: false,
  days,
  aprFraction: apr === undefined ? undefined : d(apr),
  ladder: [],
  ...over,
});
const coin = (apr: string | undefined) => ({ nextAprFraction: apr === undefined ? undefined : d(apr), ladder: [] });

describe('the best offer of a coin (SH-01, FM-12)', () => {
  it('is the highest rate that can be had, with its highest bonus', () => {
    expect(bestOffer(coin('0.03'), [fixed(7, '0.02'), fixed(30, '0.05')], NOW)).toEqual({ aprFraction: '0.05', days: 30, productId: '30' });
    expect(
      bestOffer({ nextAprFraction: d('0.03'), ladder: [{ from: d('0'), to: d('500'), aprFraction: d('0.04') }] }, [fixed(30, '0.05')], NOW),
    ).toEqual({ aprFraction: '0.07', days: undefined, productId: undefined });
  });

  it('given a product that is sold out or not for everyone, then it is no offer', () => {
    expect(bestOffer(coin('0.01'), [fixed(7, '0.09', { soldOut: true }), fixed(30, '0.08', { type: 'vip' })], NOW)).toEqual({
      aprFraction: '0.01',
      days: undefined,
      productId: undefined,
    });
  });

  it('given equal rates, then the flexible product comes first, then the shorter term', () => {
    expect(bestOffer(coin('0.05'), [fixed(7, '0.05')], NOW)?.days).toBeUndefined();
    expect(bestOffer(undefined, [fixed(30, '0.05'), fixed(7, '0.05')], NOW)?.days).toBe(7);
    expect(bestOffer(undefined, [fixed(7, '0.05'), fixed(30, '0.05')], NOW)?.days).toBe(7);
  });

  it('given no known rate, then there is none', () => {
    expect([bestOffer(coin(undefined), [fixed(7, undefined)], NOW), bestOffer(undefined, [], NOW)]).toEqual([undefined, undefined]);
  });
});

describe('idle coins (SH-01)', () => {
  it('are those with a balance, the most valuable first; an unknown balance is no balance, an unknown value comes last', () => {
    const idle = (asset: string, available: string | undefined, value: string | undefined) => ({
      asset,
      available: available === undefined ? undefined : d(available),
      valueUsdt: value === undefined ? undefined : d(value),
    });
    const coins = [
      idle('AAA', '1', undefined),
      idle('BTC', '0.1', '9000'),
      idle('ETH', undefined, undefined),
      idle('SOL', '0', '0'),
      idle('USDT', '9500', '9500'),
    ];
    expect(idleCoins(coins).map(({ asset }) => asset)).toEqual(['USDT', 'BTC', 'AAA']);
  });
});

describe('the product that a voucher is offered for (SE-V-02)', () => {
  it('takes its coin, is on sale for everyone, and has the highest rate; of equal ones the shorter term', () => {
    const products = [
      fixed(7, '0.02'),
      fixed(90, '0.03'),
      fixed(30, '0.03'),
      fixed(60, '0.09', { soldOut: true }),
      fixed(14, '0.08', { type: 'vip' }),
      fixed(21, '0.07', { asset: 'BTC' }),
      fixed(28, undefined),
    ];
    for (const listed of [products, products.toReversed()]) {
      const offered = (...assets: readonly string[]) => productForVoucher({ assets }, listed, NOW)?.id;
      expect([offered('USDT'), offered('USDT', 'ETH'), offered(), offered('ETH')]).toEqual(['30', '30', '21', undefined]);
    }
  });
});

describe('vouchers that expire soon (SH-01)', () => {
  it('are those of the coming week, the next first; expired ones and those without an end are none', () => {
    const voucher = (id: string, expiresAt: number | undefined) => ({ id, expiresAt }) as Voucher;
    const vouchers = [
      voucher('week', NOW + 7 * DAY),
      voucher('over', NOW),
      voucher('later', NOW + 7 * DAY + 1),
      voucher('open', undefined),
      voucher('soon', NOW + 60),
    ];
    expect(expiringVouchers(vouchers, NOW).map(({ id }) => id)).toEqual(['soon', 'week']);
  });
});
