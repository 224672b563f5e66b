import * as wealth from '@earnkit/core/private-wealth/contract';
import { AmountVisibility } from '@earnkit/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { readyReading } from '../../testing/readyReading.ts';
import { STORY_NOW } from '../../testing/simpleEarnRows.ts';
import { part, t } from '../../testing/words.ts';
import { WealthHistory, type WealthHistoryProps } from './WealthHistory.tsx';

const bought = (over: object = {}) => ({
  id: '1',
  order_id: '71',
  time: STORY_NOW - 40 * 86_400,
  type: 1,
  name: 'STEADY USDT',
  coin: 'USDT',
  amount: '5000.5',
  unit: '4762.380952',
  net_value: '1.05',
  income_amount: null,
  ...over,
});
const redeemed = (over: object = {}) =>
  bought({ id: '2', time: STORY_NOW - 86_400, type: 2, amount: '1100', unit: '1000', net_value: '1.1', income_amount: '50', ...over });

const readingOf = (list: readonly object[], { total = list.length, stale = false } = {}): WealthHistoryProps['reading'] =>
  readyReading(wealth.movementList, { list, total }, stale);

const meta = {
  title: 'Private wealth/History',
  component: WealthHistory,
  parameters: {
    unreachable: {
      'refused, submitting, outcome-unknown, success': 'it sends nothing',
      'sold-out, quota-used, vip-only, restricted-region': 'what was done is listed for everyone',
    },
  },
  args: { reading: readingOf([redeemed({ id: '3', income_amount: '-12.5' }), redeemed(), bought()]) },
} satisfies Meta<typeof WealthHistory>;
export default meta;
type Story = StoryObj<typeof meta>;

const row = async (name: RegExp) => within(await screen.findByRole('row', { name }));

/** What was bought and redeemed, and what redeemed units gained or lost; a purchase has gained nothing yet (AMB-161). */
export const Filled: Story = {
  play: async () => {
    await (await row(part(t('earn.wealth.movement.purchase')))).findByText('5,000.5');
    await expect((await row(part(t('earn.wealth.movement.purchase')))).queryByText('--')).toBeNull();
    await screen.findByText('-12.5');
    await screen.findByText('4,762.380952');
    await expect(screen.getAllByText(t('earn.wealth.movement.redeem'))).toHaveLength(2);
  },
};

/** In the US edition units are committed, not purchased (US-02). @state one-row */
export const UsEdition: Story = {
  args: { reading: readingOf([bought()]) },
  parameters: { earn: { edition: 'us' } },
  play: async () => {
    await screen.findByRole('heading', { name: t('earn.wealth.history') });
    await expect(screen.getByText(t('earn.wealth.movement.purchase'))).toBeVisible();
  },
};

/** Amounts and units are hidden; the value of a unit is public. */
export const Hidden: Story = {
  render: (args) => (
    <AmountVisibility visible={false}>
      <WealthHistory {...args} />
    </AmountVisibility>
  ),
  play: async () => {
    await screen.findAllByText(t('earn.wealth.movement.redeem'));
    for (const own of ['5,000.5', '1,100', '-12.5', '1,000', '4,762']) await expect(document.body).not.toHaveTextContent(own);
    await expect(screen.getByText('1.05')).toBeVisible();
  },
};

/** @state many-rows */
export const ManyRows: Story = {
  args: {
    reading: readingOf(
      Array.from({ length: 12 }, (_, index) => redeemed({ id: String(index) })),
      { total: 250 },
    ),
  },
  play: async () => {
    await waitFor(() => expect(screen.getAllByText(t('earn.wealth.movement.redeem'))).toHaveLength(10));
    await userEvent.click(screen.getByRole('button', { name: t('earn.ui.nextPage') }));
    await waitFor(() => expect(screen.getAllByText(t('earn.wealth.movement.redeem'))).toHaveLength(2));
    await screen.findByText(t('earn.wealth.history.latest', { count: '12', total: '250' }));
  },
};

/** @state empty */
export const Empty: Story = {
  args: { reading: readingOf([]) },
  play: async () => {
    await screen.findByText(t('earn.wealth.history.none'));
  },
};

/** A record that cannot be read hides no other. @state partly-failed, stale */
export const PartlyUnreadable: Story = {
  args: { reading: readingOf([redeemed({ amount: null }), bought({ type: 9 })], { stale: true }) },
  play: async () => {
    await screen.findByText(t('earn.wealth.history.unreadable', { count: 1 }));
    await expect((await row(part('STEADY USDT', t('earn.wealth.movement.redeem')))).getByText('--')).toBeVisible();
    await screen.findByText(part(t('earn.ui.refreshFailed')));
  },
};

/** @state loading */
export const Loading: Story = { args: { reading: { state: 'loading' } } };

/** @state failed */
export const Failed: Story = {
  args: {
    reading: {
      state: 'failed',
      error: { kind: 'http', call: 'history', status: 500, message: undefined, retryAfterSeconds: undefined },
      retry: fn(),
    },
  },
  play: async () => {
    await screen.findByText(t('earn.wealth.history.failed'));
  },
};

/** @state signed-out */
export const Visitor: Story = {
  args: { reading: { state: 'anonymous' } },
  parameters: { sameAs: 'a visitor sees nothing', earn: { session: { state: 'anonymous' } } },
  play: async () => {
    await expect(screen.queryByRole('heading')).toBeNull();
  },
};

/** At 320 px with very long numbers nothing overflows. @state long */
export const Long: Story = {
  args: {
    reading: readingOf([
      redeemed({ coin: '1000000MOGWIFHATSUPERLONGTICKER', amount: '123456789012.12345678', unit: '123456789012.123456' }),
    ]),
  },
  globals: { viewport: { value: 'narrow' } },
  parameters: { viewport: { options: { narrow: { name: '320 px', styles: { width: '320px', height: '640px' } } } } },
  play: async () => {
    await screen.findByText('123,456,789,012.12345678');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
