import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { NoSession } from './NoSession.tsx';

const meta = {
  title: 'Area/NoSession',
  component: NoSession,
  parameters: {
    unreachable: {
      'loading, empty, one-row, many-rows, long, refused, sold-out, quota-used, vip-only, restricted-region': 'it reads nothing',
      'signed-out, stale, partly-failed': 'it stands in place of an area whose person is not known',
      'submitting, outcome-unknown, success': 'it sends nothing',
    },
  },
  args: { logger: fn(), onLoadError: fn() },
} satisfies Meta<typeof NoSession>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The page does not say who is signed in. @state failed */
export const Failed: Story = {
  play: async ({ args, canvas }) => {
    await canvas.findByRole('alert');
    await expect(args.onLoadError).toHaveBeenCalledWith({ kind: 'session' });
  },
};
