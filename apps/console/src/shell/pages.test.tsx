import { expect, test } from 'vitest';
import '@earnkit/ui/styles.css';
import { EarnTheme } from '@earnkit/ui';
import { Suspense, type ReactElement } from 'react';
import { render } from 'vitest-browser-react';
import { findPage, page } from './pages.ts';
import { lazyPage } from './lazyPage.tsx';

const at = (path: string) => page({ path, load: async () => ({ Nothing: () => null }), name: 'Nothing' });
const PAGES = ['/simple-earn', '/launchpool/:pid', '/staking/:coin', '/trade/:pair', '/trade/*', '/signup', '/signup/*'].map((path) =>
  at(path),
);

const found = (pathname: string) => {
  const match = findPage(PAGES, pathname);
  return match && [match.page.path, match.params];
};

test.each([
  ['/simple-earn', ['/simple-earn', {}]],
  ['/simple-earn/', ['/simple-earn', {}]],
  ['/simple-earn/more', undefined],
  ['/launchpool', undefined],
  ['/launchpool/1002', ['/launchpool/:pid', { pid: '1002' }]],
  ['/trade/BTC_USDT', ['/trade/:pair', { pair: 'BTC_USDT' }]],
  ['/trade/btc_usdt', ['/trade/:pair', { pair: 'btc_usdt' }]],
  ['/staking/stETH', ['/staking/:coin', { coin: 'stETH' }]],
  ['/trade/BTC_USDT/depth', ['/trade/*', { '*': 'BTC_USDT/depth' }]],
  ['/signup', ['/signup', {}]],
  ['/signup/by/mail', ['/signup/*', { '*': 'by/mail' }]],
  ['/', undefined],
])('given the path %s, then the first page that it is of is found (%j)', (pathname, expected) => {
  expect(found(pathname)).toEqual(expected);
});

test.each([
  ['a%2Fb', 'a/b'],
  ['50%25', '50%'],
  ['50%2525', '50%25'],
  ['%E4%B8%AD', '中'],
  ['100%', '100%'],
  ['%E0%A4', '%E0%A4'],
])('given %s in a path, then the page is told %s: it is decoded once, and what cannot be stays as it is', (written, reported) => {
  expect(found(`/launchpool/${written}`)).toEqual(['/launchpool/:pid', { pid: reported }]);
});

test('given a page whose path lacks a parameter that it needs, then it does not compile', () => {
  const load = async () => ({ Project: ({ pid }: { readonly pid: string }) => <p>{pid}</p> });
  expect(page({ path: '/launchpool/:pid', load, name: 'Project' }).path).toBe('/launchpool/:pid');
  // @ts-expect-error -- the path has `id` in place of `pid`
  expect(page({ path: '/launchpool/:id', load, name: 'Project' }).path).toBe('/launchpool/:id');
  // @ts-expect-error -- the file has no such page
  expect(page({ path: '/launchpool/:pid', load, name: 'Projects' }).path).toBe('/launchpool/:pid');
});

const StakingPage = (): ReactElement => <h1>Staking</h1>;

test('given the code of a page that does not arrive, then nothing is loaded by itself, and the page can be tried again (L02)', async () => {
  let loads = 0;
  const { Page: Staking } = lazyPage(async () => {
    loads += 1;
    // As the browser says it.
    if (loads < 3) throw new TypeError('Failed to fetch dynamically imported module: https://console.example/assets/staking.js');
    return { StakingPage };
  }, 'StakingPage');
  const page = (at: string) => (
    <EarnTheme>
      <input aria-label="Search" />
      <Suspense>
        <Staking key={at} />
      </Suspense>
    </EarnTheme>
  );
  const screen = await render(page('once'));
  await screen.getByRole('textbox', { name: 'Search' }).fill('ETH');
  await expect.element(screen.getByText('This could not be loaded. Check your network and try again.')).toBeVisible();
  const retry = screen.getByRole('button', { name: 'Try again' });
  await retry.click();
  await expect.poll(() => loads).toBe(2);
  await expect.element(retry).toBeVisible();
  await retry.click();
  await expect.element(screen.getByRole('heading', { name: 'Staking' })).toBeVisible();
  await expect.element(screen.getByRole('textbox', { name: 'Search' })).toHaveValue('ETH');
  await screen.rerender(page('again'));
  await expect.element(screen.getByRole('heading', { name: 'Staking' })).toBeVisible();
  expect(loads).toBe(3);
});
