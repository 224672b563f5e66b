import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../styles.css';
import { EarnTheme } from '../theme/index.ts';
import { LineChart, type LineChartPoint, type LineChartProps } from './index.ts';

const days = (count: number): LineChartPoint[] =>
  Array.from({ length: count }, (_, day) => ({ at: day * 86_400, value: String(day % 50) }));

const chartOf = (props: Partial<LineChartProps> = {}) => {
  const points = props.points ?? days(5);
  return (
    <EarnTheme>
      <div style={{ width: 600 }}>
        <LineChart
          label="APR"
          from={0}
          to={Math.max(1, points.length - 1) * 86_400}
          formatValue={(value) => `${value}%`}
          formatTime={(at) => `day ${at / 86_400}`}
          {...props}
          points={points}
        />
      </div>
    </EarnTheme>
  );
};
const chart = () => page.getByRole('slider', { name: 'APR' });
const vertices = (path: Element | null) => path?.getAttribute('d')?.match(/[ML C]/g)?.length ?? 0;

test('moves the crosshair by arrow keys, Home and End, and announces the point', async () => {
  const onActiveChange = vi.fn();
  const points = days(5);
  await render(chartOf({ points, onActiveChange }));
  ((await chart().findElement()) as HTMLElement).focus();
  await expect.element(chart()).toHaveAttribute('aria-valuetext', 'day 4: 4%');
  for (const [key, text] of [
    ['{ArrowLeft}', 'day 3: 3%'],
    ['{Home}', 'day 0: 0%'],
    ['{ArrowLeft}', 'day 0: 0%'],
    ['{ArrowRight}', 'day 1: 1%'],
    ['{End}', 'day 4: 4%'],
  ] as const) {
    await userEvent.keyboard(key);
    await expect.element(chart()).toHaveAttribute('aria-valuetext', text);
  }
  expect(onActiveChange).toHaveBeenLastCalledWith(points[4]);
});

test('closes the reading on Escape and keeps the key from the dialog around', async () => {
  const onActiveChange = vi.fn();
  const outside = vi.fn();
  document.addEventListener('keydown', outside, true);
  await render(chartOf({ onActiveChange }));
  ((await chart().findElement()) as HTMLElement).focus();
  await userEvent.keyboard('{Home}');
  outside.mockClear();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => onActiveChange.mock.lastCall).toEqual([undefined]);
  expect(outside).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(outside).toHaveBeenCalled();
  document.removeEventListener('keydown', outside, true);
});

test('follows the pointer to the nearest point, and closes the reading after the pointer has left', async () => {
  const onActiveChange = vi.fn();
  await render(chartOf({ onActiveChange }));
  const element = await chart().findElement();
  await expect.poll(() => element.querySelector('path')).not.toBeNull();
  await userEvent.hover(element, { position: { x: 3, y: 100 } });
  await expect.element(chart()).toHaveAttribute('aria-valuetext', 'day 0: 0%');
  await userEvent.unhover(element);
  await expect.poll(() => onActiveChange.mock.lastCall).toEqual([undefined]);
});

test('follows the pointer over the line itself, and stands beside the crosshair on the side with more space', async () => {
  const screen = await render(chartOf());
  const element = await chart().findElement();
  await expect.poll(() => element.querySelector('path')).not.toBeNull();
  const { left, width } = element.getBoundingClientRect();
  const line = element.querySelector('path:last-of-type')?.getBoundingClientRect();
  for (const share of [0.25, 0.75]) {
    const x = (line?.left ?? 0) - left + (line?.width ?? width) * share;
    // The values rise from the lower corner to the upper one.
    const y = (line?.bottom ?? 0) - element.getBoundingClientRect().top - (line?.height ?? 0) * share;
    await userEvent.hover(element, { position: { x, y } });
    await expect.element(chart()).toHaveAttribute('aria-valuetext', `day ${share * 4}: ${share * 4}%`);
    const crosshair = element.querySelector('g > line')?.getBoundingClientRect().left ?? 0;
    const reading = screen
      .getByText(`day ${share * 4}`, { exact: true })
      .element()
      .parentElement?.getBoundingClientRect();
    if (share < 0.5) expect((reading?.left ?? 0) - crosshair).toBeCloseTo(12, 0);
    else expect(crosshair - (reading?.right ?? 0)).toBeCloseTo(12, 0);
  }
});

test('draws at most two points a pixel of 730 and moves over all of them', async () => {
  const screen = await render(chartOf({ points: days(2000) }));
  await expect.poll(() => vertices(screen.container.querySelector('path'))).toBeGreaterThan(100);
  expect(vertices(screen.container.querySelector('path:last-of-type'))).toBeLessThan(1300);
  await expect.element(chart()).toHaveAttribute('aria-valuemax', '1999');
});

test('given a chart, when its place is resized again and again, then it is drawn anew once, 300 ms after the last time (UI-25, FM-20)', async () => {
  const { container } = await render(chartOf());
  const place = container.querySelector<HTMLElement>('[style*="width: 600px"]');
  const drawn = (): number => Number(container.querySelector('svg')?.getAttribute('width'));
  await expect.poll(drawn).toBe(600);
  // The first resize is drawn at once; those that follow it wait.
  await new Promise((resolve) => setTimeout(resolve, 400));
  const widths = new Set<number>();
  const watch = setInterval(() => widths.add(drawn()), 5);
  let last = 0;
  for (const width of [590, 560, 530, 500]) {
    place?.style.setProperty('width', `${width}px`);
    last = performance.now();
    await new Promise((resolve) => setTimeout(resolve, 120));
  }
  await expect.poll(drawn).toBe(500);
  const lasted = performance.now() - last;
  clearInterval(watch);
  widths.delete(600);
  expect([...widths].sort((a, b) => b - a)).toEqual([590, 500]);
  expect(lasted).toBeGreaterThanOrEqual(299);
});

test('writes no style element', async () => {
  const before = document.querySelectorAll('style').length;
  const screen = await render(chartOf());
  await expect.poll(() => screen.container.querySelector('path')).not.toBeNull();
  expect(document.querySelectorAll('style')).toHaveLength(before);
});

test('marks what happened at its moment, and says it with the point that follows, in chart and table', async () => {
  const events = [
    { at: 1.5 * 86_400, text: 'Bought 20' },
    { at: 4 * 86_400, text: 'Sold 5' },
  ];
  const { rerender, container } = await render(chartOf({ events }));
  await expect.poll(() => container.querySelectorAll('[data-part="line-chart-event"]').length).toBe(2);
  ((await chart().findElement()) as HTMLElement).focus();
  await expect.element(chart()).toHaveAttribute('aria-valuetext', 'day 4: 4%; Sold 5');
  await userEvent.keyboard('{Home}{ArrowRight}');
  await expect.element(chart()).toHaveAttribute('aria-valuetext', 'day 1: 1%');
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(chart()).toHaveAttribute('aria-valuetext', 'day 2: 2%; Bought 20');
  await expect.element(page.getByText('Bought 20')).toBeVisible();
  await rerender(chartOf({ events, view: 'table', table: { caption: 'Points', timeHeader: 'Day', valueHeader: 'APR' } }));
  await expect.element(page.getByRole('row', { name: 'day 2 Bought 20 2%' })).toBeVisible();
});
