import { decimal } from '@earnkit/core';
import { type FlexibleHolding, flexible } from '@earnkit/core/simple-earn/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { httpError, losesAnswer, mockEndpoint, neverAnswers, refuse } from '../../testing/mockEndpoint.ts';
import { mockFlexible } from '../../testing/mockFlexible.ts';
import { holdingRow } from '../../testing/simpleEarnRows.ts';
import { part, t } from '../../testing/words.ts';
import { CancelRedemptionDialog } from './CancelRedemptionDialog.tsx';

const d = decimal;

const holding: FlexibleHolding = {
  id: '1',
  asset: 'USDT',
  icon: undefined,
  currentAmount: d('500'),
  lentAmount: d('380'),
  redeemingAmount: d('30'),
  redeemingRevocable: true,
  marginFrozenAmount: d('0'),
  launchpoolAmount: d('0'),
  cumulativeInterest: d('31.2'),
  nextAprFraction: d('0.0512'),
  lastAprFraction: d('0.0498'),
  bonusAprFraction: d('0'),
  bonusOpen: false,
  minLendAprFraction: d('0.005'),
  autoEarn: true,
  ladder: [],
};

const meta = {
  title: 'Simple Earn/Cancel redemption dialog',
  component: CancelRedemptionDialog,
  parameters: {
    unreachable: {
      'loading, stale, partly-failed, failed': 'it shows a holding that was read',
      'empty, one-row, many-rows': 'it asks one question',
      'sold-out, quota-used, vip-only, restricted-region, signed-out': 'it is about a redemption that the person has',
    },
  },
  args: { open: true, onOpenChange: fn(), holding },
} satisfies Meta<typeof CancelRedemptionDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const confirm = () => screen.findByRole('button', { name: t('earn.flexible.redeem.cancel') });
/** Asserts that an element is visible once its fade-in ends. */
const shown = (element: HTMLElement) => waitFor(() => expect(element).toBeVisible());

const desks = { once: mockFlexible(), lost: mockFlexible() };

/** Sends one cancellation, shows one toast and closes (SE-F-31). @state success */
export const Cancelled: Story = {
  beforeEach: ({ msw }) => {
    desks.once = mockFlexible();
    msw.use(...desks.once.handlers);
  },
  play: async ({ args }) => {
    await userEvent.dblClick(await confirm());
    await shown(await screen.findByText(t('orderCancelled')));
    await expect(desks.once.done).toEqual(['cancel 30']);
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false));
  },
};

/** Asks before anything is sent. */
export const Asking: Story = { beforeEach: ({ msw }) => msw.use(...mockFlexible().handlers) };

/** The cancellation succeeds but its answer is lost. The holding shows that it succeeded. @state outcome-unknown */
export const AnswerLost: Story = {
  parameters: { sameAs: 'the lost answer is found, and the dialog says the same' },
  beforeEach: ({ msw }) => {
    desks.lost = mockFlexible();
    msw.use(...desks.lost.losingAnswers);
  },
  play: async () => {
    await userEvent.click(await confirm());
    // The first attempt to reconcile waits a moment. It is the cancellation that is checked, and nothing calls it an order.
    await shown(await screen.findByText(t('earn.cancellation.checking')));
    await expect(screen.queryByText(part(t('earn.submission.checking')))).toBeNull();
    await shown(await screen.findByText(t('orderCancelled'), undefined, { timeout: 5_000 }));
    await expect(desks.lost.done).toEqual(['cancel 30']);
  },
};

/** @state submitting */
export const Submitting: Story = {
  beforeEach: ({ msw }) => msw.use(neverAnswers(flexible.cancelRedemption), ...mockFlexible().handlers),
  play: async () => {
    await userEvent.click(await confirm());
    await expect(await confirm()).toHaveAttribute('aria-busy', 'true');
  },
};

/** When the exchange refuses, a toast shows its text and the dialog stays open (SE-F-33). @state refused */
export const Refused: Story = {
  beforeEach: ({ msw }) => msw.use(refuse(flexible.cancelRedemption, 9, 'Already settled <b>today</b>'), ...mockFlexible().handlers),
  play: async ({ args }) => {
    await userEvent.click(await confirm());
    await shown(await screen.findByText('Already settled <b>today</b>'));
    await expect(within(await screen.findByRole('alertdialog')).queryByText('Already settled <b>today</b>')).toBeNull();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

/** After the session was lost no toast comes, and the dialog offers to log in. @state refused */
export const SessionLost: Story = {
  beforeEach: ({ msw }) => msw.use(refuse(flexible.cancelRedemption, 401, 'login'), ...mockFlexible().handlers),
  play: async () => {
    await userEvent.click(await confirm());
    await shown(await screen.findByRole('button', { name: t('earn.login') }));
  },
};

/** Without a funding password the dialog leads to the settings (SH-35). @state refused */
export const FundingPasswordNotSet: Story = {
  beforeEach: ({ msw }) => msw.use(refuse(flexible.cancelRedemption, 10_010_107, ''), ...mockFlexible().handlers),
  play: async () => {
    await userEvent.click(await confirm());
    await shown(await within(await screen.findByRole('alertdialog')).findByRole('link', { name: t('earn.password.openSettings') }));
  },
};

/** A redemption that is no longer revocable cannot be cancelled (SE-F-32). @state refused */
export const NoLongerRevocable: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mockEndpoint(flexible.holdings, [holdingRow({ asset: 'USDT', frozen_amount: '30', frozen_status: 0 })]),
      ...mockFlexible().handlers,
    ),
  play: async () => {
    await shown(await screen.findByText(t('earn.redemption.notRevocable')));
    await expect(await confirm()).toBeDisabled();
  },
};

/** Neither the answer nor the holding can be read, so the outcome stays unknown. @state outcome-unknown */
export const Unresolved: Story = {
  beforeEach: ({ msw }) => msw.use(losesAnswer(flexible.cancelRedemption), httpError(flexible.holdings, 500), ...mockFlexible().handlers),
  play: async () => {
    await userEvent.click(await confirm());
    await shown(await screen.findByText(t('earn.cancellation.unresolved')));
    await shown(await screen.findByRole('button', { name: t('earn.checkAgain') }));
    // What a cancellation would do is no fact while nobody knows whether it was made.
    await expect(screen.queryByText(part(t('earn.flexible.cancel.text', { amount: '30', coin: 'USDT' })))).toBeNull();
  },
};

export const Chinese: Story = { globals: { locale: 'zh' }, beforeEach: ({ msw }) => msw.use(...mockFlexible().handlers) };

/** Every digit of a long amount is shown, and nothing is cut. @state long */
export const LongNumbersAndNames: Story = {
  args: { holding: { ...holding, asset: '1000000MOGWIFHATSUPERLONGTICKER', redeemingAmount: d('123456789012345678901234.99999999') } },
  beforeEach: ({ msw }) => msw.use(neverAnswers(flexible.holdings), ...mockFlexible().handlers),
  play: async () => {
    const question = await screen.findByRole('alertdialog');
    await expect(question.textContent).toContain('123,456,789,012,345,678,901,234.99999999');
    await expect(question.scrollWidth).toBeLessThanOrEqual(question.clientWidth);
  },
};
