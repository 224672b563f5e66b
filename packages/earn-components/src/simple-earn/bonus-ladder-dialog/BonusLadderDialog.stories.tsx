import { decimal } from '@earnkit/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { fixedOrderView } from '../../testing/fixedOrderView.ts';
import { t } from '../../testing/words.ts';
import { BonusLadderDialog } from './BonusLadderDialog.tsx';

const meta = {
  title: 'Simple Earn/Bonus ladder dialog',
  component: BonusLadderDialog,
  parameters: {
    unreachable: {
      'loading, stale, partly-failed, failed': 'it shows an order that was read',
      empty: 'an order without tiers has nothing that opens it',
      'refused, submitting, outcome-unknown, success': 'it sends nothing',
      'sold-out, quota-used, vip-only, restricted-region, signed-out': 'it shows an order that the person has',
    },
  },
  args: { open: true, onOpenChange: fn(), order: fixedOrderView },
} satisfies Meta<typeof BonusLadderDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const d = decimal;
const tiersOf = async (name: string) => within(await screen.findByRole('dialog', { name })).findAllByRole('listitem');

/** The tier that the principal reaches is marked, and the coin of the bonus is named (SE-X-18). @state many-rows */
export const Tiers: Story = {
  args: {
    order: {
      ...fixedOrderView,
      bonusAsset: 'GT',
      tiers: [
        { from: d('0'), to: d('500'), aprFraction: d('0.06'), reached: false, filled: 1 },
        { from: d('500'), to: d('2000'), aprFraction: d('0.03'), reached: true, filled: 0.33 },
        { from: d('2000'), to: undefined, aprFraction: d('0.01'), reached: false, filled: 0 },
      ],
    },
  },
  play: async () => {
    const tiers = await tiersOf(t('earn.fixedOrder.bonusTitle', { coin: 'USDT' }));
    await expect(tiers.map((tier) => tier.getAttribute('aria-current'))).toEqual([null, 'step', null]);
    await waitFor(() => expect(screen.getByText(t('earn.ladder.paidIn', { coin: 'GT' }))).toBeVisible());
  },
};

/** @state one-row */
export const OneTier: Story = {
  play: async () => {
    await expect(await tiersOf(t('earn.fixedOrder.bonusTitle', { coin: 'USDT' }))).toHaveLength(1);
  },
};

/** Every digit of a bound is shown, and nothing is cut. @state long */
export const LongNumbersAndNames: Story = {
  args: {
    order: {
      ...fixedOrderView,
      asset: '1000000MOGWIFHATSUPERLONGTICKER',
      tiers: [
        { from: d('0'), to: d('123456789012345678901234.99999999'), aprFraction: d('1234.5'), reached: true, filled: 0.5 },
        { from: d('123456789012345678901234.99999999'), to: undefined, aprFraction: d('0.00001'), reached: false, filled: 0 },
      ],
    },
  },
  play: async () => {
    await tiersOf(t('earn.fixedOrder.bonusTitle', { coin: '1000000MOGWIFHATSUPERLONGTICKER' }));
    const dialog = screen.getByRole('dialog');
    await expect(dialog.textContent).toContain('123,456,789,012,345,678,901,234.99999999');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
};
