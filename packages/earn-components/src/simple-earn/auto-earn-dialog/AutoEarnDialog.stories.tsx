import { autoEarn } from '@earnkit/core/simple-earn/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { httpError, losesAnswer, mockEndpoint, neverAnswers, refuse } from '../../testing/mockEndpoint.ts';
import { saver } from '../../testing/saver.ts';
import { t } from '../../testing/words.ts';
import { AutoEarnDialog } from './AutoEarnDialog.tsx';

const meta = {
  title: 'Simple Earn/Auto-Earn dialog',
  component: AutoEarnDialog,
  parameters: {
    unreachable: {
      'loading, stale, partly-failed, failed': 'it reads nothing before it sends',
      'empty, one-row, many-rows': 'it asks one question',
      'sold-out, quota-used, vip-only': 'nothing is bought here',
      'restricted-region': 'where lending is restricted, nothing opens it',
      'signed-out': 'what opens it asks a visitor to sign in',
    },
  },
  args: { change: { asset: 'BTC', on: true }, onDismiss: fn() },
  beforeEach: ({ msw }) => msw.use(...saver()),
} satisfies Meta<typeof AutoEarnDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const setAutoEarn = fn(() => undefined);

/** @state success */
export const TurnOn: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: t('earn.autoEarn.enable') }));
    await screen.findByText(t('cryptoloan.enabledSuccessfully'));
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
    await userEvent.click(await screen.findByRole('button', { name: t('earn.autoEarn.disable') }));
    await screen.findByText(t('cryptoloan.disabledSuccessfully'));
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
    await screen.findByRole('alertdialog', { name: t('earn.autoEarn.enableAllTitle') });
    await userEvent.click(screen.getByRole('button', { name: t('earn.autoEarn.enable') }));
    await screen.findByText(t('cryptoloan.enabledSuccessfully'));
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
    await userEvent.click(await screen.findByRole('button', { name: t('earn.cancel') }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
    await expect(setAutoEarn).not.toHaveBeenCalled();
  },
};

/** While the change is being sent, the buttons are disabled. @state submitting */
export const Submitting: Story = {
  beforeEach: ({ msw }) => msw.use(neverAnswers(autoEarn.setAutoEarn), ...saver()),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: t('earn.autoEarn.enable') }));
    await expect(screen.getByRole('button', { name: t('earn.cancel') })).toBeDisabled();
  },
};

/** The text of the exchange stands in a toast, as text, and the dialog closes (SE-A-16). @state refused, long */
export const Refused: Story = {
  args: { change: { asset: '1000000MOGWIFHATSUPERLONGTICKER', on: true } },
  beforeEach: ({ msw }) => msw.use(refuse(autoEarn.setAutoEarn, 1, 'Under maintenance <b>today</b>'), ...saver()),
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: t('earn.autoEarn.enable') }));
    await screen.findByText('Under maintenance <b>today</b>');
    await waitFor(() => expect(args.onDismiss).toHaveBeenCalledOnce());
  },
};

/** Neither the answer nor the setting can be read: the question stays and can be checked again. @state outcome-unknown */
export const Unresolved: Story = {
  beforeEach: ({ msw }) => msw.use(losesAnswer(autoEarn.setAutoEarn), httpError(autoEarn.autoEarnStatus, 500), ...saver()),
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: t('earn.autoEarn.enable') }));
    await screen.findByRole('button', { name: t('earn.checkAgain') }, { timeout: 20_000 });
    await expect(args.onDismiss).not.toHaveBeenCalled();
  },
};
