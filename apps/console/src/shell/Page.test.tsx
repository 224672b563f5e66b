import '@earnkit/ui/styles.css';
import { Button, EarnTheme } from '@earnkit/ui';
import { useState, type ReactElement } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Page } from './Page.tsx';

afterEach(() => vi.restoreAllMocks());

test('given a part of a page that cannot be drawn, then the others keep what is typed, and it can be tried again (L03)', async () => {
  // React and the boundary report what they catch.
  for (const report of ['error', 'warn'] as const) vi.spyOn(console, report).mockImplementation(() => undefined);
  let repaired = false;
  function Holdings(): ReactElement {
    const [broken, setBroken] = useState(false);
    if (broken && !repaired) throw new Error('A figure is no figure');
    return (
      <button type="button" onClick={() => setBroken(true)}>
        Refresh
      </button>
    );
  }
  const screen = await render(
    <EarnTheme>
      <Page title="My holdings">
        <input aria-label="Search" />
        <Holdings />
        {false}
        <p>Learn more</p>
      </Page>
    </EarnTheme>,
  );
  const search = screen.getByRole('textbox', { name: 'Search' });
  await search.fill('ETH');
  await screen.getByRole('button', { name: 'Refresh' }).click();
  await expect.element(screen.getByRole('alert').getByText(/^This part of the page could not be shown/)).toBeVisible();
  await expect.element(search).toHaveValue('ETH');
  await expect.element(screen.getByText('Learn more')).toBeVisible();
  repaired = true;
  await screen.getByRole('alert').getByRole('button').click();
  await expect.element(screen.getByRole('button', { name: 'Refresh' })).toBeVisible();
  await expect.element(search).toHaveValue('ETH');
});

test('given a new page with a part that is loading, then what stands below it is drawn with its answer, where it stays', async () => {
  function Parts(): ReactElement {
    const [busy, setBusy] = useState(true);
    return (
      <div>
        <section aria-busy={busy} style={{ height: busy ? 400 : 100 }}>
          <button type="button" onClick={() => setBusy(false)}>
            Answer
          </button>
        </section>
        <p>Learn more</p>
      </div>
    );
  }
  const screen = await render(
    <EarnTheme>
      <Page title="My holdings">
        <Parts />
        <p>How it works</p>
      </Page>
    </EarnTheme>,
  );
  const below = screen.getByText('How it works');
  expect(below.element().getClientRects()).toHaveLength(0);
  // What may stand beside the part on one line keeps its place.
  await expect.element(screen.getByText('Learn more')).not.toBeVisible();
  await screen.getByRole('button', { name: 'Answer' }).click();
  await expect.element(below).toBeVisible();
  await expect.element(screen.getByText('Learn more')).toBeVisible();
});

test('given a part that goes on loading, then what stands below it is drawn all the same', async () => {
  const screen = await render(
    <EarnTheme>
      <Page title="My holdings">
        <section aria-busy="true">Holdings</section>
        <p>How it works</p>
      </Page>
    </EarnTheme>,
  );
  await expect.element(screen.getByText('How it works')).not.toBeVisible();
  await expect.element(screen.getByText('How it works'), { timeout: 3000 }).toBeVisible();
});

test('given buttons that come with an answer, then the heading stays where it is when they come', async () => {
  const pageWith = (actions: ReactElement | undefined): ReactElement => (
    <EarnTheme>
      <Page title="ETH staking" actionsComing={actions === undefined} actions={actions}>
        <p>Terms</p>
      </Page>
    </EarnTheme>
  );
  const screen = await render(pageWith(undefined));
  const top = (): number => screen.getByRole('heading').element().getBoundingClientRect().top;
  const before = top();
  await screen.rerender(pageWith(<Button>Stake</Button>));
  await expect.element(screen.getByRole('button')).toBeVisible();
  expect(top()).toBe(before);
});

test('given a phone without room for the buttons beside the heading, then they stand below its sentence, and on a desktop beside both', async () => {
  const screen = await render(
    <EarnTheme>
      <Page
        title="Launchpool"
        lead="Stake a coin you hold and earn a project’s coin."
        actions={<button type="button">Notifications of all projects</button>}
      >
        <p>Projects</p>
      </Page>
    </EarnTheme>,
  );
  const place = (part: { element: () => Element }): DOMRect => part.element().getBoundingClientRect();
  const heading = screen.getByRole('heading');
  const lead = screen.getByText(/^Stake a coin/);
  const button = screen.getByRole('button');
  await page.viewport(375, 800);
  expect(place(lead).top).toBeLessThan(place(heading).bottom + 8);
  expect(place(button).top).toBeGreaterThanOrEqual(place(lead).bottom);
  await page.viewport(1280, 800);
  expect(place(button).top).toBeLessThan(place(heading).bottom);
});
