import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Slider, type SliderProps } from './Slider.tsx';

const onValueCommit = fn();
const inDays = (days: number): string => (days === 1 ? 'in 1 day' : `in ${days} days`);

const meta = {
  title: 'UI/Slider',
  component: Slider,
  args: { label: 'I need it', value: 45, min: 1, max: 120, valueText: inDays(45), onValueChange: () => {}, onValueCommit },
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof Slider>;
export default meta;
type Story = StoryObj<typeof meta>;

function Live({ value: first, ...args }: SliderProps) {
  const [value, setValue] = useState(first);
  return (
    <div style={{ maxWidth: 640 }}>
      <Slider {...args} value={value} valueText={inDays(value)} onValueChange={setValue} />
    </div>
  );
}

const MARKS = [
  { value: 31, label: '12/27' },
  { value: 91, label: '02/25' },
];

/** Each key is read in words. The arrows of a line from left to right. */
export const Default: Story = {
  args: { marks: MARKS },
  play: async ({ canvas, globals }) => {
    const more = globals['direction'] === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const slider = canvas.getByRole('slider', { name: 'I need it' });
    await expect(slider).toHaveAttribute('aria-valuetext', 'in 45 days');
    slider.focus();
    await userEvent.keyboard(`{${more}}{ArrowUp}`);
    await expect(slider).toHaveAttribute('aria-valuetext', 'in 47 days');
    await expect(onValueCommit).toHaveBeenLastCalledWith(47);
    await userEvent.keyboard('{PageDown}');
    await expect(slider).toHaveAttribute('aria-valuenow', '37');
    await userEvent.keyboard('{Home}');
    await expect(slider).toHaveAttribute('aria-valuetext', 'in 1 day');
    await userEvent.keyboard('{End}');
    await expect(slider).toHaveAttribute('aria-valuenow', '120');
  },
};

/** The arrow keys follow the direction of writing, and so do the marks. */
export const RightToLeft: Story = { ...Default, globals: { direction: 'rtl' } };

/** Marks that stand close together: all are drawn, and the last of them keeps its label. A label at an end stays inside. */
export const CloseMarks: Story = {
  args: {
    marks: [
      { value: 1, label: '11/27' },
      { value: 2, label: '11/28' },
      { value: 8, label: '12/04' },
      { value: 31, label: '12/27' },
      { value: 120, label: '03/26' },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('12/27')).toBeVisible();
    await expect(canvas.getByText('12/04')).toBeVisible();
    await expect(canvas.queryByText('11/28')).toBeNull();
    await expect(canvasElement.querySelectorAll('[data-part="slider-mark"]')).toHaveLength(5);
  },
};

/** Nothing can be chosen, for instance while it is loaded. */
export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider')).toHaveAttribute('data-disabled');
  },
};
