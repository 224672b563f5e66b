import * as account from '@earnkit/core/account/contract';
import { fixed, fixedVip } from '@earnkit/core/simple-earn/contract';
import { createEarnQueryClient, earnKey } from '@earnkit/hooks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '@earnkit/ui';
import { type FixedMock, mockFixed, fixedOrderRow, fixedOrderRows, fixedProductRow } from '../../testing/fixedRows.ts';
import { httpError, losesAnswer, mockEndpoint, neverAnswers, refuse } from '../../testing/mockEndpoint.ts';
import { STORY_NOW } from '../../testing/simpleEarnRows.ts';
import { ANY, address, beginning, day, part, t, whole } from '../../testing/words.ts';
import { FixedHoldings } from './FixedHoldings.tsx';

const meta = {
  title: 'Simple Earn/Fixed holdings',
  component: FixedHoldings,
  parameters: {
    unreachable: {
      'quota-used': 'subscribing again opens the dialog, which knows the quota',
      'restricted-region': 'orders stay where a region is restricted',
    },
  },
  args: { onSubscribeFixed: fn(), onSubscribeFlexible: fn(), onUpgrade: fn(), onMarket: fn() },
  beforeEach: ({ msw }) => msw.use(...mockFixed().handlers),
} satisfies Meta<typeof FixedHoldings>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A URL that names an order which the person does not have opens nothing, and a notice says so (A03). */
export const UnknownByAddress: Story = {
  args: { defaultDialog: { kind: 'redeem', orderId: '9999' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(beginning(t('earn.address.missing')))).toBeVisible();
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
};

/** A dialog that the address names opens once its order is read (A03, AMB-012). */
export const OpenedByAddress: Story = {
  args: { defaultDialog: { kind: 'redeem', orderId: '7403118' }, onDialogChange: fn() },
  play: async ({ args, canvas }) => {
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onDialogChange).toHaveBeenLastCalledWith(undefined));
    await userEvent.click(
      await canvas.findByRole('button', {
        name: t('earn.fixedOrder.actionOf', { action: t('earn.fixedOrder.redeemEarly'), coin: 'USDC', id: '7403118' }),
      }),
    );
    await expect(args.onDialogChange).toHaveBeenLastCalledWith({ kind: 'redeem', orderId: '7403118' });
  },
};

const phone = {
  parameters: { viewport: { options: { phone: { name: '375 px', styles: { width: '375px', height: '800px' } } } } },
  globals: { viewport: { value: 'phone' } },
};

/** An open tooltip would not fit on the phone at which every story is looked at in the end. */
const closeTooltip = async () => {
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
};

/** The row of an order, by its number. */
const rowOf = async (canvas: ReturnType<typeof within>, id: string) => {
  const row = (await canvas.findByRole('link', { name: t('earn.fixedOrder.open', { id }) })).closest('tr');
  if (row === null) throw new Error(`Order ${id} has no row`);
  return within(row);
};

/**
 * Every column of the table: coin with VIP badge and term, APR, principal, estimated interest, subscription time with the
 * number of the order, the time it is received, status, account, renewal and actions (SE-X-06, SE-X-07, SE-X-10 to SE-X-12).
 */
export const Orders: Story = {
  play: async ({ canvas }) => {
    const usdc = await rowOf(canvas, '7403118');
    await expect(canvas.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      t('earn.fixedOrder.coinAndTerm'),
      t('earn.apr'),
      t('earn.principal'),
      t('earn.fixedOrder.earnings'),
      t('earn.fixedOrder.subscribedColumn'),
      t('earn.fixedOrder.receivedColumn'),
      t('earn.fixedOrder.status'),
      t('earn.fixedOrder.redeemTo'),
      t('earn.fixedOrder.reinvestColumn'),
      t('earn.actions'),
    ]);
    await expect(usdc.getByRole('rowheader')).toHaveTextContent(`USDC ${t('earn.fixedOrder.days', { days: 7 })}`);
    await expect(usdc.queryByText('VIP')).toBeNull();
    await expect(usdc.getByText('2,000.00')).toBeVisible();
    await expect(usdc.getByRole('link').closest('td')).toHaveTextContent(
      `${day('2026-01-13')}08:30 (UTC)${t('earn.fixedOrder.number', { id: '7403118' })}`,
    );
    // 30 minutes after maturity.
    await expect(usdc.getByText(day('2026-01-21')).closest('td')).toHaveTextContent(`${day('2026-01-21')}00:30 (UTC)`);
    await expect(usdc.getByText(t('earn.fixedOrder.state.holding'))).toBeVisible();
    await expect(usdc.getByRole('combobox', { name: t('earn.fixedOrder.redeemToOf', { coin: 'USDC', id: '7403118' }) })).toHaveTextContent(
      t('earn.fixedOrder.flexible'),
    );
    await expect(usdc.getByRole('switch', { name: t('earn.fixedOrder.reinvestOf', { coin: 'USDC', id: '7403118' }) })).not.toBeChecked();
    await expect(
      usdc.getByRole('button', {
        name: t('earn.fixedOrder.actionOf', { action: t('earn.fixedOrder.redeemEarly'), coin: 'USDC', id: '7403118' }),
      }),
    ).toBeEnabled();
    await expect(usdc.getByRole('link')).toHaveAttribute(
      'href',
      address('/simple-earn/my-lendings/12?orderType=fixed&asset=USDC&order_id=7403118'),
    );
    await expect((await rowOf(canvas, '7351902')).getByText('VIP')).toBeVisible();
  },
};

const linesOf = (text: HTMLElement) => Math.round(text.offsetHeight / Number.parseFloat(getComputedStyle(text).lineHeight));

/** Orders of bitcoins on a page of 1128 px. */
const bitcoins = (...principals: readonly string[]) =>
  ({
    beforeEach: ({ msw }) =>
      msw.use(
        mockEndpoint(account.tickers, [{ pair: 'BTC_USDT', rate: '101040' }]),
        ...mockFixed(principals.map((principal, index) => fixedOrderRow({ asset: 'BTC', principal, order_id: String(index) }))).handlers,
      ),
    render: (args) => (
      <div style={{ maxWidth: 1128 }}>
        <FixedHoldings {...args} />
      </div>
    ),
  }) satisfies Story;

/** A value in USDT keeps its unit on the line. */
export const Values: Story = {
  ...bitcoins('0.01', '12'),
  play: async ({ canvas }) => {
    for (const value of ['≈ 1,010.40 USDT', '≈ 1,212,480.00 USDT']) await expect(linesOf(await canvas.findByText(value))).toBe(1);
  },
};

/** A value that is wider than its cell wraps, and nothing of it is cut. @state long */
export const LongValue: Story = {
  ...bitcoins('9000000000'),
  play: async ({ canvas }) => {
    const value = await canvas.findByText('≈ 909,360,000,000,000.00 USDT');
    await expect(linesOf(value)).toBeGreaterThan(1);
    await expect(value.scrollWidth).toBeLessThanOrEqual(value.clientWidth);
  },
};

/** An order that renews itself is redeemed to no account (SE-X-40, SE-X-41). */
export const Renewing: Story = {
  parameters: { sameAs: 'it checks the row of an order that renews itself' },
  play: async ({ canvas }) => {
    const order = await rowOf(canvas, '7351902');
    await expect(order.getByText(t('earn.fixedOrder.renews'))).toBeInTheDocument();
    await expect(order.queryByRole('combobox')).toBeNull();
    await expect(order.getByRole('switch')).toBeChecked();
  },
};

/** The tooltip of the interest says what it is; with a voucher it names the voucher's part (SE-X-08). */
export const InterestTooltip: Story = {
  parameters: { sameAs: 'its tooltips are closed again' },
  play: async ({ canvas }) => {
    const plain = await rowOf(canvas, '7403118');
    await userEvent.hover(await plain.findByRole('button', { name: '1.5726 USDC' }));
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(
      t('earn.fixedOrder.interestTip', { days: t('earn.fixedOrder.days', { days: 7 }) }),
    );
    const raised = await rowOf(canvas, '7398240');
    await userEvent.hover(await raised.findByRole('button', { name: '26.30 USDT' }));
    await waitFor(() =>
      expect(screen.getByRole('tooltip')).toHaveTextContent(
        t('earn.fixedOrder.interestVoucherTip', {
          days: t('earn.fixedOrder.days', { days: 30 }),
          interest: '22.19178082',
          voucher: '4.10958904',
          coin: 'USDT',
        }),
      ),
    );
    await closeTooltip();
  },
};

/** The rate opens to what comes on top of it: a voucher, or the tiers of a bonus that a tag names (SE-X-09). */
export const RateDetails: Story = {
  play: async ({ canvas }) => {
    const raised = await rowOf(canvas, '7398240');
    await expect(raised.getByText(t('earn.fixedOrder.aprVoucher'))).toBeVisible();
    await expect(raised.queryByText(t('earn.fixedOrder.bonus'))).toBeNull();
    await userEvent.click(raised.getByRole('button', { name: t('earn.fixedOrder.aprOf', { apr: '5.40%', coin: 'USDT' }) }));
    const voucher = within(await screen.findByRole('dialog', { name: t('earn.fixedOrder.aprTitle', { coin: 'USDT', id: '7398240' }) }));
    await expect(voucher.getByText('+1.00%')).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    const bonus = await rowOf(canvas, '7354471');
    await expect(bonus.getByText(t('earn.fixedOrder.bonus'))).toBeVisible();
    await expect(bonus.getByText(t('earn.fixedOrder.interestBonus', { coin: 'GT' }))).toBeVisible();
    await userEvent.click(bonus.getByRole('button', { name: t('earn.fixedOrder.aprOf', { apr: '1.80%', coin: 'BTC' }) }));
    const tiers = within(await screen.findByRole('dialog', { name: t('earn.fixedOrder.aprTitle', { coin: 'BTC', id: '7354471' }) }));
    await expect(tiers.getByText('0.01 – 0.1 BTC')).toBeInTheDocument();
    await expect(tiers.getByText(t('earn.ladder.paidIn', { coin: 'GT' }))).toBeInTheDocument();
  },
};

/** What a product does not offer is disabled, and an icon says why (SE-X-35, SE-X-39). @state refused */
export const NotOffered: Story = {
  play: async ({ canvas }) => {
    const order = await rowOf(canvas, '7354471');
    await expect(order.getByRole('button', { name: beginning(t('earn.fixedOrder.redeemEarly')) })).toHaveAttribute('aria-disabled', 'true');
    await expect(order.getByRole('switch')).toBeDisabled();
    await expect(order.getByRole('switch')).toHaveAccessibleDescription(t('earn.fixed.obstacle.unsupported'));
    await expect(order.getAllByRole('button', { name: t('earn.fixed.obstacle.unsupported') })).toHaveLength(2);
    const redeem = order.getByRole('button', { name: beginning(t('earn.fixedOrder.redeemEarly')) });
    await userEvent.click(redeem);
    await expect(screen.queryByRole('alertdialog')).toBeNull();
    // The tip loads with the first pointer on it.
    await userEvent.unhover(redeem);
    await userEvent.hover(redeem);
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(t('earn.fixed.obstacle.unsupported'));
    await closeTooltip();
  },
};

/** A redeeming order cannot be redeemed or changed, only subscribed again (SE-X-11, SE-X-23, AMB-081). */
export const Redeeming: Story = {
  play: async ({ canvas }) => {
    const order = await rowOf(canvas, '7389015');
    await expect(order.getByText(t('earn.fixedOrder.state.redeeming'))).toBeVisible();
    await expect(order.queryByRole('button', { name: beginning(t('earn.fixedOrder.redeemEarly')) })).toBeNull();
    await expect(order.getByRole('switch')).toBeDisabled();
    await expect(await order.findByText(t('earn.account.spot'))).toBeVisible();
    await expect(
      order.getByRole('button', {
        name: t('earn.fixedOrder.actionOf', { action: t('earn.fixedOrder.again'), coin: 'SOL', id: '7389015' }),
      }),
    ).toBeEnabled();
  },
};

/** From an hour before maturity on nothing can be changed, and the reason is said (SE-X-36, SE-X-39, AMB-083). @state refused */
export const Maturing: Story = {
  beforeEach: ({ msw }) => msw.use(...mockFixed([fixedOrderRow({ finish_time: STORY_NOW + 3600 })]).handlers),
  play: async ({ canvas }) => {
    const order = await rowOf(canvas, '7398240');
    await expect(order.getByText(t('earn.fixedOrder.state.holding'))).toBeVisible();
    await expect(order.getByRole('button', { name: beginning(t('earn.fixedOrder.redeemEarly')) })).toHaveAttribute('aria-disabled', 'true');
    await expect(order.getByRole('switch')).toBeDisabled();
    await userEvent.hover(order.getByRole('button', { name: beginning(t('earn.fixedOrder.redeemEarly')) }));
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(t('earn.fixed.obstacle.maturing'));
    await closeTooltip();
  },
};

/** A second more than an hour before maturity everything can be changed (AMB-083). */
export const NotYetMaturing: Story = {
  beforeEach: ({ msw }) => msw.use(...mockFixed([fixedOrderRow({ finish_time: STORY_NOW + 3601 })]).handlers),
  play: async ({ canvas }) => {
    const order = await rowOf(canvas, '7398240');
    await expect(order.getByRole('button', { name: beginning(t('earn.fixedOrder.redeemEarly')) })).toBeEnabled();
    await expect(order.getByRole('switch')).toBeEnabled();
  },
};

const desks: Record<'on' | 'off' | 'to', FixedMock> = { on: mockFixed(), off: mockFixed(), to: mockFixed() };

/** The switch asks first. On: a toast says so, and the order is redeemed to no account any more (SE-X-42, SE-X-46). @state success */
export const ReinvestSwitchedOn: Story = {
  beforeEach: ({ msw }) => {
    desks.on = mockFixed();
    msw.use(...desks.on.handlers);
  },
  play: async ({ canvas }) => {
    const order = await rowOf(canvas, '7403118');
    await userEvent.click(order.getByRole('switch'));
    const question = within(await screen.findByRole('alertdialog', { name: t('earn.fixedOrder.reinvestOn.title') }));
    await expect(
      question.getByText(
        part(t('earn.fixedOrder.reinvestOn.text', { days: t('earn.fixedOrder.days', { days: 7 }), account: t('earn.account.spot') })),
      ),
    ).toBeInTheDocument();
    await expect(desks.on.done).toEqual([]);
    await userEvent.click(question.getByRole('button', { name: t('earn.fixedOrder.reinvestOn.confirm') }));
    await screen.findByText(t('cryptoloan.enabledSuccessfully'));
    await expect(desks.on.done).toEqual(['reinvest 1 7403118']);
    await waitFor(() => expect(order.getByRole('switch')).toBeChecked());
    await expect(order.queryByRole('combobox')).toBeNull();
    // A second change of the same order asks anew.
    await userEvent.click(order.getByRole('switch'));
    await screen.findByRole('alertdialog', { name: t('earn.fixedOrder.reinvestOff.title') });
  },
};

/** Off: the order is redeemed to flexible Simple Earn again (SE-X-43, SE-X-46). */
export const ReinvestSwitchedOff: Story = {
  beforeEach: ({ msw }) => {
    desks.off = mockFixed();
    msw.use(...desks.off.handlers);
  },
  play: async ({ canvas }) => {
    const order = await rowOf(canvas, '7351902');
    await userEvent.click(order.getByRole('switch'));
    await userEvent.click(await screen.findByRole('button', { name: t('earn.fixedOrder.reinvestOff.confirm') }));
    await screen.findByText(t('cryptoloan.disabledSuccessfully'));
    await expect(desks.off.done).toEqual(['reinvest 0 7351902']);
    await waitFor(() => expect(order.getByRole('combobox')).toHaveTextContent(t('earn.fixedOrder.flexible')));
  },
};

/** A refused switch stays as it was, and a toast shows the text of the exchange (SH-52). @state refused */
export const ReinvestRefused: Story = {
  beforeEach: ({ msw }) => msw.use(refuse(fixed.setReinvest, 40, 'Already settled <b>today</b>'), ...mockFixed().handlers),
  play: async ({ canvas }) => {
    const order = await rowOf(canvas, '7403118');
    await userEvent.click(order.getByRole('switch'));
    await userEvent.click(await screen.findByRole('button', { name: t('earn.fixedOrder.reinvestOn.confirm') }));
    await screen.findByText('Already settled <b>today</b>');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(order.getByRole('switch')).not.toBeChecked();
  },
};

/** When the answer is lost, the order is read, and a toast says that nothing changed, and why (AMB-146). @state outcome-unknown */
export const ReinvestAnswerLost: Story = {
  beforeEach: ({ msw }) => msw.use(losesAnswer(fixed.setReinvest), ...mockFixed().handlers),
  play: async ({ canvas }) => {
    const order = await rowOf(canvas, '7403118');
    await userEvent.click(order.getByRole('switch'));
    await userEvent.click(await screen.findByRole('button', { name: t('earn.fixedOrder.reinvestOn.confirm') }));
    const toast = `${t('earn.setting.notChanged')} ${t('Networkerr')}`;
    await screen.findByText(toast, undefined, { timeout: 20_000 });
    await expect(order.getByRole('switch')).not.toBeChecked();
  },
};

/** Another account is saved at once, and a toast says so (SE-X-40, SE-X-45, AMB-135). @state success */
export const RedeemToChanged: Story = {
  beforeEach: ({ msw }) => {
    desks.to = mockFixed();
    msw.use(...desks.to.handlers);
  },
  play: async ({ canvas }) => {
    const order = await rowOf(canvas, '7403118');
    await userEvent.click(order.getByRole('combobox'));
    await userEvent.click(await screen.findByRole('option', { name: t('earn.account.spot') }));
    await screen.findByText(t('modified'));
    await expect(desks.to.done).toEqual(['to 0 7403118']);
    await waitFor(() => expect(order.getByRole('combobox')).toHaveTextContent(t('earn.account.spot')));
  },
};

/** Until the answer comes, neither account nor renewal of the order can be changed, and the focus stays. @state submitting */
export const RedeemToSaving: Story = {
  beforeEach: ({ msw }) => msw.use(neverAnswers(fixed.setRedeemAccount), ...mockFixed().handlers),
  play: async ({ canvas }) => {
    const order = await rowOf(canvas, '7403118');
    await userEvent.click(order.getByRole('combobox'));
    await userEvent.click(await screen.findByRole('option', { name: t('earn.account.spot') }));
    const account = order.getByRole('combobox');
    await waitFor(() => expect(account).toHaveAttribute('aria-disabled', 'true'));
    await expect(account).toHaveFocus();
    await expect(order.getByRole('switch')).toHaveAttribute('aria-busy', 'true');
  },
};

/**
 * Given an account whose answer was lost, when the order cannot be read either, then the row says so, and offers to check again
 * or to choose anew. Renewal can be changed meanwhile. @state outcome-unknown
 */
export const RedeemToUnresolved: Story = {
  beforeEach: ({ msw }) => msw.use(losesAnswer(fixed.setRedeemAccount), ...mockFixed().handlers),
  play: async ({ canvas, msw }) => {
    const order = await rowOf(canvas, '7403118');
    msw.use(httpError(fixed.orders, 500));
    await userEvent.click(order.getByRole('combobox'));
    await userEvent.click(await screen.findByRole('option', { name: t('earn.account.spot') }));
    await expect(await order.findByRole('alert', undefined, { timeout: 20_000 })).toHaveTextContent(
      whole(t('earn.setting.unresolved'), t('earn.error.reference', { id: ANY })),
    );
    await expect(document.body).not.toHaveFocus();
    await expect(
      order.getByRole('button', { name: t('earn.fixedOrder.actionOf', { action: t('earn.checkAgain'), coin: 'USDC', id: '7403118' }) }),
    ).toBeEnabled();
    await expect(order.getByRole('switch')).not.toHaveAttribute('aria-busy');
    await userEvent.click(
      order.getByRole('button', {
        name: t('earn.fixedOrder.actionOf', { action: t('earn.setting.release'), coin: 'USDC', id: '7403118' }),
      }),
    );
    await expect(order.getByRole('combobox')).not.toHaveAttribute('aria-disabled');
    await expect(document.body).not.toHaveFocus();
  },
};

/**
 * Given a renewal whose answer was lost, when the person is on another page meanwhile and its outcome stays unknown, then the
 * row says so, and the switch opens the question that tells it. @state outcome-unknown
 */
export const ReinvestUnresolvedMeanwhile: Story = {
  beforeEach: ({ msw }) => msw.use(losesAnswer(fixed.setReinvest), ...mockFixed().handlers),
  render: function Leaving(args) {
    const [open, setOpen] = useState(true);
    return (
      <>
        <Button onClick={() => setOpen(!open)}>Open</Button>
        {open && <FixedHoldings {...args} />}
      </>
    );
  },
  play: async ({ canvas, msw }) => {
    await userEvent.click((await rowOf(canvas, '7403118')).getByRole('switch'));
    msw.use(httpError(fixed.orders, 500));
    await userEvent.click(await screen.findByRole('button', { name: t('earn.fixedOrder.reinvestOn.confirm') }));
    await screen.findByText(part(t('earn.setting.checking')));
    const move = screen.getByText('Open');
    move.click();
    await waitFor(() => expect(canvas.queryByRole('table')).toBeNull());
    move.click();
    const order = await rowOf(canvas, '7403118');
    await expect(order.getByRole('switch')).toHaveAttribute('aria-busy', 'true');
    await order.findByRole('alert', undefined, { timeout: 20_000 });
    await userEvent.click(order.getByRole('switch'));
    const question = within(await screen.findByRole('alertdialog'));
    await expect(question.getByRole('button', { name: t('earn.checkAgain') })).toBeEnabled();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(order.queryByRole('alert')).toBeNull());
  },
};

/** The order's own product is on sale, so its subscription opens (SE-X-63). */
export const SubscribeAgain: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click((await rowOf(canvas, '7398240')).getByRole('button', { name: beginning(t('earn.fixedOrder.again')) }));
    await waitFor(() => expect(args.onSubscribeFixed).toHaveBeenCalledWith('31', 'USDT'));
  },
};

const soldOut = mockEndpoint(fixed.product, fixedProductRow({ sale_status: 2 }));

/** The product is sold out, so the coin's best product for everyone opens; of equal ones the shorter (SE-X-64, AMB-095). @state sold-out */
export const SubscribeAgainBest: Story = {
  parameters: { sameAs: 'another product opens, which the host shows' },
  beforeEach: ({ msw }) =>
    msw.use(
      soldOut,
      mockEndpoint(fixed.products, {
        fixed_list: [
          fixedProductRow({ id: '40', year_rate: '0.03' }),
          fixedProductRow({ id: '41', year_rate: '0.05', lock_up_period: 90 }),
          fixedProductRow({ id: '42', year_rate: '0.05', lock_up_period: 7 }),
          fixedProductRow({ id: '43', year_rate: '0.09', sale_status: 2 }),
        ],
        business_type: 1,
      }),
      ...mockFixed().handlers,
    ),
  play: async ({ canvas, args }) => {
    await userEvent.click((await rowOf(canvas, '7398240')).getByRole('button', { name: beginning(t('earn.fixedOrder.again')) }));
    await waitFor(() => expect(args.onSubscribeFixed).toHaveBeenCalledWith('42', 'USDT'));
  },
};

const nothing = (businessType: number) => mockEndpoint(fixed.products, { fixed_list: [], business_type: businessType });

/** Nothing fixed is on sale and the coin has a flexible product, so that opens (SE-X-65). */
export const SubscribeAgainFlexible: Story = {
  parameters: { sameAs: 'a flexible product opens, which the host shows' },
  beforeEach: ({ msw }) => msw.use(soldOut, nothing(0), ...mockFixed().handlers),
  play: async ({ canvas, args }) => {
    await userEvent.click((await rowOf(canvas, '7398240')).getByRole('button', { name: beginning(t('earn.fixedOrder.again')) }));
    await waitFor(() => expect(args.onSubscribeFlexible).toHaveBeenCalledWith('USDT'));
  },
};

/** The coin has fixed products alone and none is on sale: the market opens (SE-X-66). */
export const SubscribeAgainMarket: Story = {
  parameters: { sameAs: 'the market opens, which the host shows' },
  beforeEach: ({ msw }) => msw.use(soldOut, nothing(1), ...mockFixed().handlers),
  play: async ({ canvas, args }) => {
    await userEvent.click((await rowOf(canvas, '7398240')).getByRole('button', { name: beginning(t('earn.fixedOrder.again')) }));
    await waitFor(() => expect(args.onMarket).toHaveBeenCalledOnce());
  },
};

/** A VIP order of a person below tier 5 leads to the upgrade guide (SE-X-62). @state vip-only */
export const SubscribeAgainUpgrade: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click((await rowOf(canvas, '7351902')).getByRole('button', { name: beginning(t('earn.fixedOrder.again')) }));
    await waitFor(() => expect(args.onUpgrade).toHaveBeenCalledOnce());
    await expect(args.onSubscribeFixed).not.toHaveBeenCalled();
  },
};

/** When the products cannot be read, a toast says so and nothing opens. */
export const SubscribeAgainFailed: Story = {
  beforeEach: ({ msw }) => msw.use(httpError(fixed.product, 404), ...mockFixed().handlers),
  play: async ({ canvas, args }) => {
    await userEvent.click((await rowOf(canvas, '7398240')).getByRole('button', { name: beginning(t('earn.fixedOrder.again')) }));
    await screen.findByText(t('earn.error.retryLater'));
    await expect(args.onSubscribeFixed).not.toHaveBeenCalled();
  },
};

/** The orders of VIP products have calls of their own (SE-10, SE-X-56). */
export const VipOrders: Story = {
  args: { vip: true },
  beforeEach: ({ msw }) => {
    const vip = fixedOrderRows.filter(({ product_type: type }) => type === 2);
    msw.use(
      mockEndpoint(fixed.orders, () => Promise.reject(new Error('Not asked'))),
      ...mockFixed(vip).handlers,
    );
  },
  play: async ({ canvas }) => {
    await rowOf(canvas, '7351902');
    await expect(canvas.getByRole('table', { name: t('earn.fixedOrder.captionVip') })).toBeInTheDocument();
  },
};

/** Orders of VIP products, which have calls of their own, are among the others (SE-10, SE-X-56). */
export const VipOrdersElsewhere: Story = {
  beforeEach: ({ msw }) => {
    const isVip = ({ product_type: type }: (typeof fixedOrderRows)[number]): boolean => type === 2;
    msw.use(
      mockEndpoint(fixed.orders, { list: fixedOrderRows.filter((row) => !isVip(row)) }),
      mockEndpoint(fixedVip.orders, { list: fixedOrderRows.filter(isVip) }),
      ...mockFixed().handlers,
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('VIP')).toBeVisible();
    const listed = fixedOrderRows.map(({ order_id: id }) => canvas.queryByRole('link', { name: t('earn.fixedOrder.open', { id }) }));
    await expect(listed).not.toContain(null);
  },
};

/** A person who only has orders of VIP products is not told that there are none. @state empty */
export const VipOrdersAlone: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      mockEndpoint(fixed.orders, { list: [] }),
      mockEndpoint(fixedVip.orders, { list: fixedOrderRows.filter(({ product_type: type }) => type === 2) }),
      ...mockFixed([]).handlers,
    );
  },
  play: async ({ canvas }) => {
    await canvas.findByText('VIP');
    await expect(canvas.queryByText(t('earn.fixedOrder.empty'))).toBeNull();
  },
};

/** The page of VIP orders speaks of these alone when it is empty. @state empty */
export const NoVipOrders: Story = {
  args: { vip: true },
  beforeEach: ({ msw }) => msw.use(mockEndpoint(fixedVip.orders, { list: [] }), ...mockFixed().handlers),
  play: async ({ canvas }) => {
    await canvas.findByText(t('earn.fixedOrder.emptyVip'));
    await expect(canvas.queryByText(t('earn.fixedOrder.empty'))).toBeNull();
  },
};

/** On a phone a card has coin, term, VIP tag, APR, principal and estimated interest; the rest is on the order's page (SE-X-13). */
export const OnAPhone: Story = {
  ...phone,
  play: async ({ canvas }) => {
    const cards = await canvas.findAllByRole('listitem');
    await expect(cards).toHaveLength(5);
    const card = within(cards[2] ?? canvas.getByRole('list'));
    await expect(card.getByText('VIP')).toBeVisible();
    await expect(card.getByText(t('earn.fixedOrder.days', { days: 90 }))).toBeVisible();
    await expect(card.getByText('7.20%')).toBeVisible();
    await expect(card.getAllByRole('term').map((term) => term.textContent)).toEqual([
      t('earn.principal'),
      t('earn.fixedOrder.earnings'),
      t('earn.fixedOrder.subscribed'),
      t('earn.fixedOrder.received'),
      t('earn.fixedOrder.status'),
    ]);
    await expect(card.queryByRole('switch')).toBeNull();
  },
};

const many = Array.from({ length: 23 }, (_, index) => fixedOrderRow({ id: String(index), order_id: String(9000 + index) }));

/** A page has ten orders (SE-12). @state many-rows */
export const ManyOrders: Story = {
  args: { onPageChange: fn() },
  beforeEach: ({ msw }) => msw.use(...mockFixed(many).handlers),
  play: async ({ canvas, args }) => {
    await rowOf(canvas, '9009');
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(10);
    await userEvent.click(canvas.getByRole('button', { name: t('earn.ui.nextPage') }));
    await rowOf(canvas, '9010');
    await expect(args.onPageChange).toHaveBeenCalledWith(2);
  },
};

/** An order of the address that is on another page opens there; until then the list says where it is (A03). */
export const NotShownByAddress: Story = {
  args: { defaultDialog: { kind: 'redeem', orderId: '9015' } },
  beforeEach: ({ msw }) => msw.use(...mockFixed(many).handlers),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(beginning(t('earn.address.notShown')))).toBeVisible();
    await expect(screen.queryByRole('alertdialog')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: t('earn.ui.nextPage') }));
    await screen.findByRole('alertdialog');
    await expect(canvas.queryByText(beginning(t('earn.address.notShown')))).toBeNull();
  },
};

/** On a phone, a button adds ten orders (SE-12). @state many-rows */
export const ManyOrdersOnAPhone: Story = {
  ...phone,
  beforeEach: ({ msw }) => msw.use(...mockFixed(many).handlers),
  play: async ({ canvas }) => {
    const cards = (count: number) => waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(count));
    await cards(10);
    await userEvent.click(canvas.getByRole('button', { name: t('earn.ui.loadMore') }));
    await cards(20);
  },
};

/** No digit of a long amount is lost in its notes, and long names wrap. @state long */
export const LongNumbersAndNames: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      ...mockFixed([
        fixedOrderRow({
          asset: '1000000MOGWIFHATSUPERLONGTICKER',
          principal: '123456789012345678901234.99999999',
          interest: '9876543210.99999999',
          total_interest: '9876543211.99999999',
          total_year_rate_percent: '12345.6789',
          coupon_info: { rate_ratio: '100' },
        }),
      ]).handlers,
    ),
  play: async ({ canvas }) => {
    await rowOf(canvas, '7398240');
    await expect(canvas.getByText('123,456,789,012,345,678,901,234.99')).toBeVisible();
  },
};

/** An amount that the exchange omits is `--`, not zero; nothing is promised about it. @state partly-failed */
export const UnknownAmounts: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      ...mockFixed([
        fixedOrderRow({
          principal: null,
          interest: null,
          total_interest: null,
          total_year_rate_percent: null,
          coupon_info: { rate_ratio: '1' },
        }),
      ]).handlers,
    ),
  play: async ({ canvas }) => {
    await rowOf(canvas, '7398240');
    await expect(canvas.queryByText('0')).toBeNull();
  },
};

/** Times beyond the calendar are `--`, and everything else of the order and of the next one is there. @state partly-failed */
export const UnknownTimes: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      ...mockFixed([fixedOrderRow({ create_time: 8.7e12, finish_time: '8700000000000' }), fixedOrderRow({ order_id: '7398241' })]).handlers,
    ),
  play: async ({ canvas }) => {
    const row = await rowOf(canvas, '7398240');
    await expect(row.getAllByText('--')).toHaveLength(2);
    await expect(row.getByText(/^5,000/)).toBeVisible();
    await rowOf(canvas, '7398241');
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** A row that cannot be read is left out with a warning, and text of the exchange is text. @state partly-failed */
export const PartlyUnreadable: Story = {
  beforeEach: ({ msw }) => {
    const odd = JSON.parse('{"id": "9", "asset": null}');
    const hostile = fixedOrderRow({ asset: '<B>GT</B>', status: 7 });
    msw.use(mockEndpoint(fixed.orders, { list: [hostile, odd], total: 2 }), ...mockFixed().handlers);
  },
  play: async ({ canvas }) => {
    await canvas.findByText(t('earn.fixedOrder.unreadable', { count: 1 }));
    await expect(canvas.getByRole('rowheader', { name: /<B>GT<.B>/ })).toBeVisible();
    await expect(canvas.getByText(t('earn.ui.countdownOver'))).toBeVisible();
  },
};

/** @state loading */
export const Loading: Story = { beforeEach: ({ msw }) => msw.use(neverAnswers(fixed.orders), ...mockFixed().handlers) };

/** @state empty */
export const Empty: Story = {
  args: { onBrowse: fn() },
  beforeEach: ({ msw }) => msw.use(...mockFixed([]).handlers),
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t('earn.fixedOrder.browse') }));
    await expect(args.onBrowse).toHaveBeenCalledOnce();
  },
};

/** @state failed */
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(httpError(fixed.orders, 502), ...mockFixed().handlers),
  play: async ({ canvas }) => {
    await canvas.findByText(t('earn.fixedOrder.failed'));
    await expect(canvas.getByRole('button', { name: t('earn.ui.retry') })).toBeEnabled();
  },
};

/** When a refresh fails, the orders stay with a warning above them. @state one-row, stale */
export const Stale: Story = {
  parameters: { earn: { queryClient: staleCache() } },
  beforeEach: ({ msw }) => msw.use(httpError(fixed.orders, 503), ...mockFixed().handlers),
  play: async ({ canvas }) => {
    await canvas.findByText(part(t('earn.ui.refreshFailed')));
    await rowOf(canvas, '1');
  },
};

function staleCache() {
  const cache = createEarnQueryClient();
  const row = {
    id: '1',
    orderId: '1',
    asset: 'OLDCOIN',
    icon: undefined,
    productId: '7',
    productType: 'normal',
    principal: '1000',
    status: 1,
    redeemingEarly: false,
    createdAt: STORY_NOW - 86_400,
    finishesAt: STORY_NOW + 864_000,
    days: 30,
    interest: '4.1',
    totalInterest: '4.1',
    reinvest: false,
    redeemAccount: 'flexible',
    aprFraction: '0.05',
    ladder: [],
    bonusAsset: undefined,
    voucherAprFraction: undefined,
    canRedeemEarly: true,
    canReinvest: true,
    canChooseRedeemAccount: true,
  };
  const key = [...earnKey('person:story', fixed.orders), { page: 1, limit: 10 }];
  cache.setQueryData(key, { rows: [row], unreadable: [], total: 1 }, { updatedAt: Date.now() - 3_600_000 });
  return cache;
}

const askLogin = fn();

/** For a visitor nothing is requested and no zero is shown (SH-04). @state signed-out */
export const Visitor: Story = {
  parameters: { earn: { session: { state: 'anonymous' }, onLoginNeeded: askLogin } },
  beforeEach: () => askLogin.mockClear(),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t('earn.login') }));
    await expect(askLogin).toHaveBeenCalledOnce();
  },
};

/** The US edition commits instead of subscribing (US-02). */
export const UsEdition: Story = {
  parameters: { earn: { edition: 'us' } },
  play: async ({ canvas }) => {
    const order = await rowOf(canvas, '7403118');
    await expect(
      order.getByRole('button', {
        name: t('earn.fixedOrder.actionOf', { action: t('earn.fixedOrder.again'), coin: 'USDC', id: '7403118' }),
      }),
    ).toBeVisible();
  },
};

export const Chinese: Story = {
  globals: { locale: 'zh' },
  play: async ({ canvas }) => {
    await canvas.findByText('7 天');
    await expect(canvas.getByText('赎回中')).toBeVisible();
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
