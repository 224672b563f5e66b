import { decimal } from '@earnkit/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { ANY, part, t } from '../../testing/words.ts';
import { EligibilityDialog, type EligibilityDialogProps } from './EligibilityDialog.tsx';

const tier = (volume: string, stakeLimit: string) => ({ volume: decimal(volume), stakeLimit: decimal(stakeLimit) });

const pool: EligibilityDialogProps['pool'] = {
  asset: 'USDT',
  icon: undefined,
  tiers: [tier('50000', '100000'), tier('5000', '40000'), tier('250000', '250000'), tier('1000000', '1000000')],
  userVolume: decimal('62000'),
  volumeDays: 60,
};

const navigate = fn();

const meta = {
  title: 'Launchpool/Eligibility dialog',
  component: EligibilityDialog,
  args: { open: true, onOpenChange: fn(), pool },
  parameters: {
    unreachable: {
      'loading, stale, failed': 'it shows a pool that was read',
      'refused, submitting, outcome-unknown, success': 'it sends nothing',
      'sold-out, quota-used, vip-only': 'nothing is bought here',
      'restricted-region': 'the tiers are the same in every region',
    },
    earn: { navigate },
  },
} satisfies Meta<typeof EligibilityDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const shown = (element: HTMLElement) => waitFor(() => expect(element).toBeVisible());

/** Nothing of the tiers is out of view to the side. */
const fits = async () => {
  const table = screen.getByRole('table');
  await expect(table.getBoundingClientRect().right).toBeLessThanOrEqual(screen.getByRole('dialog').getBoundingClientRect().right);
};

/** The tiers by rising volume, those that are reached, and the links to futures and spot (LP-03, LP-56, LP-57, AMB-074). */
export const Tiers: Story = {
  beforeEach: () => void navigate.mockClear(),
  play: async ({ args }) => {
    await shown(await screen.findByText('62,000'));
    await expect(screen.getByRole('dialog')).toHaveAccessibleDescription(
      part(t('earn.launchpool.eligibility.text', { days: 60, coin: 'USDT' })),
    );
    await expect(screen.getByRole('columnheader', { name: t('earn.launchpool.eligibility.limit') })).toBeVisible();
    const rows = screen
      .getAllByRole('row')
      .slice(1)
      .map(({ textContent }) => textContent);
    await expect(rows.map((row) => row?.slice(0, 2))).toEqual(['T1', 'T2', 'T3', 'T4']);
    await expect(rows.map((row) => row?.includes(t('earn.launchpool.eligibility.reached')))).toEqual([true, true, false, false]);
    await expect(screen.getByRole('link', { name: t('earn.launchpool.eligibility.futures') })).toHaveAttribute(
      'href',
      expect.stringContaining('/futures/USDT/BTC_USDT'),
    );
    await userEvent.click(screen.getByRole('link', { name: t('earn.launchpool.eligibility.spot') }));
    await expect(navigate).toHaveBeenCalledWith(expect.stringContaining('/trade/BTC_USDT'));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await fits();
  },
};

/** All columns are in view on a phone: the marker stands below the name of the tier. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { viewport: { options: { phone: { name: '375 px', styles: { width: '375px', height: '720px' } } } } },
  play: async () => {
    await shown(await screen.findByText('62,000'));
    await fits();
  },
};

/** A visitor sees the tiers, here one alone, and no volume. @state one-row, signed-out */
export const Visitor: Story = {
  args: { pool: { ...pool, userVolume: undefined, tiers: pool.tiers.slice(0, 1) } },
  parameters: { earn: { session: { state: 'anonymous' } } },
  play: async () => {
    await shown(await screen.findByText(t('earn.launchpool.eligibility.visitor')));
    await expect(screen.getAllByRole('row')).toHaveLength(2);
    await expect(screen.queryByText(t('earn.launchpool.eligibility.reached'))).toBeNull();
  },
};

/** Where volume limits nothing, there is nothing to trade for. @state empty */
export const NoTiers: Story = {
  args: { pool: { ...pool, tiers: [] } },
  play: async () => {
    await shown(await screen.findByText(t('earn.launchpool.eligibility.none')));
    await expect(screen.queryByText(part(t('earn.launchpool.eligibility.text', { days: ANY, coin: ANY })))).toBeNull();
    await expect(screen.queryByRole('link')).toBeNull();
  },
};

/** In the US edition, in Chinese and on a phone nothing is cut, and thirteen tiers scroll; an unknown volume is not zero. @state many-rows, long, partly-failed */
export const UsInChineseOnAPhone: Story = {
  args: {
    pool: {
      ...pool,
      userVolume: undefined,
      tiers: [{ volume: undefined, stakeLimit: decimal('123456789012.12345678') }, ...[0, 1, 2].flatMap(() => pool.tiers)],
    },
  },
  globals: { locale: 'zh', viewport: { value: 'phone' } },
  parameters: {
    earn: { edition: 'us' },
    viewport: { options: { phone: { name: '375 px', styles: { width: '375px', height: '720px' } } } },
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: '多少数量计入奖励' });
    await waitFor(() => expect(screen.getAllByText('--').length).toBeGreaterThan(1));
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
    await fits();
  },
};
