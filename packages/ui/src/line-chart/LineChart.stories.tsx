import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { LineChart, type LineChartPoint } from './index.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;
const START = Date.UTC(2026, 0, 1) / 1000;

const wave = (count: number, step: number): LineChartPoint[] =>
  Array.from({ length: count }, (_, index) => ({ at: START + index * step, value: (4.5 + Math.sin(index / 4)).toFixed(2) }));

const hours = wave(24, HOUR);
const utc = new Intl.DateTimeFormat('en-GB', { dateStyle: 'short', timeStyle: 'short', timeZone: 'UTC' });

const meta = {
  title: 'UI/LineChart',
  component: LineChart,
  // A moment or a step of seconds that is typed digit by digit asks for a chart of centuries.
  argTypes: { from: { control: false }, to: { control: false }, step: { control: false } },
  args: {
    label: 'USDT APR over 24 hours',
    hint: 'Left and right arrow keys move from hour to hour.',
    points: hours,
    from: START,
    to: START + 23 * HOUR,
    step: HOUR,
    gridlines: ['3', '4', '5', '6'],
    formatValue: (value) => `${value}%`,
    formatTime: (at) => utc.format(at * 1000),
    table: { caption: 'USDT APR over 24 hours', timeHeader: 'Time', valueHeader: 'APR' },
    onActiveChange: fn(),
  },
} satisfies Meta<typeof LineChart>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Arrow keys, Home and End move the crosshair in every reading direction; the point is announced; Escape closes the reading. */
export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    const chart = await canvas.findByRole('slider', { name: 'USDT APR over 24 hours' });
    await expect(chart).toHaveAttribute('aria-valuemax', '23');
    chart.focus();
    await userEvent.keyboard('{Home}');
    await expect(chart).toHaveAttribute('aria-valuetext', '01/01/2026, 00:00: 4.50%');
    await userEvent.keyboard('{ArrowRight}');
    await expect(chart).toHaveAttribute('aria-valuenow', '1');
    await expect(args.onActiveChange).toHaveBeenLastCalledWith(hours[1]);
    await userEvent.keyboard('{End}{ArrowRight}{ArrowLeft}');
    await expect(chart).toHaveAttribute('aria-valuenow', '22');
    await userEvent.keyboard('{Escape}');
    await expect(args.onActiveChange).toHaveBeenLastCalledWith(undefined);
  },
};

/** The average is a dashed line, named below the chart. */
export const Average: Story = {
  args: { average: '4.62', averageLabel: 'Average' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Average 4.62%');
  },
};

/** The same points as a table, newest first. Its end cuts a row, so that it is seen to scroll. */
export const Table: Story = {
  args: { view: 'table' },
  play: async ({ canvas }) => {
    const rows = await canvas.findAllByRole('rowheader');
    await expect(rows).toHaveLength(24);
    await expect(rows[0]).toHaveTextContent('01/01/2026, 23:00');
    const end = (await canvas.findByRole('region')).getBoundingClientRect().bottom;
    const cut = rows[3]?.getBoundingClientRect();
    await expect(cut && (end - cut.top) / cut.height).toBeCloseTo(0.5, 1);
  },
};

/** Unknown values and missing hours break the line; a point alone is a dot. */
export const Gaps: Story = {
  args: {
    points: hours
      .filter((_point, index) => index < 12 || index > 14)
      .map((point, index) => (index === 5 || index === 7 ? { ...point, value: undefined } : point)),
  },
  play: async ({ canvas, canvasElement }) => {
    const chart = await canvas.findByRole('slider');
    await expect(chart).toHaveAttribute('aria-valuemax', '20');
    await waitFor(() => expect(canvasElement.querySelectorAll('circle')).toHaveLength(1));
    chart.focus();
    await userEvent.keyboard('{Home}{PageDown}{ArrowLeft}');
    await expect(chart).toHaveAttribute('aria-valuetext', '01/01/2026, 05:00: --');
  },
};

/** Further series are thin lines on the same axes; legend, reading and table name each, and each has gaps of its own. */
export const Several: Story = {
  args: {
    name: 'Total',
    points: hours,
    others: [
      { name: 'Base', values: hours.map(({ value }) => (Number(value) - 1).toFixed(2)) },
      { name: 'Extra', values: hours.map((_point, index) => (index < 6 ? undefined : '1.00')) },
    ],
    gridlines: ['0', '2', '4', '6'],
    table: { caption: 'USDT APR over 24 hours', timeHeader: 'Time', valueHeader: 'Total' },
  },
  play: async ({ canvas, canvasElement }) => {
    const chart = await canvas.findByRole('slider');
    await waitFor(() => expect(canvasElement.querySelectorAll('path')).toHaveLength(4));
    await expect(canvas.getAllByRole('listitem').map((key) => key.textContent)).toEqual(['Total', 'Base', 'Extra']);
    chart.focus();
    await userEvent.keyboard('{Home}');
    await expect(chart).toHaveAttribute('aria-valuetext', '01/01/2026, 00:00: Total 4.50%, Base 3.50%, Extra --');
    await userEvent.keyboard('{End}');
    await expect(chart).toHaveAttribute('aria-valuetext', expect.stringContaining('Extra 1.00%'));
  },
};

/** A series that is not known is a column of `--`. */
export const SeveralAsTable: Story = {
  args: { ...Several.args, view: 'table' },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('columnheader')).map((header) => header.textContent)).toEqual([
      'Time',
      'Total',
      'Base',
      'Extra',
    ]);
    const oldest = canvas.getAllByRole('row').at(-1);
    await expect(oldest).toHaveTextContent(/4\.50%3\.50%--/);
  },
};

/** Without `gridlines` the lowest and the highest value are drawn. */
export const WithoutGridlines: Story = { args: { gridlines: undefined } };

/** One point. */
export const OnePoint: Story = { args: { points: hours.slice(0, 1) } };

/** A constant series is in the middle. */
export const Flat: Story = { args: { points: hours.map((point) => ({ ...point, value: '4.5' })), gridlines: undefined } };

/** No value is known. */
export const Empty: Story = {
  args: { points: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('slider')).toBeNull();
  },
};

/** Two years of days: the line is thinned, the crosshair still stops at every day. */
export const TwoYears: Story = {
  args: {
    points: wave(730, DAY).map((point, day) => (day === 411 ? { ...point, value: '9.75' } : point)),
    to: START + 729 * DAY,
    step: DAY,
    gridlines: ['0', '4', '8', '12'],
    formatTime: (at) => utc.format(at * 1000).slice(0, 10),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('slider')).toHaveAttribute('aria-valuemax', '729');
  },
};
