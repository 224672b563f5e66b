import '@earnkit/ui/styles.css';
import { EarnTheme } from '@earnkit/ui';
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
