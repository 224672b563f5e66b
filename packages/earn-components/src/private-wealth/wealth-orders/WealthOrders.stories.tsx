import * as account from '@earnkit/core/account/contract';
import * as wealth from '@earnkit/core/private-wealth/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { mockEndpoint } from '../../testing/mockEndpoint.ts';
import { readyReading } from '../../testing/readyReading.ts';
import { saver } from '../../testing/saver.ts';
import { mockWealth, wealthRow } from '../../testing/mockWealth.ts';
import { beginning, t } from '../../testing/words.ts';
import { WealthOrders, type WealthOrdersProps } from './WealthOrders.tsx';

const listed = (over: object = {}) => ({
  ...wealthRow(),
  order_id: '71',
  pid: '501',
  project_type: 5,
  min_amount: '100',
  ...over,
});

const readingOf = (rows: readonly object[], stale = false): WealthOrdersProps['reading'] => readyReading(wealth.orderList, rows, stale);

const loss = listed({ order_id: '72', name: 'STEADY USDC', coin: 'USDC', unit: '2000', net_value_ratio: '0.9', income_amount: '-200' });

const meta = {
  title: 'Private wealth/Orders',
  component: WealthOrders,
  parameters: {
    unreachable: {
      'refused, submitting, outcome-unknown': 'its dialogs send',
      'sold-out, quota-used, vip-only, restricted-region': 'what a person holds is shown to them everywhere',
    },
  },
  args: { reading: readingOf([listed(), loss]), onChange: fn() },
  beforeEach: ({ msw }) =>
    msw.use(mockEndpoint(account.referral, { encrypted_uid: 'VLVFBVWNUG', kol_code: '' }), ...mockWealth().handlers, ...saver()),
} satisfies Meta<typeof WealthOrders>;
export default meta;
type Story = StoryObj<typeof meta>;

const row = async (name: RegExp) => within(await screen.findByRole('row', { name }));

/** Two orders with their total, one at a loss and one of which the host does not know the name; details name it, lead to subscribing more, and closing leads back (PW-01, PW-02). */
export const TwoOrders: Story = {
  args: { reading: readingOf([listed({ name: null }), loss]) },
  play: async () => {
    await screen.findByText('2,850.00');
    await (await row(/^USDC/)).findByText('STEADY USDC');
    await (await row(/^USDC/)).findByText('-200');
    await userEvent.click((await row(/^USDT/)).getByRole('button', { name: t('earn.wealth.orders.detailOf', { name: 'USDT' }) }));
    const details = await screen.findByRole('dialog', { name: 'STEADY USDT' });
    await userEvent.click(await within(details).findByRole('button', { name: t('earn.wealth.purchase') }));
    await screen.findByRole('dialog', { name: t('earn.wealth.purchase.title', { name: 'USDT' }) });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'STEADY USDT' })).toBeVisible());
  },
};

/** After a purchase the host is told, so that it reads again. @state one-row, success */
export const SubscribesMore: Story = {
  args: { reading: readingOf([listed()]) },
  play: async ({ args }) => {
    await userEvent.click((await row(/^USDT/)).getByRole('button', { name: t('earn.wealth.purchase.of', { name: 'STEADY USDT' }) }));
    const dialog = within(await screen.findByRole('dialog', { name: t('earn.wealth.purchase.title', { name: 'STEADY USDT' }) }));
    await userEvent.type(await dialog.findByRole('textbox', { name: t('earn.amount.label') }), '150');
    await userEvent.click(dialog.getByRole('checkbox'));
    await waitFor(() => expect(dialog.getByRole('button', { name: t('earn.wealth.purchase') })).toBeEnabled());
    await userEvent.click(dialog.getByRole('button', { name: t('earn.wealth.purchase') }));
    await screen.findByRole('alertdialog', { name: t('earn.wealth.purchased.title') }, { timeout: 8_000 });
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

/** An order of the address that is nobody's, or another person's, opens nothing, and that is said (A03). */
export const UnknownByAddress: Story = {
  args: { defaultDialog: { kind: 'redeem', orderId: '9999' } },
  play: async () => {
    await expect(await screen.findByText(beginning(t('earn.address.missing')))).toBeVisible();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

/** The dialog that the address names is open, and each that opens or closes is told, so that it opens again after signing in (A03, AMB-012). */
export const OpenedByAddress: Story = {
  args: { defaultDialog: { kind: 'purchase', orderId: '72' }, onDialogChange: fn() },
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: t('earn.wealth.purchase.title', { name: 'STEADY USDC' }) });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onDialogChange).toHaveBeenLastCalledWith(undefined));
    await userEvent.click((await row(/^USDT/)).getByRole('button', { name: t('earn.wealth.orders.detailOf', { name: 'STEADY USDT' }) }));
    await userEvent.click(await within(await screen.findByRole('dialog')).findByRole('button', { name: t('earn.wealth.redeem') }));
    await expect(args.onDialogChange).toHaveBeenLastCalledWith({ kind: 'redeem', orderId: '71' });
    await screen.findByRole('dialog', { name: t('earn.wealth.redeem.title', { name: 'STEADY USDT' }) });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onDialogChange).toHaveBeenLastCalledWith({ kind: 'detail', orderId: '71' }));
  },
};

/** @state many-rows */
export const ManyOrders: Story = {
  args: { reading: readingOf(Array.from({ length: 12 }, (_, index) => listed({ order_id: String(100 + index) }))) },
  play: async () => {
    await waitFor(() =>
      expect(screen.getAllByRole('button', { name: t('earn.wealth.orders.detailOf', { name: 'STEADY USDT' }) })).toHaveLength(10),
    );
  },
};

/** On a phone the orders grow when their end is scrolled into view (UI-17). @state many-rows */
export const ManyOrdersOnAPhone: Story = {
  ...ManyOrders,
  globals: { viewport: { value: 'phone' } },
  parameters: { viewport: { options: { phone: { name: '375 px', styles: { width: '375px', height: '800px' } } } } },
  play: async () => {
    await waitFor(() =>
      expect(screen.getAllByRole('button', { name: t('earn.wealth.orders.detailOf', { name: 'STEADY USDT' }) })).toHaveLength(10),
    );
    screen.getByRole('button', { name: t('earn.ui.loadMore') }).scrollIntoView();
    await waitFor(() =>
      expect(screen.getAllByRole('button', { name: t('earn.wealth.orders.detailOf', { name: 'STEADY USDT' }) })).toHaveLength(12),
    );
  },
};

/** @state empty */
export const NoOrders: Story = {
  args: { reading: readingOf([]) },
  play: async () => {
    await screen.findByText(t('earn.wealth.orders.none'));
  },
};

/** An order that cannot be read hides no other, and the unknown is `--`, in the totals too, which say why. @state partly-failed, stale */
export const PartlyUnreadable: Story = {
  args: { reading: readingOf([listed({ unit: null, show_interest: 0 }), { coin: 7 }], true) },
  play: async () => {
    await screen.findByText(t('earn.wealth.orders.unreadable', { count: 1 }));
    const band = within(await screen.findByRole('region', { name: t('earn.wealth.band') }));
    await expect(band.getAllByText('--')).toHaveLength(2);
    await expect(band.getAllByText(t('earn.wealth.band.unknown', { count: 2 }))).toHaveLength(2);
    await expect((await row(/^USDT/)).getAllByText('--').length).toBeGreaterThanOrEqual(2);
    await expect((await screen.findAllByRole('button', { name: t('earn.ui.retry') })).length).toBeGreaterThan(0);
  },
};

/** @state loading */
export const Loading: Story = { args: { reading: { state: 'loading' } } };

/** @state failed */
export const Failed: Story = {
  args: {
    reading: {
      state: 'failed',
      error: { kind: 'http', call: 'orders', status: 500, message: undefined, retryAfterSeconds: undefined },
      retry: fn(),
    },
  },
  play: async () => {
    await expect((await screen.findAllByRole('button', { name: t('earn.ui.retry') })).length).toBeGreaterThan(0);
  },
};

/** @state signed-out */
export const Visitor: Story = {
  args: { reading: { state: 'anonymous' } },
  parameters: { earn: { session: { state: 'anonymous' } } },
  play: async () => {
    await screen.findByText(t('earn.wealth.orders.anonymous'));
    await expect(screen.queryByRole('table')).toBeNull();
  },
};

/** At 320 px with very long numbers nothing overflows. @state long */
export const Long: Story = {
  args: {
    reading: readingOf([
      listed({ coin: '1000000MOGWIFHATSUPERLONGTICKER', unit: '123456789012.123456', income_amount: '-123456789012.12345678' }),
    ]),
  },
  globals: { viewport: { value: 'narrow' } },
  parameters: { viewport: { options: { narrow: { name: '320 px', styles: { width: '320px', height: '640px' } } } } },
  play: async () => {
    await screen.findByText('-123,456,789,012.12345678');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
