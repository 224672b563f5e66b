import { setSoftStaking } from '@earnkit/core/soft-staking/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { mockEndpoint } from '../../testing/mockEndpoint.ts';
import { saver } from '../../testing/saver.ts';
import { softStakingCoinRow, softStakingPayoutRow, softStakingReading } from '../../testing/softStakingRows.ts';
import { ANY, beginning, day, either, part, t } from '../../testing/words.ts';
import { SoftStakingOverview } from './SoftStakingOverview.tsx';

const retry = fn();

const meta = {
  title: 'Soft staking/Overview',
  component: SoftStakingOverview,
  parameters: {
    unreachable: {
      'refused, submitting, outcome-unknown': 'its dialog sends',
      'sold-out, quota-used, vip-only, restricted-region': 'holding has no quota, and the host decides who is offered it',
    },
  },
  args: { reading: softStakingReading(), onStatusChange: fn() },
  beforeEach: ({ msw }) => {
    retry.mockClear();
    msw.use(mockEndpoint(setSoftStaking, undefined), ...saver());
  },
} satisfies Meta<typeof SoftStakingOverview>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A row of the coins. */
const row = async (name: RegExp) =>
  within(await within(await screen.findByRole('table', { name: beginning(t('earn.soft.coins')) })).findByRole('row', { name }));

/** On: the next payout, and coin by coin what is held, its average and what was paid; a coin that is no longer paid says so, and one without a price is named beside the total (SS-01). */
export const On: Story = {
  play: async () => {
    await screen.findByText(t('earn.soft.onTitle'));
    await screen.findByText(t('earn.soft.onText', { time: `${day('2026-01-16')} 00:00 (UTC)` }));
    await screen.findByText(t('earn.soft.unvalued', { coins: 'ADA' }));
    const eth = await row(/^ETH 2\.10%/);
    await expect(eth.getByText('3.5107')).toBeVisible();
    await expect(eth.getByText('0.0071302')).toBeVisible();
    const ada = await row(beginning(`ADA ${t('earn.soft.unsupported')}`));
    await expect(ada.getByText('--')).toBeVisible();
    await expect(ada.getByText('1.5')).toBeVisible();
    await expect((await screen.findByRole('table', { name: part(t('earn.soft.payouts')) })).querySelectorAll('tbody tr')).toHaveLength(3);
  },
};

/** Off: Start earning opens the dialog, and the new status is told to the host (SS-01, SS-08). @state success */
export const TurnsOn: Story = {
  args: { reading: softStakingReading({ status: 0 }) },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: t('earn.soft.start') }));
    const dialog = within(await screen.findByRole('dialog', { name: t('earn.soft.activate.title') }));
    await userEvent.click(await dialog.findByRole('checkbox'));
    await waitFor(() => expect(dialog.getByRole('button', { name: t('earn.soft.start') })).toBeEnabled());
    await userEvent.click(dialog.getByRole('button', { name: t('earn.soft.start') }));
    await waitFor(() => expect(args.onStatusChange).toHaveBeenCalledWith(true));
    await expect(args.onStatusChange).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** One coin, not paid yet: nothing is zero that is unknown, and the empty table says when the first payout comes. @state one-row, empty */
export const FirstDay: Story = {
  args: { reading: softStakingReading({ coins: [softStakingCoinRow({ average_today: null, last_payout: null })], payouts: [] }) },
  play: async () => {
    await screen.findByText(t('earn.soft.noPayouts'));
    await expect((await row(/^ETH/)).getAllByText('--')).toHaveLength(2);
  },
};

/** A day on which not every hour counted, such as the first one, says how many did, today and when it is paid (SS-01). */
export const PartOfADay: Story = {
  args: {
    reading: softStakingReading({
      coins: [
        softStakingCoinRow({ average_today: '1.2', hours_today: 4, passed_today: 9 }),
        softStakingCoinRow({ asset: 'SOL', hours_today: 9, passed_today: 9 }),
      ],
      payouts: [softStakingPayoutRow(1, { average: '0.5', hours: 1 }), softStakingPayoutRow(2, { hours: 24 })],
    }),
  },
  play: async () => {
    await expect((await row(/^ETH/)).getByText(t('earn.soft.hours', { count: 4, of: 9 }))).toBeVisible();
    await expect(screen.getByText(t('earn.soft.hours', { count: 1, of: 24 }))).toBeVisible();
    await expect(screen.getAllByText(beginning(t('earn.soft.hours', { count: ANY, of: ANY })))).toHaveLength(2);
  },
};

/** Payouts of two months come ten to a page. @state many-rows */
export const ManyPayouts: Story = {
  args: { reading: softStakingReading({ payouts: Array.from({ length: 60 }, (_, index) => softStakingPayoutRow(index + 1)) }) },
  play: async () => {
    await screen.findByText(day('2026-01-14'));
    await userEvent.click(await screen.findByRole('button', { name: part(t('earn.ui.nextPage')) }));
    await screen.findByText(day('2026-01-04'));
  },
};

/** On a phone the payouts grow when their end is scrolled into view (UI-17). @state many-rows */
export const ManyPayoutsOnAPhone: Story = {
  ...ManyPayouts,
  globals: { viewport: { value: 'phone' } },
  parameters: { viewport: { options: { phone: { name: '375 px', styles: { width: '375px', height: '800px' } } } } },
  play: async () => {
    const cards = await screen.findByRole('list', { name: t('earn.soft.payouts') });
    await waitFor(() => expect(cards.children).toHaveLength(10));
    screen.getByRole('button', { name: t('earn.ui.loadMore') }).scrollIntoView();
    await waitFor(() => expect(cards.children.length).toBeGreaterThan(10));
  },
};

/** A row that cannot be read hides no other, and no total is shown as if it were whole. @state partly-failed */
export const PartlyUnreadable: Story = {
  args: { reading: softStakingReading({ coins: [softStakingCoinRow(), { asset: 7 }] }) },
  play: async () => {
    await waitFor(() => expect(screen.getAllByText(t('earn.soft.unreadable', { count: 1 }))).toHaveLength(3));
    await expect(within(await screen.findByRole('region', { name: t('earn.soft.band') })).getAllByText('--')).toHaveLength(2);
    await row(/^ETH/);
  },
};

/** The switch, the totals and both tables have their places. @state loading */
export const Loading: Story = {
  args: { reading: { state: 'loading' } },
  play: async () => {
    await expect(await screen.findByRole('region', { name: t('earn.soft.state') })).toHaveAttribute('aria-busy', 'true');
    await screen.findByRole('heading', { name: t('earn.soft.payouts') });
    await expect(screen.queryByText(t('earn.soft.noPayouts'))).toBeNull();
  },
};

/** @state failed */
export const Failed: Story = {
  args: {
    reading: {
      state: 'failed',
      error: { kind: 'http', call: 'soft-staking', status: 500, message: undefined, retryAfterSeconds: undefined },
      retry,
    },
  },
  play: async () => {
    const [again] = await screen.findAllByRole('button', { name: t('earn.ui.retry') });
    await userEvent.click(again ?? document.body);
    await expect(retry).toHaveBeenCalledOnce();
    await expect(screen.queryByText(either(t('earn.soft.onTitle'), t('earn.soft.offTitle')))).toBeNull();
  },
};

/** The rows stay, with a warning. @state stale */
export const Stale: Story = {
  args: { reading: softStakingReading({}, true) },
  play: async () => {
    await row(/^ETH/);
    await expect((await screen.findAllByRole('button', { name: t('earn.ui.retry') })).length).toBeGreaterThan(0);
  },
};

/** @state signed-out */
export const Visitor: Story = {
  args: { reading: { state: 'anonymous' } },
  parameters: { earn: { session: { state: 'anonymous' } } },
  play: async () => {
    await screen.findByText(t('earn.soft.anonymous'));
    await expect(screen.queryByRole('table')).toBeNull();
  },
};

/** On a phone, with very long numbers and names, nothing overflows. @state long */
export const Long: Story = {
  args: {
    reading: softStakingReading({
      coins: [
        softStakingCoinRow({
          asset: '1000000MOGWIFHATSUPERLONGTICKER',
          holding: '123456789012345.12345678',
          earned: '123456789012.12345678',
        }),
      ],
      payouts: [softStakingPayoutRow(1, { asset: '1000000MOGWIFHATSUPERLONGTICKER', amount: '123456789012.12345678' })],
    }),
  },
  globals: { viewport: { value: 'narrow' } },
  parameters: { viewport: { options: { narrow: { name: '320 px', styles: { width: '320px', height: '640px' } } } } },
  play: async () => {
    await screen.findAllByText('123,456,789,012.12345678');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
