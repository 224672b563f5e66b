import { flexible, history } from '@earnkit/core/simple-earn/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { mockEndpoint } from '../../testing/mockEndpoint.ts';
import { mockFlexible } from '../../testing/mockFlexible.ts';
import { STORY_NOW, productRow } from '../../testing/simpleEarnRows.ts';
import { beginning, t } from '../../testing/words.ts';
import { FlexibleSubscribeDialog } from './FlexibleSubscribeDialog.tsx';

const meta = {
  title: 'Simple Earn/Flexible subscribe dialog/Under way',
  component: FlexibleSubscribeDialog,
  args: { open: true, onOpenChange: fn(), asset: 'USDT' },
} satisfies Meta<typeof FlexibleSubscribeDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = () => screen.findByRole<HTMLInputElement>('textbox', { name: t('earn.amount.label') });

/** Writes the session store of a page that was reloaded during an order of 25 USDT. */
function leaveBehind(): void {
  const key = 'person:story flexible.subscribe:USDT';
  const request = { asset: 'USDT', amount: '25', minAprFraction: '0.0100' };
  const order = { person: 'person:story', key, request, baseline: { records: [], unreadable: [] }, sentAt: Date.now() };
  sessionStorage.setItem(`earnkit.sent ${key}`, JSON.stringify(order));
}

/** After a reload during an order, the order is reconciled at once and nothing more can be sent (N07). @state outcome-unknown */
export const Reloaded: Story = {
  beforeEach: ({ msw }) => {
    leaveBehind();
    msw.use(...mockFlexible().handlers);
  },
  play: async () => {
    await screen.findByText(t('earn.submission.checking'));
    await waitFor(async () => expect(await field()).toHaveValue('25'));
    await expect(await field()).toHaveAttribute('readonly');
    await expect(await screen.findByRole('button', { name: t('earn.subscribe') })).toHaveAttribute('aria-disabled', 'true');
  },
};

/** A restored order that is found shows one receipt and leaves the session store empty (N07). @state success */
export const FoundAfterReload: Story = {
  beforeEach: ({ msw }) => {
    leaveBehind();
    const row = { type: 1 as const, asset: 'USDT', amount: '25', unique_time: 'order-1', time_at: STORY_NOW, create_at: STORY_NOW };
    msw.use(mockEndpoint(history.flexibleHistory, { list: [row], total: 1 }), ...mockFlexible().handlers);
  },
  play: async () => {
    await screen.findByRole('alertdialog', { name: t('earn.flexible.subscribed.title') }, { timeout: 5_000 });
    await expect(sessionStorage.getItem('earnkit.sent person:story flexible.subscribe:USDT')).toBeNull();
  },
};

/**
 * When the minimum rises above the amount before it is sent, nothing is sent, the amount stays and the field says why (R04).
 *
 * @state refused
 */
export const MinimumRose: Story = {
  beforeEach: ({ msw }) => {
    let reads = 0;
    msw.use(
      mockEndpoint(flexible.product, () => [productRow({ asset: 'USDT', min_lend_amount: (reads += 1) === 1 ? '1' : '500' })]),
      ...mockFlexible().handlers,
    );
  },
  play: async () => {
    await screen.findByText('1,204.5');
    await userEvent.type(await field(), '100');
    await userEvent.click(await screen.findByRole('button', { name: t('earn.subscribe') }));
    await screen.findByText(beginning(t('earn.error.limitChanged')));
    await screen.findByText(t('finances.simpleEarn.minPurchaseAmount', { amount: '500', coin: 'USDT' }));
    await expect(await field()).toHaveValue('100');
  },
};
