import { useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.browser';
import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { DataTable } from '../data-table/index.ts';
import { DateRangePicker } from '../date-range-picker/index.ts';
import '../styles.css';
import { EarnTheme } from '../theme/index.ts';
import { useIsMobile, useIsTablet } from './useIsMobile.ts';

afterEach(() => page.viewport(1280, 800));

const drawn: string[] = [];
function Probe() {
  const isMobile = useIsMobile();
  const isTablet = useIsTablet();
  const text = isMobile ? 'phone' : isTablet ? 'tablet' : 'desktop';
  useLayoutEffect(() => void drawn.push(text), [text]);
  return <p>{text}</p>;
}

const Column = ({ width, children }: { readonly width: number; readonly children: React.ReactNode }) => (
  <div style={{ width }}>
    <EarnTheme layout="auto">{children}</EarnTheme>
  </div>
);

it.each([
  [400, 'phone'],
  [768, 'phone'],
  [769, 'tablet'],
  [1100, 'tablet'],
  [1101, 'desktop'],
])('given a column of %i px in a window of 1280, then its theme has the layout of a %s before it is painted', async (width, layout) => {
  drawn.length = 0;
  let painted = '';
  requestAnimationFrame(() => (painted = document.querySelector('p')?.textContent ?? ''));
  await render(
    <Column width={width}>
      <Probe />
    </Column>,
  );
  await expect.element(page.getByText(layout)).toBeInTheDocument();
  expect(['', layout]).toContain(painted);
  expect(drawn.at(-1)).toBe(layout);
});

it('given a column that is widened, then the layout follows once it has rested for 300 ms, and not the window (UI-25)', async () => {
  const screen = await render(
    <Column width={400}>
      <Probe />
    </Column>,
  );
  await page.viewport(1400, 800);
  await expect.element(page.getByText('phone')).toBeInTheDocument();
  const began = performance.now();
  await screen.rerender(
    <Column width={1200}>
      <Probe />
    </Column>,
  );
  await expect.element(page.getByText('desktop')).toBeInTheDocument();
  expect(performance.now() - began).toBeGreaterThanOrEqual(299);
});

it('given themes inside, then they have the layout around, and one that says window follows the window', async () => {
  await render(
    <Column width={400}>
      <EarnTheme>
        <Probe />
      </EarnTheme>
      <EarnTheme layout="window">
        <Probe />
      </EarnTheme>
    </Column>,
  );
  await vi.waitFor(() => expect([...document.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual(['phone', 'desktop']));
});

it('given a page of a server, when it hydrates in a column, then nothing mismatches and the layout follows', async () => {
  const complaints = vi.spyOn(console, 'error');
  const recovered = vi.fn();
  const place = document.createElement('div');
  document.body.append(place);
  const app = (
    <Column width={400}>
      <Probe />
    </Column>
  );
  place.innerHTML = renderToString(app);
  expect(place.textContent).toBe('desktop');
  const root = hydrateRoot(place, app, { onRecoverableError: recovered });
  await expect.element(page.getByText('phone')).toBeInTheDocument();
  expect(recovered).not.toHaveBeenCalled();
  expect(complaints).not.toHaveBeenCalled();
  root.unmount();
  place.remove();
});

it('given a narrow column of a wide window, then a list is cards without a sideways scroll, and a calendar opens beside its field', async () => {
  const rows = [{ coin: 'USDT', amount: '1,234.5' }];
  const screen = await render(
    <Column width={320}>
      <DataTable
        caption="Coins"
        rows={rows}
        rowKey={({ coin }) => coin}
        columns={[
          { key: 'coin', header: 'Coin', card: 'title', cell: ({ coin }) => coin },
          { key: 'amount', header: 'Amount', cell: ({ amount }) => amount },
        ]}
      />
      <DateRangePicker label="Period" locale="en-US" today="2026-01-15" timeZone="UTC" />
    </Column>,
  );
  const list = screen.container.querySelector('[data-part="data-table"]');
  await vi.waitFor(() => expect(list?.getAttribute('data-layout')).toBe('cards'));
  expect(list?.scrollWidth).toBeLessThanOrEqual(320);
  await userEvent.click(page.getByRole('button', { name: /^Period/ }));
  await expect.element(page.getByRole('dialog', { name: 'Period' })).toBeVisible();
  expect(page.getByRole('grid').elements()).toHaveLength(2);
});
