import * as account from '@earnkit/core/account/contract';
import { fixed } from '@earnkit/core/simple-earn/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { type FixedMock, mockFixed } from '../../testing/mockFixed.ts';
import { fixedProductRow, fixedProductRows, vipProductRow } from '../../testing/fixedProductRows.ts';
import { httpError, losesAnswer, mockEndpoint, neverAnswers, refuse } from '../../testing/mockEndpoint.ts';
import { address, part, t } from '../../testing/words.ts';
import { FixedSubscribeDialog, type FixedSubscribeDialogProps } from './FixedSubscribeDialog.tsx';

const navigate = fn();

const meta = {
  title: 'Simple Earn/Fixed subscribe dialog/VIP and special',
  component: FixedSubscribeDialog,
  args: { open: true, onOpenChange: fn(), asset: 'USDT', productId: '590' },
  parameters: { earn: { navigate } },
  beforeEach: () => {
    localStorage.clear();
    navigate.mockClear();
  },
} satisfies Meta<typeof FixedSubscribeDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = () => screen.findByRole<HTMLInputElement>('textbox', { name: t('earn.amount.label') });
const action = (name = t('earn.subscribe')) => screen.findByRole('button', { name });
const shown = (element: HTMLElement) => waitFor(() => expect(element).toBeVisible());
const tierOf =
  (tier: number): NonNullable<Story['beforeEach']> =>
  ({ msw }) =>
    msw.use(mockEndpoint(account.vip, { tier }), ...mockFixed().handlers);

let mockExchange: FixedMock = mockFixed();

/** A tier within the product's bounds subscribes, on the calls of VIPs, and is led to the orders of VIP products (SE-23, SE-43, SE-X-53, SE-X-56). */
export const Vip: Story = {
  beforeEach: ({ msw }) => {
    mockExchange = mockFixed();
    msw.use(httpError(fixed.subscribe, 500), ...mockExchange.handlers);
  },
  play: async () => {
    await shown(await screen.findByText(t('earn.vip.exclusiveRange', { min: '5', max: '9' })));
    await shown(await screen.findByText(t('earn.fixed.subscribe.noLimit')));
    await userEvent.type(await field(), '2000');
    await waitFor(async () => expect(await action()).toBeEnabled());
    await userEvent.click(await action());
    await shown(await screen.findByRole('alertdialog', { name: t('earn.fixed.subscribed.title') }, { timeout: 5_000 }));
    await expect(mockExchange.done).toEqual(['590: 2000, to flexible, autumn']);
    // Its order is not among those of products for everyone (SE-23).
    await userEvent.click(await action(t('earn.fixed.subscribed.view')));
    await expect(navigate).toHaveBeenCalledWith(address('/myaccount/funds/finance/vip-wealth'));
  },
};

/** A kind of product or a sale status that is not known: nothing can be sent, the form says so, and the amount stays (D05). */
export const UnknownKind: Story = {
  args: { productId: '130' },
  beforeEach: ({ msw }) => {
    const [first] = fixedProductRows;
    const odd = { ...fixedProductRow({ id: '130', lock_up_period: 30 }), type: 9, sale_status: 99 };
    msw.use(
      mockEndpoint(fixed.product, odd),
      mockEndpoint(fixed.products, { list: first ? [odd, first] : [odd] }),
      ...mockFixed().handlers,
    );
  },
  play: async () => {
    await shown(await screen.findByText(part(t('earn.fixed.subscribe.unknown'))));
    await userEvent.type(await field(), '100');
    await expect(await action()).toBeDisabled();
    await expect(await field()).toHaveValue('100');
  },
};

/**
 * Under tier 5 the guide opens instead of the form. It names the quickest way and leads to the VIP page (SE-X-54, SE-X-55, SE-29).
 *
 * @state vip-only
 */
export const UnderTier5: Story = {
  beforeEach: tierOf(3),
  play: async ({ args }) => {
    await shown(await screen.findByRole('dialog', { name: t('earn.vip.guide.title', { tier: '5' }) }));
    await shown(await screen.findByText(t('earn.vip.guide.text', { tier: '5' })));
    await shown(await screen.findByText(t('earn.vip.guide.hold', { value: '1,000', coin: 'GT' })));
    await userEvent.click(await action(t('earn.vip.guide.open')));
    await expect(navigate).toHaveBeenCalledWith(address('/vip?upTo=5'));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

/** Tier 5 or more, but outside the product's bounds: the person is not eligible (SE-X-59, AMB-086, AMB-087). @state vip-only */
export const OutsideBounds: Story = {
  beforeEach: tierOf(12),
  play: async () => {
    await shown(await screen.findByRole('dialog', { name: t('simple.event.ineligible') }));
    await shown(await screen.findByText(t('earn.vip.ineligible.range', { min: '5', max: '9' })));
    await userEvent.click(await action(t('earn.vip.ineligible.browse')));
    await expect(navigate).toHaveBeenCalledWith(address('/simple-earn'));
  },
};

/** In the form a tier below the product's says which tier it needs, with a link to it (SE-X-52, AMB-086). @state vip-only */
export const CardBelow: Story = {
  args: { productId: '130' },
  beforeEach: ({ msw }) => {
    const row = { ...vipProductRow, min_vip: 8 };
    const all = [...fixedProductRows, row];
    msw.use(
      mockEndpoint(fixed.products, ({ type }) => ({ fixed_list: type === '2' ? [row] : fixedProductRows, business_type: 0 })),
      mockEndpoint(fixed.product, ({ product_id }) => all.find(({ id }) => id === product_id) ?? null),
      ...mockFixed().handlers,
    );
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('radio', { name: /VIP 8\+/ }));
    await shown(await screen.findByText(t('earn.vip.needsTier', { tier: '8' })));
    await expect(screen.getByRole('link', { name: t('earn.vip.upgrade', { tier: '8' }) })).toHaveAttribute('href', address('/vip?upTo=8'));
    await expect(await action()).toBeDisabled();
  },
};

/** The guide names the tier of the product that was pressed, not the first tier of VIP products (SE-X-54, SE-X-55, AMB-087). @state vip-only */
export const GuideToOwnTier: Story = {
  args: { productId: '590' },
  beforeEach: ({ msw }) => {
    const row = { ...vipProductRow, min_vip: 8 };
    msw.use(
      mockEndpoint(account.vip, { tier: 3 }),
      mockEndpoint(fixed.products, ({ type }) => ({ fixed_list: type === '2' ? [row] : fixedProductRows, business_type: 0 })),
      mockEndpoint(fixed.product, row),
      ...mockFixed().handlers,
    );
  },
  play: async () => {
    await shown(await screen.findByRole('dialog', { name: t('earn.vip.guide.title', { tier: '8' }) }));
    await userEvent.click(await action(t('earn.vip.guide.open')));
    await expect(navigate).toHaveBeenCalledWith(address('/vip?upTo=8'));
  },
};

/** A product whose own bound is below tier 5 takes no tier below 5, and says so (SE-X-53, SE-X-54, AMB-087). @state vip-only */
export const BoundBelow5: Story = {
  beforeEach: ({ msw }) => {
    const row = { ...vipProductRow, min_vip: 3 };
    msw.use(
      mockEndpoint(fixed.products, ({ type }) => ({ fixed_list: type === '2' ? [row] : fixedProductRows, business_type: 0 })),
      mockEndpoint(fixed.product, row),
      ...mockFixed().handlers,
    );
  },
  play: async () => {
    await shown(await screen.findByText(t('earn.vip.exclusiveRange', { min: '5', max: '9' })));
    await expect(screen.getByRole('radio', { name: /VIP 5\+/ })).toBeChecked();
  },
};

/** In the form a tier above the product's leads to its own benefits (SE-X-52, SE-17, AMB-086). @state vip-only */
export const CardAbove: Story = {
  args: { productId: '130' },
  beforeEach: tierOf(12),
  play: async () => {
    await userEvent.click(await screen.findByRole('radio', { name: /VIP 5\+/ }));
    await shown(await screen.findByText(part(t('earn.vip.aboveTier'))));
    await expect(screen.getByRole('link', { name: t('earn.vip.benefits') })).toHaveAttribute('href', address('/vip'));
    await expect(await action()).toBeDisabled();
  },
};

/** The tier cannot be read: the form opens, and the exchange decides. @state partly-failed */
export const TierUnknown: Story = {
  beforeEach: ({ msw }) => msw.use(httpError(account.vip, 500), ...mockFixed().handlers),
  play: async () => {
    await userEvent.type(await field(), '2000');
    await waitFor(async () => expect(await action()).toBeEnabled());
  },
};

/** A special product is found by its id, opens after the exchange's check, and shows its own words (SE-X-57, SE-X-58). */
export const Special: Story = {
  args: { productId: '930' },
  beforeEach: ({ msw }) => msw.use(...mockFixed().handlers),
  play: async () => {
    await shown(await screen.findByText('Anniversary 30 days'));
    await expect(
      await screen.findByRole('radio', { name: part(t('earn.fixed.subscribe.days', { days: 30 }), '9.00%', t('earn.vip.special')) }),
    ).toBeChecked();
  },
};

/** The check of a special product says no: the person is not eligible, and no form opens (SE-X-58, SE-X-59). @state refused */
export const SpecialRefused: Story = {
  args: { productId: '930' },
  beforeEach: ({ msw }) => msw.use(mockEndpoint(fixed.subscribeCheck, { is_able_subscribe: 0 }), ...mockFixed().handlers),
  play: async () => {
    await shown(await screen.findByRole('dialog', { name: t('simple.event.ineligible') }));
    await expect(screen.queryByRole('textbox')).toBeNull();
  },
};

/** A visitor is not sold a product by invitation: the exchange is asked about them once they have signed in (SE-X-57, SE-X-58). @state signed-out */
export const SpecialVisitor: Story = {
  args: { productId: '930' },
  parameters: { earn: { session: { state: 'anonymous' } } },
  beforeEach: ({ msw }) => msw.use(...mockFixed().handlers),
  play: async () => {
    await shown(await screen.findByText(t('earn.fixed.subscribe.invitation')));
    await expect(screen.queryByRole('textbox')).toBeNull();
    await expect(screen.queryByRole('list', { name: t('earn.fixed.subscribe.timeline') })).toBeNull();
    await expect(await screen.findByRole('button', { name: t('earn.login') })).toBeEnabled();
  },
};

/** A page that lets the dialog close. */
function Page(props: FixedSubscribeDialogProps) {
  const [open, setOpen] = useState(true);
  return <FixedSubscribeDialog {...props} open={open} onOpenChange={setOpen} />;
}

/** The check fails: a toast holds the exchange's text, and the form does not open (SE-X-60). @state failed */
export const SpecialCheckFailed: Story = {
  args: { productId: '930' },
  render: (args) => <Page {...args} />,
  beforeEach: ({ msw }) => msw.use(refuse(fixed.subscribeCheck, 9, 'The check is closed today'), ...mockFixed().handlers),
  play: async () => {
    await shown(await screen.findByText('The check is closed today'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** While the check runs only placeholders are there: no term, and nothing that can be sent (SE-X-58). @state loading */
export const SpecialChecking: Story = {
  args: { productId: '930' },
  beforeEach: ({ msw }) => msw.use(neverAnswers(fixed.subscribeCheck), ...mockFixed().handlers),
  play: async () => {
    await expect(await action()).toBeDisabled();
    await expect(screen.queryByRole('radio')).toBeNull();
    await expect(screen.queryByText('Anniversary 30 days')).toBeNull();
  },
};

/** The check cannot be reached: a toast says so, and the form does not open (SE-X-60). */
export const SpecialCheckLost: Story = {
  args: { productId: '930' },
  render: (args) => <Page {...args} />,
  beforeEach: ({ msw }) => msw.use(losesAnswer(fixed.subscribeCheck), ...mockFixed().handlers),
  play: async () => {
    await shown(await screen.findByText(t('Networkerr')));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** Extreme figures, the longest coin name and words of the exchange with markup stay whole, on a phone too. @state one-row, long */
export const LongAndHostile: Story = {
  args: { asset: '1000000MOGWIFHATSUPERLONGTICKER', productId: '1' },
  beforeEach: ({ msw }) => {
    const asset = '1000000MOGWIFHATSUPERLONGTICKER';
    const row = fixedProductRow({
      id: '1',
      asset,
      lock_up_period: 36500,
      year_rate: '123456789.1234',
      min_lend_amount: '123456789012345678901234567.890123',
      title: '<b>Anniversary</b> {days} \u202eneddih',
      ladder_apr: [
        { left: '0', right: '999999999999999999999999999999', apr: '12.5' },
        { left: '999999999999999999999999999999', right: '', apr: '0.01' },
      ],
    });
    msw.use(
      mockEndpoint(fixed.products, ({ type }) => ({ fixed_list: type === '1' ? [row] : [], business_type: 1 })),
      mockEndpoint(fixed.product, row),
      mockEndpoint(account.fixedAvailable, { available: '999999999999999999999999999999.12345678' }),
      ...mockFixed().handlers,
    );
  },
  play: async () => {
    await shown(await screen.findByText(/<b>Anniversary<\/b> \{days\}/));
    await screen.findByText(/999,999,999,999,999,999,999,999,999,999\.12345678/);
    await userEvent.type(await field(), '123456789012345678901234567.890123');
    const body = screen.getByRole('dialog');
    await expect(body.scrollWidth).toBeLessThanOrEqual(body.clientWidth);
  },
};

export const Chinese: Story = {
  args: { productId: '130' },
  globals: { locale: 'zh' },
  beforeEach: ({ msw }) => msw.use(...mockFixed().handlers),
  play: async () => {
    await shown(await screen.findByRole('radio', { name: /30 天/ }));
    await shown(screen.getByRole('dialog', { name: '申购 USDT 定期' }));
  },
};

/** The US edition has its own wording (AMB-129). */
export const UsEdition: Story = {
  args: { productId: '130' },
  parameters: { earn: { edition: 'us' } },
  beforeEach: ({ msw }) => msw.use(...mockFixed().handlers),
  play: async () => {
    await shown(await screen.findByRole('radio', { name: part(t('earn.fixed.subscribe.days', { days: 30 })) }));
    await shown(screen.getByRole('dialog', { name: t('earn.fixed.subscribe.titleOf', { coin: 'USDT' }) }));
  },
};
