import { autoEarn } from '@earnkit/core/simple-earn/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { httpError, losesAnswer, mockEndpoint, neverAnswers, refuse } from '../../testing/mockEndpoint.ts';
import { saver } from '../../testing/saver.ts';
import { AutoEarnDialog } from './AutoEarnDialog.tsx';

/**
 * @unreachable loading, stale, partly-failed, failed: it reads nothing before it sends
 * @unreachable empty, one-row, many-rows: it asks one question
 * @unreachable sold-out, quota-used, vip-only: nothing is bought here
 * @unreachable restricted-region: where lending is restricted, nothing opens it
 * @unreachable signed-out: what opens it asks a visitor to sign in
 */
const meta = {
  title: 'Simple Earn/Auto-Earn dialog',
  component: AutoEarnDialog,
  args: { change: { asset: 'BTC', on: true }, onDismiss: fn() },
  beforeEach: ({ msw }) => msw.use(...saver()),
} satisfies Meta<typeof AutoEarnDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const setAutoEarn = fn(() => undefined);

/** @state success */
export const TurnOn: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Turn on' }));
    await screen.findByText('Enabled successfully');
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

/** @state success */
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

/** Switches Auto-Earn for all coins (SE-A-01, SE-A-11, SE-A-12). @state success */
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

/** While the change is being sent, the buttons are disabled. @state submitting */
export const Submitting: Story = {
  beforeEach: ({ msw }) => msw.use(neverAnswers(autoEarn.setAutoEarn), ...saver()),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Turn on' }));
    await expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  },
};

/** The text of the exchange stands in a toast, as text, and the dialog closes (SE-A-16). @state refused, long */
export const Refused: Story = {
  args: { change: { asset: '1000000MOGWIFHATSUPERLONGTICKER', on: true } },
  beforeEach: ({ msw }) => msw.use(refuse(autoEarn.setAutoEarn, 1, 'Under maintenance <b>today</b>'), ...saver()),
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Turn on' }));
    await screen.findByText('Under maintenance <b>today</b>');
    await waitFor(() => expect(args.onDismiss).toHaveBeenCalledOnce());
  },
};

/** Neither the answer nor the setting can be read: the question stays and can be checked again. @state outcome-unknown */
export const Unresolved: Story = {
  beforeEach: ({ msw }) => msw.use(losesAnswer(autoEarn.setAutoEarn), httpError(autoEarn.autoEarnStatus, 500), ...saver()),
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Turn on' }));
    await screen.findByRole('button', { name: 'Check again' }, { timeout: 20_000 });
    await expect(args.onDismiss).not.toHaveBeenCalled();
  },
};
