import { autoEarn } from '@earnkit/core/simple-earn/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { mockEndpoint, neverAnswers } from '../../testing/mockEndpoint.ts';
import { saver } from '../../testing/saver.ts';
import { AutoEarnDialog } from './AutoEarnDialog.tsx';

const meta = {
  title: 'Simple Earn/Auto-Earn dialog',
  component: AutoEarnDialog,
  args: { change: { asset: 'BTC', on: true }, onDismiss: fn() },
  beforeEach: ({ msw }) => msw.use(...saver()),
} satisfies Meta<typeof AutoEarnDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const setAutoEarn = fn(() => undefined);

export const TurnOn: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Turn on' }));
    await screen.findByText('Enabled successfully');
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

export const TurnOff: Story = {
  args: { change: { asset: 'BTC', on: false } },
  beforeEach: ({ msw }) => {
    setAutoEarn.mockClear();
    msw.use(mockEndpoint(autoEarn.setAutoEarn, setAutoEarn), ...saver());
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Turn off' }));
    await screen.findByText('Disabled successfully');
    await expect(setAutoEarn).toHaveBeenCalledWith({ assets: 'BTC', status: '0' });
  },
};

/** Switches Auto-Earn for all coins (SE-A-01, SE-A-11, SE-A-12). */
export const AllCoins: Story = {
  args: { change: { asset: autoEarn.ALL_ASSETS, on: true } },
  beforeEach: ({ msw }) => {
    setAutoEarn.mockClear();
    msw.use(mockEndpoint(autoEarn.setAutoEarn, setAutoEarn), ...saver());
  },
  play: async () => {
    await screen.findByRole('alertdialog', { name: 'Turn on Auto-Earn for all coins?' });
    await userEvent.click(screen.getByRole('button', { name: 'Turn on' }));
    await screen.findByText('Enabled successfully');
    await expect(setAutoEarn).toHaveBeenCalledWith({ assets: 'ALL_ASSET', status: '1' });
  },
};

/** Nothing is sent when the person cancels. */
export const Declined: Story = {
  beforeEach: ({ msw }) => {
    setAutoEarn.mockClear();
    msw.use(mockEndpoint(autoEarn.setAutoEarn, setAutoEarn), ...saver());
  },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
    await expect(setAutoEarn).not.toHaveBeenCalled();
  },
};

/** While the change is being sent, the buttons are disabled. */
export const Submitting: Story = {
  beforeEach: ({ msw }) => msw.use(neverAnswers(autoEarn.setAutoEarn), ...saver()),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Turn on' }));
    await expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  },
};
