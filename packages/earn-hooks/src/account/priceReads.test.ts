import { decimal } from '@earnkit/core';
import { describe, expect, it } from 'vitest';
import { listOf, namedExchange } from '../testing/namedExchange.ts';
import { readPrices } from './priceReads.ts';

/** An exchange that prices each pair by how many calls it has answered, and fails those that `fails` says. */
function exchange(fails: (pairs: readonly string[]) => boolean = () => false) {
  const calls: (readonly string[])[] = [];
  const { client } = namedExchange({
    'account.tickers': async ({ pairs }: { readonly pairs: readonly string[] }) => {
      calls.push(pairs);
      const price = decimal(String(calls.length));
      await Promise.resolve();
      if (fails(pairs)) throw new Error('The exchange is away');
      return listOf(...pairs.map((pair) => ({ pair, price })));
    },
  });
  return { client, calls };
}

const shown = ({ rows }: Awaited<ReturnType<typeof readPrices>>): readonly string[] => rows.map(({ pair, price }) => `${pair} ${price}`);

describe('prices of several parts of a page (SH-20, API-06)', () => {
  it('reads what is asked for at once in one call, each pair once', async () => {
    const { client, calls } = exchange();
    const parts = await Promise.all([readPrices(client, ['BTC_USDT', 'ETH_USDT']), readPrices(client, ['BTC_USDT', 'SOL_USDT'])]);
    expect(calls).toEqual([['BTC_USDT', 'ETH_USDT', 'SOL_USDT']]);
    expect(parts.map(shown)).toEqual([
      ['BTC_USDT 1', 'ETH_USDT 1'],
      ['BTC_USDT 1', 'SOL_USDT 1'],
    ]);
  });

  it('waits for a pair that is being read, and asks for the others', async () => {
    const { client, calls } = exchange();
    const first = readPrices(client, ['BTC_USDT']);
    await Promise.resolve();
    await Promise.resolve();
    expect(shown(await readPrices(client, ['BTC_USDT', 'ETH_USDT']))).toEqual(['BTC_USDT 1', 'ETH_USDT 2']);
    await first;
    expect(calls).toEqual([['BTC_USDT'], ['ETH_USDT']]);
  });

  it('asks again once a pair has been read', async () => {
    const { client, calls } = exchange();
    await readPrices(client, ['BTC_USDT']);
    expect(shown(await readPrices(client, ['BTC_USDT']))).toEqual(['BTC_USDT 2']);
    expect(calls).toHaveLength(2);
  });

  it('leaves out the pairs of a call that failed, fails where all did, and asks again after it', async () => {
    let away = true;
    const { client } = exchange((pairs) => away && pairs.includes('BTC_USDT'));
    const pairs = ['BTC_USDT', ...Array.from({ length: 100 }, (_, index) => `C${index}_USDT`)];
    expect((await readPrices(client, pairs)).rows).toHaveLength(1);
    await expect(readPrices(client, ['BTC_USDT'])).rejects.toBeDefined();
    away = false;
    expect((await readPrices(client, pairs)).rows).toHaveLength(101);
  });
});
