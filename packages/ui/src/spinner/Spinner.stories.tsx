import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Spinner } from '../index.ts';

const meta = { title: 'UI/Spinner', component: Spinner } satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Silent by itself; what surrounds it says what is loading. */
export const Default: Story = {
  render: () => (
    <div role="status" aria-label="Loading the product">
      <Spinner />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Loading the product' }).firstElementChild).toHaveAttribute('aria-hidden', 'true');
  },
};
