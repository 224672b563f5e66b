import { fixed } from '@earnkit/core/simple-earn/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { mockFixed } from '../../testing/fixedRows.ts';
import { fixedOrderView } from '../../testing/fixedOrderView.ts';
import { httpError, losesAnswer, neverAnswers, refuse } from '../../testing/mockEndpoint.ts';
import { ANY, part, t, whole } from '../../testing/words.ts';
import { ReinvestDialog } from './ReinvestDialog.tsx';

const meta = {
  title: 'Simple Earn/Reinvest dialog',
  component: ReinvestDialog,
  parameters: {
    unreachable: {
      'loading, stale, partly-failed, failed': 'it is about an order that was read',
      'empty, one-row, many-rows': 'it asks one question',
      long: 'it has sentences of our own with a number of days',
      'sold-out, quota-used, vip-only, restricted-region, signed-out': 'it is about an order that the person has',
    },
  },
  args: { change: { order: fixedOrderView, on: true }, onDismiss: fn() },
  beforeEach: ({ msw }) => msw.use(...mockFixed().handlers),
} satisfies Meta<typeof ReinvestDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const turnOn = async () => userEvent.click(await screen.findByRole('button', { name: t('earn.fixedOrder.reinvestOn.confirm') }));

/** A toast says what was saved, and the dialog asks to be closed (SE-X-42, SE-X-46). @state success */
export const TurnOn: Story = {
  play: async ({ args }) => {
    await turnOn();
    await screen.findByText(t('cryptoloan.enabledSuccessfully'));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

/** The text of the exchange stands in a toast (SE-X-46). @state refused */
export const Refused: Story = {
  beforeEach: ({ msw }) => msw.use(refuse(fixed.setReinvest, 40, 'Already settled <b>today</b>'), ...mockFixed().handlers),
  play: async ({ args }) => {
    await turnOn();
    await screen.findByText('Already settled <b>today</b>');
    await waitFor(() => expect(args.onDismiss).toHaveBeenCalledOnce());
  },
};

/** Nothing can be pressed until the answer comes. @state submitting */
export const Submitting: Story = {
  beforeEach: ({ msw }) => msw.use(neverAnswers(fixed.setReinvest), ...mockFixed().handlers),
  play: async () => {
    await turnOn();
    await expect(await screen.findByRole('button', { name: t('earn.cancel') })).toBeDisabled();
  },
};

/** Neither the answer nor the order can be read: the question stays and can be checked again. @state outcome-unknown */
export const Unresolved: Story = {
  beforeEach: ({ msw }) => msw.use(losesAnswer(fixed.setReinvest), httpError(fixed.orders, 500), ...mockFixed().handlers),
  play: async ({ args }) => {
    await turnOn();
    await screen.findByRole('button', { name: t('earn.checkAgain') }, { timeout: 20_000 });
    await expect(screen.getByText(whole(t('earn.error.reference', { id: ANY })))).toBeVisible();
    await expect(args.onDismiss).not.toHaveBeenCalled();
  },
};

/** Another account is offered for afterwards only where the order lets one choose it (SE-X-41, SE-X-43). */
export const TurnOff: Story = {
  args: { change: { order: { ...fixedOrderView, canChooseRedeemAccount: true }, on: false } },
  play: async () => {
    await waitFor(() => expect(screen.getByText(t('earn.fixedOrder.reinvestOff.choose'))).toBeVisible());
  },
};

export const TurnOffWithoutChoice: Story = {
  args: { change: { order: { ...fixedOrderView, canChooseRedeemAccount: false }, on: false } },
  play: async () => {
    await waitFor(() => expect(screen.getByText(t('earn.fixedOrder.reinvestOff.text'))).toBeVisible());
    await expect(screen.queryByText(part(t('earn.fixedOrder.reinvestOff.choose')))).toBeNull();
  },
};
