import type { ReactElement } from 'react';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { BarChart } from '../bar-chart/index.ts';
import '../styles.css';
import { EarnTheme } from '../theme/index.ts';
import { tap } from '../testing/touch.ts';
import { LineChart } from './index.ts';

const HOURS = Array.from({ length: 24 }, (_, hour) => ({ at: hour * 3600, value: String(hour) }));

/** Every chart. */
const CHARTS: Readonly<Record<string, ReactElement>> = {
  line: (
    <LineChart
      label="APR"
      points={HOURS}
      from={0}
      to={23 * 3600}
      step={3600}
      gridlines={['0', '23']}
      formatValue={(value) => `${value}%`}
      formatTime={(at) => `Hour ${at / 3600}`}
      table={{ caption: 'APR', timeHeader: 'Time', valueHeader: 'APR' }}
    />
  ),
  bar: (
    <BarChart
      label="Earned"
      bars={HOURS.slice(0, 5).map(({ value }) => ({ key: value, name: `Day ${value}`, value }))}
      formatValue={(value) => `${value} USDT`}
      formatShort={(value) => value}
      table={{ caption: 'Earned', nameHeader: 'Day', valueHeader: 'Earned' }}
    />
  ),
};

it.each(Object.keys(CHARTS))('what a tap reads of a %s chart stays, and goes with a tap elsewhere', async (kind) => {
  const screen = await render(
    <EarnTheme>
      {CHARTS[kind]}
      <p style={{ height: 80 }}>Elsewhere</p>
    </EarnTheme>,
  );
  const slider = screen.getByRole('slider');
  const last = slider.element().getAttribute('aria-valuenow');
  await expect.poll(() => slider.element().clientWidth).toBeGreaterThan(0);
  await tap(slider.element());
  const read = slider.element().getAttribute('aria-valuenow');
  expect(read).not.toBe(last);
  await new Promise((wake) => setTimeout(wake, 600));
  expect(slider.element().getAttribute('aria-valuenow')).toBe(read);
  await tap(screen.getByText('Elsewhere').element());
  await expect.poll(() => slider.element().getAttribute('aria-valuenow')).toBe(last);
});
