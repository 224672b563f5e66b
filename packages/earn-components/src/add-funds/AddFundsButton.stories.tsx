import * as account from '@earnkit/core/account/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { FlexibleSubscribeDialog } from '../simple-earn/flexible-subscribe-dialog/index.ts';
import { mockEndpoint } from '../testing/mockEndpoint.ts';
import { mockFlexible } from '../testing/mockFlexible.ts';
import { address, t } from '../testing/words.ts';
import { AddFundsButton } from './AddFundsButton.tsx';

const navigate = fn();
const askLogin = fn();

const meta = {
  title: 'Account/Add funds button',
  component: AddFundsButton,
  args: { asset: 'USDT' },
  parameters: {
    unreachable: {
      'empty, one-row, many-rows': 'deposit is always there, with at most three other methods',
      'refused, submitting, outcome-unknown, success': 'it sends nothing',
      'sold-out, quota-used, vip-only': 'nothing is bought here',
      stale: 'whether a coin is listed is read when the menu opens, and does not get old in it',
      failed: 'the methods that need no answer of the exchange can always be used',
    },
    earn: { navigate, onLoginNeeded: askLogin, links: { transfer: (asset: string) => `/transfer/${asset}` } },
  },
  beforeEach: ({ msw }) => msw.use(mockEndpoint(account.coinListing, { new_coin_start: null }), ...mockFlexible().handlers),
} satisfies Meta<typeof AddFundsButton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Opens the methods to add funds (SH-02). Closing the dialog returns the focus to the button. */
export const Playground: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: t('earn.addFunds.action') });
    await userEvent.click(button);
    await screen.findByRole('dialog', { name: t('earn.addFunds.title', { coin: 'USDT' }) });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** A visitor is asked to sign in at once (SH-03, SH-05). @state signed-out */
export const Visitor: Story = {
  parameters: { earn: { session: { state: 'anonymous' }, onLoginNeeded: askLogin } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('earn.addFunds.action') }));
    await expect(askLogin).toHaveBeenCalledOnce();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

const empty = mockEndpoint(account.balances, ({ assets }) =>
  assets.map((asset) => ({ asset, outable: '0', lend_earn_available: '0', available: '0', mode: 0 })),
);

/**
 * Opened above a subscription, the dialog hides it and shows it again with its input (SE-37). With a zero balance, the
 * button is beside the action (SH-02).
 */
export const AboveASubscription: Story = {
  render: () => <FlexibleSubscribeDialog open asset="USDT" onOpenChange={fn()} />,
  beforeEach: ({ msw }) => msw.use(empty),
  play: async () => {
    const amount = await screen.findByRole('textbox', { name: t('earn.amount.label') });
    await userEvent.type(amount, '25.5');
    // The button beside the balance disappears once the balance is known to be zero.
    await waitFor(() => expect(screen.getByRole('button', { name: t('earn.addFunds.action') }).closest('form')).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: t('earn.addFunds.action') }));
    await screen.findByRole('dialog', { name: t('earn.addFunds.title', { coin: 'USDT' }) });
    await expect(amount).not.toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(amount).toBeVisible());
    await expect(amount).toHaveValue('25.5');
  },
};

const closed = fn();

/** A method that leads to another page closes the dialog below. Its input is kept for the return (SH-27). */
export const LeavesASubscription: Story = {
  render: () => <FlexibleSubscribeDialog open asset="USDT" onOpenChange={closed} />,
  play: async () => {
    await userEvent.type(await screen.findByRole('textbox', { name: t('earn.amount.label') }), '99999');
    // The amount is above the balance, so a second button appears once the person stops typing.
    await waitFor(() => expect(screen.getAllByRole('button', { name: t('earn.addFunds.action') })).toHaveLength(2), { timeout: 3_000 });
    await userEvent.click(screen.getAllByRole('button', { name: t('earn.addFunds.action') })[0] ?? document.body);
    await userEvent.click(await screen.findByRole('link', { name: t('earn.addFunds.deposit') }));
    await expect(navigate).toHaveBeenCalledWith(address('/myaccount/deposit/USDT'));
    await expect(closed).toHaveBeenCalledWith(false);
    await expect(sessionStorage.getItem('earnkit.drafts')).toContain('99999');
    sessionStorage.removeItem('earnkit.drafts');
  },
};
