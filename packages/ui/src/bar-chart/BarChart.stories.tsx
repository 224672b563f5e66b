import type { ReactElement } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { AmountVisibility } from '../index.ts';
import { BarChart, type BarChartBar } from './index.ts';

const VALUES = ['6.88', '6.95', '7.02', '6.8', '7.1', '7.32', '7.25', '7.5', '7.44', '7.71', '7.66', '7.83', '8.0741', '5.731'];

const bars: BarChartBar[] = VALUES.map((value, index) => ({
  key: String(index),
  name: `01/${String(index + 2).padStart(2, '0')}`,
  value,
  partial: index === VALUES.length - 1,
}));

const hiding = (Story: () => ReactElement): ReactElement => (
  <AmountVisibility visible={false}>
    <Story />
  </AmountVisibility>
);

const meta = {
  title: 'UI/BarChart',
  component: BarChart,
  args: {
    label: 'Earnings a day',
    hint: 'Left and right arrow keys move from day to day.',
    bars,
    average: '7.4311',
    partialLabel: 'Today so far',
    formatValue: (value) => `${value} USDT`,
    table: { caption: 'Earnings a day', nameHeader: 'Day', valueHeader: 'Earned' },
    onActiveChange: fn(),
  },
} satisfies Meta<typeof BarChart>;
export default meta;
type Story = StoryObj<typeof meta>;

const drawn = (host: HTMLElement): readonly SVGRectElement[] => [...host.querySelectorAll<SVGRectElement>('[data-part="bar-chart-bar"]')];
const heightOf = (bar: Element | undefined): number => bar?.getBoundingClientRect().height ?? 0;

/** Bars from zero, the last one hatched and named, the average dashed. Yesterday is read until a person chooses a day. */
export const Days: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(drawn(canvasElement)).toHaveLength(14);
    await expect(heightOf(drawn(canvasElement)[12])).toBeGreaterThan(heightOf(drawn(canvasElement)[13]));
    await expect(drawn(canvasElement)[13]?.getAttribute('fill')).toMatch(/^url\(/);
    await expect(canvas.getByText('01/14: 8.0741 USDT')).toBeVisible();
    await expect(canvas.getByText('Today so far 5.731 USDT')).toBeVisible();
    await expect(canvasElement.querySelector('[data-part="bar-chart-average"]')).not.toBeNull();
  },
};

/** Arrow keys, Home and End read bar after bar, announced and below the bars; Escape closes the reading. */
export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    const chart = canvas.getByRole('slider', { name: 'Earnings a day' });
    await expect(chart).toHaveAttribute('aria-valuetext', 'Today so far: 5.731 USDT');
    chart.focus();
    await userEvent.keyboard('{Home}');
    await expect(chart).toHaveAttribute('aria-valuetext', '01/02: 6.88 USDT');
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onActiveChange).toHaveBeenLastCalledWith(bars[1]);
    await expect(canvas.getByText('01/03: 6.95 USDT')).toBeVisible();
    await userEvent.keyboard('{End}{ArrowRight}{ArrowLeft}');
    await expect(chart).toHaveAttribute('aria-valuenow', '12');
    await userEvent.keyboard('{Escape}');
    await expect(args.onActiveChange).toHaveBeenLastCalledWith(undefined);
  },
};

/** What a finger has read stays after it is lifted. */
export const Touch: Story = {
  play: async ({ canvas }) => {
    const chart = canvas.getByRole('slider');
    const { left, top, width } = chart.getBoundingClientRect();
    const finger = { pointerType: 'touch', bubbles: true, clientX: left + width * 0.25, clientY: top + 20 };
    for (const type of ['pointerdown', 'pointerup', 'pointerout']) chart.dispatchEvent(new PointerEvent(type, finger));
    await canvas.findByText('01/05: 6.8 USDT');
    await new Promise((resolve) => setTimeout(resolve, 500));
    await expect(canvas.getByText('01/05: 6.8 USDT')).toBeVisible();
  },
};

/** Every bar is a row of a table for screen readers. */
export const Table: Story = {
  parameters: { sameAs: 'its table is for screen readers alone' },
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'Earnings a day' }));
    await expect(table.getAllByRole('rowheader')).toHaveLength(14);
    await expect(table.getByRole('row', { name: '01/15 (Today so far) 5.731 USDT' })).toBeInTheDocument();
  },
};

/** A value that is not known has no bar; zero is one without a height, and it is read as zero. */
export const NotKnown: Story = {
  args: {
    average: undefined,
    bars: bars.map((bar, index) => (index === 3 ? { ...bar, value: undefined } : index === 4 ? { ...bar, value: '0' } : bar)),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(drawn(canvasElement)).toHaveLength(13);
    const chart = canvas.getByRole('slider');
    chart.focus();
    await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}{ArrowRight}');
    await expect(chart).toHaveAttribute('aria-valuetext', '01/05: Not known');
    await expect(canvas.getByText('01/05: --')).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await expect(chart).toHaveAttribute('aria-valuetext', '01/06: 0 USDT');
    await expect(canvasElement.querySelector('[data-part="bar-chart-average"]')).toBeNull();
  },
};

/** Losses hang from the line of zero. */
export const Losses: Story = {
  args: { bars: bars.map((bar, index) => ({ ...bar, value: index % 3 === 0 ? '-4' : bar.value })) },
  play: async ({ canvasElement }) => {
    const [first, second] = drawn(canvasElement).map((bar) => bar.getBoundingClientRect());
    await expect(first?.top).toBeCloseTo(second?.bottom ?? 0, 0);
  },
};

/** Where amounts are hidden, neither words nor heights tell them. */
export const Hidden: Story = {
  decorators: [hiding],
  play: async ({ canvas, canvasElement }) => {
    await expect(new Set(drawn(canvasElement).map(heightOf)).size).toBe(1);
    await expect(canvasElement.querySelector('[data-part="bar-chart-average"]')).toBeNull();
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuetext', 'Today so far: Hidden');
    await expect(canvas.getByText('Today so far ****')).toBeVisible();
    await waitFor(() => expect(canvasElement).not.toHaveTextContent(/\d\.\d/));
  },
};

/** Figures that everybody may see stay. */
export const AlwaysVisible: Story = {
  parameters: { sameAs: 'balances are hidden around it, and it hides nothing' },
  args: { alwaysVisible: true },
  decorators: [hiding],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Today so far 5.731 USDT')).toBeVisible();
  },
};

/** Time runs from left to right in every language. */
export const RightToLeft: Story = {
  parameters: { sameAs: 'time runs from left to right in every language' },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const [first, second] = drawn(canvasElement).map((bar) => bar.getBoundingClientRect().left);
    await expect(first).toBeLessThan(second ?? 0);
  },
};

/** A narrow place leaves out the first name. */
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 311 }}>
        <Story />
      </div>
    ),
  ],
};

/** The same number of digits as a large sum has. */
export const LargeValues: Story = {
  args: { bars: bars.map((bar) => ({ ...bar, value: bar.value && `${bar.value.replace('.', '')}123456.78` })), average: undefined },
};
