import '@earnkit/ui/styles.css';
import { EarnTheme } from '@earnkit/ui';
import { useState, type ReactElement, type ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import * as v from 'valibot';
import { render } from 'vitest-browser-react';
import { goTo } from '../navigation.ts';
import { optional } from '../routes/search.ts';
import { CurrentPage } from './CurrentPage.tsx';
import { Page } from './Page.tsx';
import { page, type ConsolePage } from './pages.ts';
import { PlaceProvider, useIsLeaving } from './place.tsx';
import { keepScroll } from './scroll.ts';
import { addressNow, atAddress } from './testing/atAddress.ts';
import { useAddressSearch } from './useAddress.ts';

keepScroll();
afterEach(() => vi.restoreAllMocks());

const schema = v.object({ coin: optional(v.string()) });

/** Shows its address, with a field that keeps its text as long as the page is mounted. */
const Market = (): ReactElement => {
  const { coin = 'no coin' } = useAddressSearch(schema);
  return (
    <Page title="Market">
      <input aria-label={`Search in ${coin}`} />
      <div style={{ height: 3000 }}>{coin}</div>
    </Page>
  );
};

const Project = ({ pid }: { readonly pid: string }): ReactElement => {
  const { coin = 'no coin' } = useAddressSearch(schema);
  return (
    <Page title={`Project ${pid}`}>
      <div style={{ height: 1500 }}>{coin}</div>
      <div id="rules" style={{ height: 1500 }}>
        Rules
      </div>
    </Page>
  );
};

/** Code that is loaded when the test says so. */
function later<Code>(code: Code): { readonly load: () => Promise<Code>; readonly arrive: () => void } {
  let arrive = (): void => undefined;
  const arrival = new Promise<Code>((resolve) => (arrive = () => resolve(code)));
  return { load: () => arrival, arrive: () => arrive() };
}

/** Says whether the next page is loading, as the frame of the console does. */
const Main = ({ children }: { readonly children: ReactNode }): ReactElement => <main aria-busy={useIsLeaving()}>{children}</main>;

function consoleOf(...more: readonly ConsolePage[]) {
  const market = later({ Market });
  const project = later({ Project });
  const pages = [
    page({ path: '/market', load: market.load, name: 'Market' }),
    page({ path: '/launchpool/:pid', load: project.load, name: 'Project' }),
    ...more,
  ];
  const area = (epoch: number) => (
    <EarnTheme>
      <header>Earnkit</header>
      <PlaceProvider pages={pages}>
        <Main>
          <CurrentPage epoch={epoch} />
        </Main>
      </PlaceProvider>
    </EarnTheme>
  );
  return { market, project, area };
}

test('given a first page whose code is loading, then its surroundings are shown first and the page follows', async () => {
  atAddress('/market?coin=BTC');
  const { area, market } = consoleOf();
  const screen = await render(area(0));
  await expect.element(screen.getByText('Earnkit')).toBeVisible();
  expect(screen.getByRole('heading').elements()).toHaveLength(0);
  market.arrive();
  await expect.element(screen.getByRole('textbox', { name: 'Search in BTC' })).toBeVisible();
});

test('given a page whose code is loading, then the previous page stays as it is, and neither sees the search of the other', async () => {
  atAddress('/market?coin=BTC');
  const { area, market, project } = consoleOf();
  market.arrive();
  const screen = await render(area(0));
  const field = screen.getByRole('textbox', { name: 'Search in BTC' });
  await field.fill('typed');
  goTo('/launchpool/7?coin=ETH');
  expect(addressNow()).toBe('/launchpool/7?coin=ETH');
  await new Promise((wake) => setTimeout(wake, 300));
  await expect.element(field).toHaveValue('typed');
  project.arrive();
  await expect.element(screen.getByRole('heading', { name: 'Project 7' })).toBeVisible();
  await expect.element(screen.getByText('ETH')).toBeVisible();
  expect(screen.getByRole('textbox').elements()).toHaveLength(0);
  goTo('/market');
  await expect.element(screen.getByRole('textbox', { name: 'Search in no coin' })).toBeVisible();
});

test('given a page whose code is loading, then the page that is shown is busy until the next one has come', async () => {
  atAddress('/market');
  const { area, market, project } = consoleOf();
  market.arrive();
  const screen = await render(area(0));
  await expect.element(screen.getByRole('heading', { name: 'Market' })).toBeVisible();
  const main = screen.getByRole('main');
  await expect.element(main).toHaveAttribute('aria-busy', 'false');
  goTo('/launchpool/7');
  await expect.element(main).toHaveAttribute('aria-busy', 'true');
  history.back();
  await expect.element(main).toHaveAttribute('aria-busy', 'false');
  goTo('/launchpool/7');
  await expect.element(main).toHaveAttribute('aria-busy', 'true');
  project.arrive();
  await expect.element(screen.getByRole('heading', { name: 'Project 7' })).toBeVisible();
  await expect.element(main).toHaveAttribute('aria-busy', 'false');
});

test('given a page whose code never arrives, when the person goes back, then the previous page keeps what was typed', async () => {
  atAddress('/market?coin=BTC');
  const { area, market } = consoleOf();
  market.arrive();
  const screen = await render(area(0));
  const field = screen.getByRole('textbox', { name: 'Search in BTC' });
  await field.fill('typed');
  goTo('/launchpool/7?coin=ETH');
  history.back();
  await expect.poll(addressNow).toBe('/market?coin=BTC');
  await expect.element(field).toHaveValue('typed');
  goTo('/market?coin=ETH');
  await expect.element(screen.getByRole('textbox', { name: 'Search in ETH' })).toHaveValue('typed');
});

test('given a page, when the epoch changes, then nothing typed is left', async () => {
  atAddress('/market?coin=BTC');
  const { area, market } = consoleOf();
  market.arrive();
  const screen = await render(area(0));
  const field = screen.getByRole('textbox', { name: 'Search in BTC' });
  await field.fill('typed');
  await screen.rerender(area(1));
  await expect.element(field).toHaveValue('');
});

test('given an address of no page, then it says so, also where it cannot be decoded', async () => {
  atAddress('/nowhere/%E0%A4');
  const { area } = consoleOf();
  const screen = await render(area(0));
  await expect.element(screen.getByRole('heading', { name: 'There is no such page' })).toBeVisible();
});

test('given a page that fails, then it says so and can be tried again, and it is gone when one goes elsewhere (L03)', async () => {
  // React reports what the boundary catches.
  vi.spyOn(globalThis.console, 'error').mockImplementation(() => undefined);
  let repaired = false;
  const Broken = (): ReactElement => {
    const [shown] = useState(repaired);
    if (!shown) throw new Error('A figure is no figure');
    return <h1>Repaired</h1>;
  };
  atAddress('/broken');
  const { area, market } = consoleOf(page({ path: '/broken', load: async () => ({ Broken }), name: 'Broken' }));
  market.arrive();
  const screen = await render(area(0));
  const failed = screen.getByRole('heading', { name: 'Something went wrong' });
  await expect.element(failed).toBeVisible();
  goTo('/market');
  await expect.element(screen.getByRole('heading', { name: 'Market' })).toBeVisible();
  history.back();
  await expect.element(failed).toBeVisible();
  const retry = screen.getByRole('button', { name: 'Show the page again' });
  await retry.click();
  await expect.element(failed).toBeVisible();
  repaired = true;
  await retry.click();
  await expect.element(screen.getByRole('heading', { name: 'Repaired' })).toBeVisible();
});

test('given a scrolled page, when the person leaves and comes back, then its scroll position is restored; a new page is at its top', async () => {
  atAddress('/market');
  const { area, market, project } = consoleOf();
  market.arrive();
  project.arrive();
  const screen = await render(area(0));
  await expect.element(screen.getByRole('heading', { name: 'Market' })).toBeVisible();
  scrollTo(0, 700);
  goTo('/launchpool/7');
  await expect.element(screen.getByRole('heading', { name: 'Project 7' })).toBeVisible();
  expect(scrollY).toBe(0);
  scrollTo(0, 400);
  history.back();
  await expect.element(screen.getByRole('heading', { name: 'Market' })).toBeInTheDocument();
  expect(scrollY).toBe(700);
  history.forward();
  await expect.element(screen.getByRole('heading', { name: 'Project 7' })).toBeInTheDocument();
  expect(scrollY).toBe(400);
  // The same page again is a new one for whoever asks for it.
  const { length } = history;
  goTo('/launchpool/7');
  await expect.poll(() => scrollY).toBe(0);
  expect(history.length).toBe(length);
  goTo('/launchpool/7#rules');
  await expect.poll(() => scrollY).toBeGreaterThan(1000);
});
