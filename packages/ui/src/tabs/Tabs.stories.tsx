import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Text } from '../text/index.ts';
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

/** Where there is no room the tabs scroll sideways. */
export const Narrow: Story = {
  render: () => (
    <div style={{ width: 220 }}>
      <Live />
    </div>
  ),
};
