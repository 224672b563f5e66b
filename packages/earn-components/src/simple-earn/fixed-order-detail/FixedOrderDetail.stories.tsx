import { fixed, fixedVip, history } from '@earnkit/core/simple-earn/contract';
import { createEarnQueryClient } from '@earnkit/hooks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { type FixedMock, mockFixed, fixedOrderRow, fixedOrderRows } from '../../testing/fixedRows.ts';
import { httpError, mockEndpoint, neverAnswers } from '../../testing/mockEndpoint.ts';
import { STORY_NOW } from '../../testing/simpleEarnRows.ts';
import { ANY, address, beginning, day, part, staleSince, t } from '../../testing/words.ts';
import { FixedOrderDetail } from './FixedOrderDetail.tsx';

const meta = {
  title: 'Simple Earn/Fixed order detail',
  component: FixedOrderDetail,
  parameters: {
    unreachable: {
      'one-row, many-rows': 'it shows one order',
      'submitting, outcome-unknown': 'its questions are reinvest-dialog and early-redeem-dialog',
      'sold-out, quota-used, vip-only': 'subscribing again opens what is on sale, as in fixed-holdings',
      'restricted-region': 'orders stay where a region is restricted',
    },
  },
  args: { orderId: '7398240', onSubscribeFixed: fn(), onSubscribeFlexible: fn(), onUpgrade: fn(), onMarket: fn() },
  beforeEach: ({ msw }) => msw.use(...mockFixed().handlers),
} satisfies Meta<typeof FixedOrderDetail>;
export default meta;
type Story = StoryObj<typeof meta>;

const rowsOf = (canvas: ReturnType<typeof within>) =>
  canvas
    .getAllByRole('term')
    .map((term: HTMLElement) => [term.textContent, term.parentElement?.textContent?.slice(term.textContent.length)]);

/** A dialog that the address names opens once the order is read (A03, AMB-012). */
export const OpenedByAddress: Story = {
  args: { defaultDialog: 'redeem', onDialogChange: fn() },
  play: async ({ args }) => {
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onDialogChange).toHaveBeenLastCalledWith(undefined));
  },
};

const copied = fn(async () => undefined);

/**
 * Coin and title, the status tag, principal, estimated interest, term, rate, times, account, the number of the order with a copy
 * action that says 'Copied', and the buttons (SE-X-14 to SE-X-17, SE-X-19 to SE-X-22, SE-X-24, SH-55).
 */
export const Order: Story = {
  beforeEach: () => {
    const { writeText } = navigator.clipboard;
    navigator.clipboard.writeText = copied;
    return () => {
      navigator.clipboard.writeText = writeText;
    };
  },
  play: async ({ canvas, args }) => {
    await canvas.findByText(t('earn.fixedOrder.title'));
    await expect(canvas.getByRole('heading', { level: 1, name: 'USDT' })).toBeVisible();
    await expect(canvas.getByText(t('earn.fixedOrder.holding'))).toBeVisible();
    await waitFor(() => expect(rowsOf(canvas)).toContainEqual([t('earn.principal'), '5,000 USDT']));
    await expect(rowsOf(canvas)).toContainEqual([t('earn.fixedOrder.earnings'), '26.30136986 USDT']);
    await expect(rowsOf(within(canvas.getByRole('region', { name: t('earn.fixedOrder.facts') })))).toEqual([
      [t('earn.fixedOrder.term'), t('earn.fixedOrder.days', { days: 30 })],
      [t('earn.apr'), `5.40%${t('earn.fixedOrder.plusVoucher', { apr: '1.00%' })}`],
      [t('earn.fixedOrder.subscribedAt'), `${day('2025-12-28')} 08:30\u00a0(UTC)`],
      [t('earn.fixedOrder.received'), `${day('2026-01-28')} 00:30\u00a0(UTC)${t('earn.fixedOrder.receivedHint')}`],
      [t('earn.fixedOrder.redeemTo'), expect.stringContaining(t('earn.fixedOrder.flexible'))],
      [t('earn.fixedOrder.id'), expect.stringContaining('7398240')],
    ]);
    await userEvent.click(canvas.getByRole('button', { name: t('earn.fixedOrder.copyId') }));
    await waitFor(() => expect(screen.getAllByText(t('Copied')).length).toBeGreaterThan(1));
    await expect(copied).toHaveBeenCalledWith('7398240');
    await expect(
      canvas.getByRole('button', {
        name: t('earn.fixedOrder.actionOf', { action: t('earn.fixedOrder.redeemEarly'), coin: 'USDT', id: '7398240' }),
      }),
    ).toBeEnabled();
    await userEvent.click(
      canvas.getByRole('button', { name: t('earn.fixedOrder.actionOf', { action: t('earn.subscribe'), coin: 'USDT', id: '7398240' }) }),
    );
    await waitFor(() => expect(args.onSubscribeFixed).toHaveBeenCalledWith('31', 'USDT'));
  },
};

/** The moments of the order, and how far it is (SE-X-19, SE-X-47 to SE-X-49). */
export const Moments: Story = {
  parameters: { sameAs: 'it checks the moments of the order' },
  play: async ({ canvas }) => {
    const timeline = within(await canvas.findByRole('list', { name: t('earn.fixedOrder.timeline') }));
    await expect(timeline.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      `${t('earn.fixedOrder.timeline.subscribed')} (${t('earn.ui.stepDone')})${day('2025-12-28')} 08:30\u00a0(UTC)`,
      `${t('earn.fixedOrder.timeline.starts')} (${t('earn.ui.stepCurrent')})${day('2025-12-29')} 00:00\u00a0(UTC)`,
      `${t('earn.fixedOrder.timeline.matures')} (${t('earn.ui.stepAhead')})${day('2026-01-28')} 00:00\u00a0(UTC)`,
      `${t('earn.fixedOrder.received')} (${t('earn.ui.stepAhead')})${day('2026-01-28')} 00:30\u00a0(UTC)`,
    ]);
  },
};

const QUOTES = 'earnkit.quotes.fixed.person:story';
const quoted = {
  productId: '31',
  asset: 'USDT',
  principal: '5000',
  days: 30,
  aprFraction: '0.054',
  interest: '22.19178082',
  voucher: '4.10958904',
  bonusAsset: 'USDT',
};
const keep =
  (...quotes: readonly object[]) =>
  (): (() => void) => {
    localStorage.setItem(QUOTES, JSON.stringify(quotes.map((quote) => ({ ...quoted, at: STORY_NOW - 18 * 86_400, ...quote }))));
    return () => localStorage.removeItem(QUOTES);
  };

/** How far the term is, what it has earned so far, and the sums that give the figures; without a quote nothing is said to be promised (SE-X-16). */
export const Progressing: Story = {
  parameters: { sameAs: 'it checks the figures of the term' },
  play: async ({ canvas }) => {
    await canvas.findByText(t('earn.fixedOrder.dayOf', { day: 17, days: 30 }));
    await canvas.findByText(t('earn.fixedOrder.sum', { amount: '5,000', apr: '5.40%', days: '30', interest: '22.19178082', coin: 'USDT' }));
    await canvas.findByText(
      t('earn.fixedOrder.sumSoFar', { interest: '22.19178082', day: '17', days: '30', earned: '12.57534246', coin: 'USDT' }),
    );
    await expect(canvas.getByText(t('earn.fixedOrder.nextDay', { amount: '0.73972602', coin: 'USDT' }))).toBeVisible();
    await expect(canvas.getByText(t('earn.fixedOrder.notYet'))).toBeVisible();
    await expect(canvas.queryByText(part(t('earn.fixedOrder.promised', { time: ANY })))).toBeNull();
  },
};

/** What was promised when the order was made on this device stands beside what will be paid. */
export const Promised: Story = {
  beforeEach: keep({}),
  play: async ({ canvas }) => {
    const promise = await canvas.findByText(beginning(t('earn.fixedOrder.promised', { time: `${day('2025-12-28')} 08:30\u00a0(UTC)` })));
    await expect(promise.parentElement).toHaveTextContent('26.30136986 USDT');
    await expect(promise.parentElement).toHaveTextContent(t('earn.fixedOrder.promisedBack', { amount: '5,026.30136986', coin: 'USDT' }));
  },
};

/** Where two quotes fit, none is shown. */
export const PromisedTwice: Story = {
  parameters: { sameAs: 'where two quotes fit, none is shown' },
  beforeEach: keep({}, { at: STORY_NOW - 18 * 86_400 + 30 }),
  play: async ({ canvas }) => {
    await canvas.findByText(t('earn.fixedOrder.dayOf', { day: 17, days: 30 }));
    await expect(canvas.queryByText(part(t('earn.fixedOrder.promised', { time: ANY })))).toBeNull();
  },
};

/** What the rate is made of: the base, the voucher, and what each earns in the term. */
export const RateMadeOf: Story = {
  parameters: { sameAs: 'it checks the parts of the rate' },
  play: async ({ canvas }) => {
    const parts = within(await canvas.findByRole('table', { name: t('earn.rateParts.title') }));
    await expect(parts.getByRole('row', { name: beginning(t('earn.rateParts.partBase')) })).toHaveTextContent(
      `${t('earn.rateParts.partBase')}5.40%5,000 USDT22.19178082 USDT`,
    );
    await expect(parts.getByRole('row', { name: beginning(t('earn.fixedOrder.aprVoucher')) })).toHaveTextContent('4.10958904 USDT');
  },
};

/** A bonus has a row of its own, which opens its tiers; the rate is that of the product (SE-X-17, SE-X-18). */
export const Bonus: Story = {
  args: { orderId: '7354471' },
  play: async ({ canvas }) => {
    const facts = within(await canvas.findByRole('region', { name: t('earn.fixedOrder.facts') }));
    await expect(facts.getByText(t('earn.apr')).nextElementSibling).toHaveTextContent('1.80%');
    await expect(facts.getByText(t('earn.fixedOrder.bonus')).nextElementSibling).toHaveTextContent(
      t('earn.fixedOrder.bonusUpTo', { apr: '1.00%', coin: 'GT' }),
    );
    await userEvent.click(canvas.getByRole('button', { name: t('earn.fixedOrder.bonusOpen') }));
    const tiers = within(await screen.findByRole('dialog', { name: t('earn.fixedOrder.bonusTitle', { coin: 'BTC' }) }));
    await expect(tiers.getByText('0.01 – 0.1 BTC')).toBeInTheDocument();
    await expect(tiers.getByText(t('earn.ladder.paidIn', { coin: 'GT' }))).toBeInTheDocument();
  },
};

/**
 * Where the product does not allow it, early redemption is disabled with the reason, and there is no switch (SE-X-22, SE-X-25).
 *
 * @state refused
 */
export const NotOffered: Story = {
  args: { orderId: '7354471' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: beginning(t('earn.fixedOrder.redeemEarly')) })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(canvas.getAllByRole('button', { name: t('earn.fixed.obstacle.unsupported') })).toHaveLength(1);
    await expect(canvas.queryByRole('switch')).toBeNull();
  },
};

/** An order redeemed early has no early-redeem button, and promises no interest and no payment at maturity (SE-X-15, SE-X-23, SE-X-32). */
export const Redeeming: Story = {
  args: { orderId: '7389015' },
  play: async ({ canvas }) => {
    await canvas.findByText(t('earn.fixedOrder.state.redeeming'));
    await expect(canvas.queryByText(t('earn.fixedOrder.holding'))).toBeNull();
    await expect(canvas.queryByRole('button', { name: beginning(t('earn.fixedOrder.redeemEarly')) })).toBeNull();
    await expect(canvas.getByRole('button', { name: beginning(t('earn.subscribe')) })).toBeEnabled();
    await expect(canvas.getByRole('switch', { name: t('earn.fixedOrder.reinvest') })).toBeDisabled();
    for (const gone of [t('earn.fixedOrder.earnings'), t('earn.fixedOrder.received'), t('earn.fixedOrder.timeline.matures')])
      await expect(canvas.queryByText(gone)).toBeNull();
  },
};

/** Within an hour of maturity a yellow warning says that nothing can be changed any more (SE-X-26). @state refused */
export const AboutToMature: Story = {
  beforeEach: ({ msw }) => msw.use(...mockFixed([fixedOrderRow({ finish_time: STORY_NOW + 1800 })]).handlers),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText(t('earn.fixed.obstacle.maturing'))).toHaveLength(1);
    await expect(canvas.getByRole('button', { name: beginning(t('earn.fixedOrder.redeemEarly')) })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(canvas.getByRole('switch')).toBeDisabled();
  },
};

/** The same of a product whose orders do not renew themselves (SE-X-26). @state refused */
export const AboutToMatureForGood: Story = {
  beforeEach: ({ msw }) => {
    const product_info = { pre_redeem: 1, reinvest: 0, redeem_account: 0 } as const;
    msw.use(...mockFixed([fixedOrderRow({ finish_time: STORY_NOW + 1800, product_info })]).handlers);
  },
  play: async ({ canvas }) => {
    await canvas.findByText(t('earn.fixed.obstacle.maturing'));
    await expect(canvas.getByRole('button', { name: beginning(t('earn.fixedOrder.redeemEarly')) })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

const matured = (late: number, row: Parameters<typeof fixedOrderRow>[0] = {}) =>
  mockFixed([fixedOrderRow({ create_time: STORY_NOW - 31 * 86_400, finish_time: STORY_NOW - late, ...row })]).handlers;

/** An order that has matured and is not paid in time says so everywhere, and is nowhere said to be received (SE-X-11, SE-X-19). @state partly-failed */
export const PaidLate: Story = {
  beforeEach: ({ msw }) => msw.use(...matured(7200)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t('earn.fixedOrder.settling'))).toBeVisible();
    await expect(canvas.getByText(t('earn.fixedOrder.state.redeeming'))).toBeVisible();
    await expect(canvas.getByText(t('earn.fixedOrder.notSettled'))).toBeVisible();
    await expect(
      canvas.getByText(beginning(t('earn.fixedOrder.expected', { time: `${day('2026-01-15')} 07:00\u00a0(UTC)` }))),
    ).toBeVisible();
    const timeline = within(canvas.getByRole('list', { name: t('earn.fixedOrder.timeline') }));
    await expect(timeline.getAllByRole('listitem').map((item) => item.textContent?.replace(/\).*/, ')'))).toEqual([
      `${t('earn.fixedOrder.timeline.subscribed')} (${t('earn.ui.stepDone')})`,
      `${t('earn.fixedOrder.timeline.starts')} (${t('earn.ui.stepDone')})`,
      `${t('earn.fixedOrder.timeline.matures')} (${t('earn.ui.stepCurrent')})`,
      `${t('earn.fixedOrder.received')} (${t('earn.ui.stepAhead')})`,
    ]);
  },
};

/** An order that renews itself is not redeemed when it matures (SE-X-11). */
export const RenewalAwaited: Story = {
  beforeEach: ({ msw }) => msw.use(...matured(60, { reinvest_status: 1, redeem_account_type: 0 })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t('earn.fixedOrder.state.matured'))).toBeVisible();
    await expect(canvas.queryByText(t('earn.redeeming'))).toBeNull();
    await expect(canvas.getByText(t('earn.fixedOrder.timeline.renewed'))).toBeVisible();
    await expect(canvas.getByText(`(${t('earn.ui.stepCurrent')})`).closest('li')).toHaveTextContent(t('earn.fixedOrder.timeline.matures'));
  },
};

/** What the exchange leaves out is not denied: renewal and early redemption can be tried, and how the switch stands is not known (AMB-169). */
export const Unsaid: Story = {
  beforeEach: ({ msw }) =>
    msw.use(...mockFixed([fixedOrderRow({ product_info: [] as never, reinvest_status: 'maybe' as never })]).handlers),
  play: async ({ canvas }) => {
    const redeem = await canvas.findByRole('button', { name: beginning(t('earn.fixedOrder.redeemEarly')) });
    await waitFor(() => expect(redeem).toBeEnabled());
    await expect(canvas.queryByRole('switch')).toBeNull();
    await expect(await canvas.findByText(t('earn.switch.unknown'))).toBeVisible();
    for (const promise of [t('earn.fixedOrder.received'), t('earn.fixedOrder.timeline.renewed')])
      await expect(canvas.queryByText(promise)).toBeNull();
    await userEvent.click(await canvas.findByRole('button', { name: beginning(t('earn.switch.turnOn')) }));
    const question = await screen.findByRole('alertdialog', { name: t('earn.fixedOrder.reinvestOn.title') });
    // It fades in.
    await waitFor(() => expect(question).toBeVisible());
  },
};

const ended = fixedOrderRow({ status: 2, create_time: STORY_NOW - 33 * 86_400, finish_time: STORY_NOW - 2 * 86_400 });

/** An order with another status has ended: all of it is done, and nothing can be changed (SE-X-05, SE-X-33). */
export const Ended: Story = {
  beforeEach: ({ msw }) => msw.use(...mockFixed([ended]).handlers),
  play: async ({ canvas }) => {
    await canvas.findByText(t('earn.ui.countdownOver'));
    await expect(canvas.queryByRole('button', { name: beginning(t('earn.fixedOrder.redeemEarly')) })).toBeNull();
    await expect(canvas.queryByRole('switch')).toBeNull();
    const moments = within(canvas.getByRole('list', { name: t('earn.fixedOrder.timeline') })).getAllByText(`(${t('earn.ui.stepDone')})`);
    await expect(moments).toHaveLength(4);
    // What was paid is no estimate, and nothing is still to come.
    await expect(canvas.getByText(t('earn.fixedOrder.earned'))).toBeVisible();
    for (const gone of [beginning(t('earn.fixedOrder.earnings')), part(t('earn.fixedOrder.receivedHint'))])
      await expect(canvas.queryByText(gone)).toBeNull();
  },
};

/** An order that was paid says whether the promise was kept, with what its voucher added. */
export const PromiseKept: Story = {
  beforeEach: ({ msw }) => {
    const added = {
      type: 5,
      asset: 'USDT',
      coupon_principal: '5000',
      coupon_interest: '4.10958904',
      lock_up_period: 30,
      unique_time: 'v',
      time_at: STORY_NOW - 2 * 86_400 + 1800,
    } as const;
    const paid = {
      type: 3,
      asset: 'USDT',
      interest: '22.19178082',
      lend_principal: '5000',
      lock_up_period: 30,
      unique_time: 'p',
      time_at: STORY_NOW - 2 * 86_400 + 1800,
    } as const;
    msw.use(
      mockEndpoint(history.fixedHistory, ({ type }) => ({ list: type === 3 ? [paid] : type === 5 ? [added] : [], total: 1 })),
      ...mockFixed([{ ...ended, coupon_info: { rate_ratio: '1' }, total_interest: '26.30136986' }]).handlers,
    );
    return keep({ at: STORY_NOW - 33 * 86_400 })();
  },
  play: async ({ canvas }) => {
    await canvas.findByText(t('earn.fixedOrder.kept'));
    const halves = canvas.getByText(t('earn.fixedOrder.kept')).closest('dl')?.querySelectorAll('dd') ?? [];
    await expect([...halves].map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^26\.30136986 USDT/),
      `26.30136986 USDT${t('earn.fixedOrder.kept')}`,
    ]);
  },
};

/** Given an order that was redeemed early, when its maturity has passed, then it shows neither interest nor receipt (AMB-152, SE-X-16, SE-X-19). */
export const EndedEarly: Story = {
  beforeEach: ({ msw }) => msw.use(...mockFixed([{ ...ended, is_redeeming: 1 }]).handlers),
  play: async ({ canvas }) => {
    await canvas.findByText(t('earn.ui.countdownOver'));
    for (const gone of [t('earn.fixedOrder.earnings'), t('earn.fixedOrder.received'), t('earn.fixedOrder.timeline.matures')])
      await expect(canvas.queryByText(gone)).toBeNull();
  },
};

const withBonus = { ladder_apr: [{ left: '0', right: '', apr: '0.01' }], bonus_asset: 'USDT' };
const redemption = { type: 2, asset: 'USDT', amount: '5000', unique_time: 'r', lock_up_period: 30 } as const;

/** On its way: when it arrives, where, and what was given up; no bonus is offered any more (AMB-152). */
export const OnItsWay: Story = {
  beforeEach: ({ msw }) =>
    msw.use(...mockFixed([fixedOrderRow({ is_redeeming: 1, redeem_account_type: 0, bonus_info: withBonus })]).handlers),
  play: async ({ canvas }) => {
    const outcome = within(await canvas.findByRole('region', { name: t('earn.fixedOrder.outcome.early') }));
    await waitFor(() =>
      expect(rowsOf(outcome)).toEqual([
        [t('earn.fixedOrder.outcome.arrives'), `${day('2026-01-15')} 09:00\u00a0(UTC)`],
        [t('earn.fixedOrder.early.to'), t('earn.account.spot')],
        [t('earn.fixedOrder.outcome.lost'), expect.stringMatching(/^26\.30136986\sUSDT$/)],
      ]),
    );
    await expect(canvas.queryByText(part(t('earn.fixedOrder.bonusTitle', { coin: 'USDT' })))).toBeNull();
  },
};

/** It has arrived: when, by the history, and what was given up (AMB-152). */
export const ArrivedEarly: Story = {
  beforeEach: ({ msw }) => {
    const at = STORY_NOW - 5 * 86_400;
    const list = [{ ...redemption, time_at: at - 600, finish_at: at, mode: 'early' }];
    msw.use(
      mockEndpoint(history.fixedHistory, { list, total: 1 }),
      ...mockFixed([{ ...ended, is_redeeming: 1, redeem_account_type: 0 }]).handlers,
    );
  },
  play: async ({ canvas }) => {
    const outcome = within(await canvas.findByRole('region', { name: t('earn.fixedOrder.outcome.early') }));
    await waitFor(() =>
      expect(outcome.getByText(t('earn.fixedOrder.outcome.arrived')).parentElement).toHaveTextContent(`${day('2026-01-10')} 08:30 (UTC)`),
    );
    await expect(outcome.getByText(t('earn.fixedOrder.outcome.lost')).parentElement).toHaveTextContent('22.19178082 USDT');
  },
};

/** Given two redemptions that may be of this order, then no time is named, and a link leads to the history (AMB-152). */
export const ArrivedUnknown: Story = {
  parameters: { sameAs: 'no time is named, as for an order without a redemption' },
  beforeEach: ({ msw }) => {
    const list = [1, 2].map((day) => ({
      ...redemption,
      unique_time: `r${day}`,
      time_at: STORY_NOW - (day + 4) * 86_400,
      finish_at: STORY_NOW,
    }));
    msw.use(mockEndpoint(history.fixedHistory, { list, total: 2 }), ...mockFixed([{ ...ended, is_redeeming: 1 }]).handlers);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: t('earn.fixedOrder.outcome.history') })).toHaveAttribute(
      'href',
      address('/simple-earn/history'),
    );
  },
};

/** It renewed itself: a link leads to the order that goes on with the principal (AMB-153). */
export const Renewed: Story = {
  beforeEach: ({ msw }) => {
    const next = fixedOrderRow({ id: '77', order_id: '7411111', create_time: STORY_NOW - 2 * 86_400, reinvest_status: 1 });
    msw.use(...mockFixed([next, { ...ended, reinvest_status: 1, redeem_account_type: 0 }]).handlers);
  },
  play: async ({ canvas }) => {
    const outcome = within(await canvas.findByRole('region', { name: t('earn.fixedOrder.outcome.renewed') }));
    await expect(await outcome.findByRole('link', { name: t('earn.fixedOrder.open', { id: '7411111' }) })).toHaveAttribute(
      'href',
      address('/simple-earn/my-lendings/77?orderType=fixed&asset=USDT&order_id=7411111'),
    );
  },
};

/** It matured and was paid, and did not renew because the term was sold out: the history says both (AMB-153). */
export const PaidUnrenewed: Story = {
  beforeEach: ({ msw }) => {
    const at = STORY_NOW - 2 * 86_400 + 1800;
    const list = [{ ...redemption, time_at: at, finish_at: at, mode: 'renewal-sold-out' }];
    msw.use(mockEndpoint(history.fixedHistory, { list, total: 1 }), ...mockFixed([ended]).handlers);
  },
  play: async ({ canvas }) => {
    const outcome = within(await canvas.findByRole('region', { name: t('earn.fixedOrder.outcome.paid') }));
    await waitFor(() =>
      expect(outcome.getByText(t('earn.fixedOrder.outcome.arrived')).parentElement).toHaveTextContent(`${day('2026-01-13')} 09:00 (UTC)`),
    );
    await expect(outcome.getByText(t('earn.fixedOrder.reinvest')).parentElement).toHaveTextContent(
      t('earn.fixedOrder.outcome.renewal-sold-out'),
    );
  },
};

const desks: { switched: FixedMock } = { switched: mockFixed() };

/** The switch asks, then the order renews itself and is redeemed to no account (SE-X-25, SE-X-41, SE-X-42). @state success */
export const ReinvestSwitchedOn: Story = {
  beforeEach: ({ msw }) => {
    desks.switched = mockFixed();
    msw.use(...desks.switched.handlers);
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: t('earn.fixedOrder.reinvest') }));
    await userEvent.click(await screen.findByRole('button', { name: t('earn.fixedOrder.reinvestOn.confirm') }));
    await screen.findByText(t('cryptoloan.enabledSuccessfully'));
    await expect(desks.switched.done).toEqual(['reinvest 1 7398240']);
    await waitFor(() => expect(canvas.getByText(t('earn.fixedOrder.redeemTo')).nextElementSibling).toHaveTextContent('--'));
    await canvas.findByText(t('earn.fixedOrder.timeline.renewed'));
    await expect(canvas.queryByText(t('earn.fixedOrder.received'))).toBeNull();
  },
};

/** The button opens the dialog that says what is lost (SE-X-22). */
export const RedeemsEarly: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: beginning(t('earn.fixedOrder.redeemEarly')) }));
    await screen.findByRole('alertdialog', { name: t('earn.fixedOrder.early.title', { coin: 'USDT' }) });
  },
};

/** An order of a VIP product is found by its own call, also when the address does not say so (SE-X-56). */
export const VipOrder: Story = {
  args: { orderId: '7351902' },
  beforeEach: ({ msw }) => {
    const vip = fixedOrderRows.filter(({ product_type: type }) => type === 2);
    msw.use(
      mockEndpoint(fixed.orders, { list: [], total: 0 }),
      mockEndpoint(fixedVip.orders, { list: vip, total: 1 }),
      ...mockFixed().handlers,
    );
  },
  play: async ({ canvas }) => {
    await canvas.findByText('VIP');
    await expect(canvas.getByText(t('earn.fixedOrder.days', { days: 90 }))).toBeVisible();
  },
};

/** A number without an order says so (SE-X-27). @state empty */
export const NoOrder: Story = {
  args: { orderId: '1', onBrowse: fn() },
  play: async ({ canvas, args }) => {
    await canvas.findByText(t('earn.fixedOrder.none'));
    await userEvent.click(canvas.getByRole('button', { name: t('earn.fixedOrder.caption') }));
    await expect(args.onBrowse).toHaveBeenCalledOnce();
  },
};

/** @state loading */
export const Loading: Story = { beforeEach: ({ msw }) => msw.use(neverAnswers(fixed.orders), ...mockFixed().handlers) };

/** @state failed */
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(httpError(fixed.orders, 502), ...mockFixed().handlers),
  play: async ({ canvas }) => {
    await canvas.findByText(t('earn.fixedOrder.detailFailed'));
    await expect(canvas.getByRole('button', { name: t('earn.ui.retry') })).toBeEnabled();
  },
};

const cache = createEarnQueryClient();

/** When a refresh fails, the order stays with a warning above it. @state stale */
export const Stale: Story = {
  parameters: { earn: { queryClient: cache } },
  play: async ({ canvas, msw }) => {
    await canvas.findByText(t('earn.fixedOrder.holding'));
    msw.use(httpError(fixed.orders, 503));
    void cache.invalidateQueries();
    await canvas.findByText(staleSince('08'));
    await expect(canvas.getByText(t('earn.fixedOrder.holding'))).toBeVisible();
  },
};

/** Figures that the exchange leaves out are `--`. @state partly-failed */
export const UnknownFigures: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      ...mockFixed([fixedOrderRow({ principal: null, interest: null, total_interest: null, total_year_rate_percent: null })]).handlers,
    ),
  play: async ({ canvas }) => {
    await canvas.findByText(t('earn.fixedOrder.holding'));
    await expect(canvas.queryByText('0')).toBeNull();
  },
};

/** Every digit of a long amount is shown, and text of the exchange is text. @state long */
export const LongNumbersAndHostileText: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      ...mockFixed([
        fixedOrderRow({
          asset: '<B>GT</B>',
          principal: '123456789012345678901234.99999999',
          interest: '9876543210.99999999',
          total_interest: '9876543210.99999999',
        }),
      ]).handlers,
    ),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: '<B>GT</B>' });
    await expect(canvas.getAllByText('123,456,789,012,345,678,901,234.99999999')[0]).toBeVisible();
  },
};

/** @state signed-out */
export const Visitor: Story = {
  parameters: { earn: { session: { state: 'anonymous' } } },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: t('earn.login') });
  },
};

/** The widest rows that an order can have do not widen the page. */
export const OnAPhone: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      ...mockFixed([
        fixedOrderRow({
          principal: '1234567.12345678',
          total_interest: '12345.12345678',
          coupon_info: { rate_ratio: '1' },
          bonus_info: { ladder_apr: [{ left: '0', right: '1000', apr: '0.0125' }], bonus_asset: 'NEWCOIN' },
        }),
      ]).handlers,
    ),
  parameters: { viewport: { options: { phone: { name: '375 px', styles: { width: '375px', height: '800px' } } } } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findByText(t('earn.fixedOrder.holding'));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

export const Chinese: Story = {
  globals: { locale: 'zh' },
  play: async ({ canvas }) => {
    await canvas.findByText('简单赚币 - 定期');
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
