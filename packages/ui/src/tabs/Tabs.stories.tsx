import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Text } from '../radix-themes/index.ts';
import { Tabs } from './Tabs.tsx';

const meta = {
  title: 'UI/Tabs',
  component: Tabs,
  args: { label: 'Products', value: 'flexible', onValueChange: () => {}, items: [] },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

const items = [
  { value: 'flexible', label: 'Flexible', content: <Text as="p">Redeem at any time.</Text> },
  { value: 'fixed', label: 'Fixed term', content: <Text as="p">Locked until its day.</Text> },
  { value: 'auto', label: '自动理财', content: <Text as="p">Every day by itself.</Text> },
  { value: 'old', label: 'Closed', content: <Text as="p">None.</Text>, disabled: true },
] as const;

function Live() {
  const [value, setValue] = useState<(typeof items)[number]['value']>('flexible');
  return <Tabs label="Products" value={value} onValueChange={setValue} items={items} />;
}

export const Default: Story = {
  render: () => <Live />,
  play: async ({ canvas, globals }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Flexible' }));
    await userEvent.keyboard(globals['direction'] === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Fixed term' })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Locked until its day.');
  },
};

/** The arrow keys follow the direction of writing. */
export const RightToLeft: Story = { ...Default, globals: { direction: 'rtl' } };

/** Where there is no room the tabs scroll sideways. */
export const Narrow: Story = {
  render: () => (
    <div style={{ width: 220 }}>
      <Live />
    </div>
  ),
};

/** Many tabs on the narrowest phone: the shown one is in sight. */
export const Many: Story = {
  render: function ManyTabs() {
    const [value, setValue] = useState('tab-9');
    return (
      <div style={{ width: 320 }}>
        <Tabs
          label="Coins"
          value={value}
          onValueChange={setValue}
          items={Array.from({ length: 14 }, (_, index) => ({
            value: `tab-${index}`,
            label: `Coin ${index}`,
            content: <Text as="p">What coin {index} pays.</Text>,
          }))}
        />
      </div>
    );
  },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('tablist').getBoundingClientRect();
    const shown = (): DOMRect => canvas.getByRole('tab', { name: 'Coin 9' }).getBoundingClientRect();
    await waitFor(() => {
      void expect(shown().right).toBeLessThanOrEqual(row.right);
      void expect(shown().left).toBeGreaterThanOrEqual(row.left);
    });
  },
};
