import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor } from 'storybook/test';
import { IconButton } from '../button/index.ts';
import { Icon, icons } from '../icon/index.ts';
import { Tooltip } from './Tooltip.tsx';

const meta = {
  title: 'UI/Tooltip',
  component: Tooltip,
  args: { content: 'The rate of the last hour, for a whole year, without compounding.', children: 'APR' },
  render: (args) => (
    <div style={{ padding: 80 }}>
      <Tooltip {...args} />
    </div>
  ),
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Words that have an explanation. */
export const OnText: Story = {
  play: async ({ canvas }) => {
    const term = canvas.getByRole('button', { name: 'APR' });
    await userEvent.tab();
    await expect(term).toHaveFocus();
    await screen.findByRole('tooltip');
    await expect(term).toHaveAccessibleDescription(/rate of the last hour/);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await expect(term).toHaveFocus();
  },
};

/** A control that has an explanation. */
export const OnControl: Story = {
  args: {
    asChild: true,
    content: 'Open the chart',
    children: (
      <IconButton label="Chart" variant="soft">
        <Icon icon={icons.external} />
      </IconButton>
    ),
  },
};

/** A tap opens it, another closes it; so does a tap elsewhere. */
export const Touch: Story = {
  play: async ({ canvas }) => {
    const term = canvas.getByRole('button', { name: 'APR' });
    const tap = async (target: Element) => {
      await fireEvent.pointerDown(target, { pointerType: 'touch' });
      await fireEvent.pointerUp(target, { pointerType: 'touch' });
      await fireEvent.click(target);
    };
    await tap(term);
    await screen.findByRole('tooltip');
    await tap(term);
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await tap(term);
    await screen.findByRole('tooltip');
    await tap(document.body);
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};
