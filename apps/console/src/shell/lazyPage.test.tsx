import '@earnkit/ui/styles.css';
import { EarnTheme } from '@earnkit/ui';
import { Suspense, type ReactElement } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { lazyPage } from './lazyPage.tsx';

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
