import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../styles.css';
import { EarnTheme } from '../theme/index.ts';
import { lazyComponent } from '../lazy-component/lazyComponent.tsx';
import { PointTablePlaceholder } from './LazyPointTable.tsx';
import { PointTable, type PointTableProps } from './PointTable.tsx';

const AT = 1_767_225_600;

/** The table of a chart of two points, whose code `load` brings. */
const shown = (load: () => Promise<typeof PointTable>) => {
  const LazyPointTable = lazyComponent<PointTableProps<string>>(load, PointTablePlaceholder);
  return render(
    <EarnTheme>
      <LazyPointTable
        host={null}
        points={[
          { at: AT, value: '4.5' },
          { at: AT + 3600, value: '4.6' },
        ]}
        from={AT}
        to={AT + 3600}
        formatValue={(value) => `${value}%`}
        formatTime={String}
        label="APR"
        height={220}
        table={{ caption: 'APR over 2 hours', timeHeader: 'Time', valueHeader: 'APR' }}
      />
    </EarnTheme>,
  );
};

test('given code that is loading, when the table is shown, then its space is reserved and marked as busy', async () => {
  let arrive = (_table: typeof PointTable): void => undefined;
  const screen = await shown(() => new Promise((resolve) => (arrive = resolve)));
  const place = screen.container.querySelector('[data-part="line-chart"]');
  expect(place?.getAttribute('aria-busy')).toBe('true');
  expect(place?.getBoundingClientRect().height).toBeGreaterThanOrEqual(220);
  arrive(PointTable);
  await expect.element(page.getByRole('table', { name: 'APR over 2 hours' })).toBeVisible();
  await expect.element(page.getByText('4.6%')).toBeVisible();
});

test('given code that fails to load, when it is requested again, then the table is shown', async () => {
  let isOnline = false;
  await shown(() => (isOnline ? Promise.resolve(PointTable) : Promise.reject(new Error('offline'))));
  await expect.element(page.getByRole('alert').getByText('This could not be loaded')).toBeVisible();
  isOnline = true;
  await userEvent.click(page.getByRole('button', { name: 'Try again' }));
  await expect.element(page.getByRole('table')).toBeVisible();
});
