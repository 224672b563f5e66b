import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { SegmentedControl } from './SegmentedControl.tsx';

const meta = {
  title: 'UI/SegmentedControl',
  component: SegmentedControl,
  args: { label: 'Range', value: '7', onValueChange: () => {}, options: [] },
} satisfies Meta<typeof SegmentedControl>;
export default meta;
type Story = StoryObj<typeof meta>;

const options = [
  { value: '7', label: '7 days' },
  { value: '30', label: '30 days' },
  { value: '90', label: '90 天' },
] as const;

function Live() {
  const [value, setValue] = useState<(typeof options)[number]['value']>('7');
  return <SegmentedControl label="Range" value={value} onValueChange={setValue} options={options} />;
}

export const Default: Story = {
  render: () => <Live />,
  play: async ({ canvas, globals }) => {
    const forward = globals['direction'] === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    await userEvent.click(canvas.getByRole('radio', { name: '7 days' }));
    // A person's key is down for a while; focus moves, and with it the choice, before it is up again.
    await userEvent.keyboard(`{${forward}>}`);
    await waitFor(() => expect(canvas.getByRole('radio', { name: '30 days' })).toBeChecked());
    await userEvent.keyboard(`{/${forward}}`);
  },
};

/** The arrow keys follow the direction of writing. */
export const RightToLeft: Story = { ...Default, globals: { direction: 'rtl' } };

/** Where there is no room the row scrolls, the chosen one in sight. */
export const Narrow: Story = {
  render: function NarrowControl() {
    const [value, setValue] = useState('365');
    return (
      <div style={{ width: 240 }}>
        <SegmentedControl
          label="Range"
          value={value}
          onValueChange={setValue}
          options={['7', '30', '90', '180', '365'].map((days) => ({ value: days, label: `${days} days` }))}
        />
      </div>
    );
  },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('radiogroup').getBoundingClientRect();
    await waitFor(() =>
      expect(canvas.getByRole('radio', { name: '365 days' }).getBoundingClientRect().right).toBeLessThanOrEqual(row.right),
    );
  },
};
