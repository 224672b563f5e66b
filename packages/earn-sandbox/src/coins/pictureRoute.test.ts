import { expect, test } from 'vitest';
import { fileSandbox } from '../testing/fileSandbox.ts';
import { COINS, iconOf } from './coins.ts';

const box = fileSandbox();

/** Each address of a picture in an answer. */
function picturesIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    (name === 'icon' || name.endsWith('_icon')) && typeof inner === 'string' ? [inner] : picturesIn(inner),
  );
}

test('the sandbox serves the picture of each coin, to everybody, to be kept for a day', async () => {
  for (const { asset } of COINS) {
    const response = await box.sandbox.fetch(new Request(`https://earn.example${iconOf(asset)}`));
    expect([asset, response.status, response.headers.get('content-type')]).toEqual([asset, 200, 'image/svg+xml']);
    expect(response.headers.get('cache-control')).toBe('public, max-age=86400, stale-while-revalidate=604800');
    expect(await response.text()).toMatch(/^<svg[\s\S]*<\/svg>$/);
  }
});

test.each(['NONE.svg', 'USDT.png', '__proto__.svg', 'constructor.svg', '..%2Fstate'])('there is no picture %s', async (file) => {
  expect((await box.sandbox.fetch(new Request(`http://127.0.0.1/sandbox/coins/${file}`))).status).toBe(404);
});

test('given the lists of every product, then each picture is one that the sandbox serves', async () => {
  const page = await box.page('saver');
  const lists = [
    '/apiw/v2/uni-loan/earn/market/list',
    '/apiw/v2/uni-loan/earn/subscribe',
    '/apiw/v2/fixed_earn/api/product/1/list',
    '/apiw/v2/fixed_earn/api/user/lend?order_type=1',
    '/apiw/v2/earn/staking/balances?hide_zero_hold=1',
    '/sandbox/staking/products',
    '/sandbox/launchpool/projects',
    '/sandbox/launchpool/airdrops',
    '/sandbox/private-wealth/orders',
    '/sandbox/soft-staking',
    '/sandbox/wallet',
  ];
  const found = await Promise.all(lists.map(async (path) => picturesIn(await (await page.fetch(path)).json())));
  expect(lists.filter((_path, index) => found[index]?.length === 0)).toEqual([]);
  const served = new Set(COINS.map(({ asset }) => iconOf(asset)));
  expect([...new Set(found.flat())].filter((picture) => !served.has(picture))).toEqual([]);
});
