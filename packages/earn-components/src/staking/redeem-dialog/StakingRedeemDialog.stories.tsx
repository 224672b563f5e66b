import * as staking from '@earnkit/core/staking/contract';
import { createEarnQueryClient } from '@earnkit/hooks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { httpError, mockEndpoint, neverAnswers, refuse } from '../../testing/mockEndpoint.ts';
import { button, field, press, receipt, shown } from '../../testing/orderPlay.ts';
import { type StakingMock, type StakingStart, mockStaking } from '../../testing/mockStaking.ts';
import { debtProduct, defiProduct, mintProduct, plainProduct } from '../../testing/stakingRows.ts';
import { ANY, address, beginning, day, either, part, t } from '../../testing/words.ts';
import { StakingRedeemDialog } from './StakingRedeemDialog.tsx';

const navigate = fn();

const meta = {
  title: 'Staking/Redeem dialog',
  component: StakingRedeemDialog,
  args: { open: true, onOpenChange: fn(), onSuccess: fn(), asset: 'SOL' },
  parameters: {
    unreachable: {
      'one-row, many-rows': 'it has one product',
      'sold-out, vip-only': 'what is held can be redeemed by everyone',
      'restricted-region': 'the exchange refuses the order in the region, like any other',
    },
    earn: { navigate },
  },
} satisfies Meta<typeof StakingRedeemDialog>;
export default meta;
type Story = StoryObj<typeof meta>;
type Begin = Extract<NonNullable<Story['beforeEach']>, (...context: never[]) => unknown>;

/** The exchange of the story that is played. */
let mockExchange: StakingMock;
const withMocks =
  (start: StakingStart = {}): Begin =>
  ({ msw }) => {
    navigate.mockClear();
    mockExchange = mockStaking(start);
    msw.use(...mockExchange.handlers);
  };

/** Types an amount once it is known what is held, and sends it. */
async function redeem(text: string): Promise<void> {
  await screen.findByText('4.2');
  await userEvent.type(await field(), text);
  await waitFor(async () => expect(await button(t('earn.redeem'))).toBeEnabled());
  await press(t('earn.redeem'));
}

/** Standard: fee and rest add up, the timeline has two moments, the tip names the days; minimum and maximum refuse (ST-80 to ST-90, ST-95, ST-98, FM-14, FM-16). @state refused */
export const Standard: Story = {
  beforeEach: withMocks(),
  play: async () => {
    await screen.findByText('4.2');
    await shown(await screen.findByText(t('earn.staking.period.tip.range', { min: 1, max: 5 })));
    await expect(await button(t('earn.redeem'))).toBeDisabled();
    await userEvent.type(await field(), '0.05');
    await shown(await screen.findByText(t('redeem.number.minLimit', { amount: '0.1', coin: 'SOL' })));
    await userEvent.clear(await field());
    await userEvent.type(await field(), '4.3');
    await shown(await screen.findByText(t('redeem.maxLimit.insufficientBalance', { amount: '4.2', coin: 'SOL' })));
    await userEvent.clear(await field());
    await userEvent.type(await field(), '1.5');
    // 1.5 × 0.05 %
    await shown(await screen.findByText('0.00075'));
    await shown(screen.getByText('1.49925'));
    await expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining(`${day('2026-01-15')} 08:30\u00a0(UTC)`),
      expect.stringMatching(part(t('earn.staking.redeem.arrivesAbout'), `${day('2026-01-18')} 08:30 (UTC)`)),
    ]);
    await press(t('earn.ui.max'));
    await expect(await field()).toHaveValue('4.2');
  },
};

/** Fast: minutes and fee rate, today's quota, and an arrival in half an hour; the receipt leads to history and holdings (ST-84, ST-88, ST-97, FM-15, SH-53). @state success */
export const Fast: Story = {
  beforeEach: withMocks(),
  play: async ({ args }) => {
    await screen.findByText('4.2');
    await userEvent.click(await screen.findByRole('radio', { name: part(t('earn.staking.redeem.fast')) }));
    await shown(await screen.findByText(t('earn.staking.redeem.quota', { amount: '320', coin: 'SOL' })));
    // To the minute, as the receipt says it (AMB-163).
    await expect(screen.getAllByRole('listitem')[1]).toHaveTextContent(beginning(t('earn.staking.redeem.arrives'), '09:00 (UTC)'));
    await redeem('1.5');
    await shown(await receipt(t('earn.staking.redeemed.title')));
    await shown(screen.getByText('1.49775'));
    await shown(screen.getByText(/09:00 \(UTC\)/));
    await expect(mockExchange.done).toEqual(['redeem 1.5 SOL fast as SOL']);
    await expect(args.onSuccess).toHaveBeenCalledTimes(1);
    await press(t('earn.staking.redeemed.history'));
    await expect(navigate).toHaveBeenCalledWith(
      address('/myaccount/myfunds/financial_staking?asset=SOL&product-type=0&open-history=1&type=1'),
    );
    await press(t('earn.staking.redeemed.view'));
    await expect(navigate).toHaveBeenCalledWith(address('/myaccount/myfunds/financial_staking?asset=SOL&product-type=0'));
  },
};

/** Fast is refused above today's quota (ST-88). @state quota-used */
export const AboveQuota: Story = {
  beforeEach: withMocks({
    product: plainProduct({
      redeem_config: [
        {
          redeem_coin: 'SOL',
          redeem_quick: 1,
          redeem_quick_long: 30,
          redeem_quick_fee: '0.0015',
          redeem_fee: '0',
          redeem_quick_daily: '1',
        },
      ],
    }),
  }),
  play: async () => {
    await screen.findByText('4.2');
    await userEvent.click(await screen.findByRole('radio', { name: part(t('earn.staking.redeem.fast')) }));
    await userEvent.type(await field(), '1.01');
    await shown(await screen.findByText(t('redeem.quickRedeemLimit', { amount: '1', coin: 'SOL' })));
    await expect(await button(t('earn.redeem'))).toBeDisabled();
  },
};

/** Several protocols are held: the largest is chosen, and another one can be (ST-77, AMB-110). */
export const Protocols: Story = {
  args: { asset: 'ETH' },
  beforeEach: withMocks({
    product: defiProduct(),
    protocols: [
      { pid: '122', name: 'ROCKET', amount: '1.2' },
      { pid: '121', name: 'LIDO', amount: '3' },
    ],
  }),
  play: async () => {
    await shown(await screen.findByText('LIDO'));
    await waitFor(async () => expect(await field()).toBeEnabled());
    await press(t('earn.ui.max'));
    await expect(await field()).toHaveValue('3');
  },
};

/** The debt version: settles the credit, chooses the coin that is paid out, and has no fast way, which says so (ST-79, ST-81, ST-91). */
export const Debt: Story = {
  args: { asset: 'USDT', pid: '61' },
  beforeEach: withMocks({ product: debtProduct() }),
  play: async () => {
    await shown(await screen.findByText(part(t('earn.staking.redeem.debtNote'))));
    await expect(await screen.findByRole('radio', { name: part(t('earn.staking.redeem.fast')) })).toBeDisabled();
    await shown(screen.getByText(t('earn.staking.redeem.fast.not-offered')));
    await redeem('2');
    await shown(await receipt(t('earn.staking.redeemed.title')));
    await expect(mockExchange.done).toEqual(['redeem 2 USDT in 61 standard as USDT']);
  },
};

/** A period of no days is immediate (ST-92, ST-96): the receipt says that it has arrived, not that it will (ST-84). */
export const Immediate: Story = {
  args: { asset: 'USDT' },
  beforeEach: withMocks({
    product: { ...mintProduct(), redeem_config: [{ redeem_coin: 'USDT', redeem_quick: 0, redeem_fee: '0.001', redeem_quick_daily: '0' }] },
  }),
  play: async () => {
    await shown(await screen.findByText(t('earn.staking.period.tip.immediate')));
    await redeem('2');
    await shown(await receipt(t('earn.staking.redeemed.arrivedTitle')));
    // What has arrived is neither being processed nor still to come.
    await shown(screen.getByText(t('earn.staking.redeemed.arrived', { amount: '1.998', coin: 'USDT' })));
    await expect(screen.queryByText(part(t('earn.staking.redeemed.text', { amount: ANY, coin: ANY })))).toBeNull();
    await expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining(t('earn.ui.stepDone')),
      expect.stringContaining(t('earn.ui.stepDone')),
    ]);
  },
};

/** A fee above the amount leaves nothing, and nothing is sent. */
export const FeeOverAmount: Story = {
  beforeEach: withMocks({
    product: plainProduct({ redeem_config: [{ redeem_coin: 'SOL', redeem_quick: 0, redeem_fee: '1.5', redeem_quick_daily: '0' }] }),
  }),
  play: async () => {
    await screen.findByText('4.2');
    await userEvent.type(await field(), '1');
    await shown(await screen.findByText(t('earn.staking.feeOverAmount', { amount: '1.5', coin: 'SOL' })));
    await expect(screen.getByText(t('earn.staking.redeem.received')).closest('div')).toHaveTextContent('--');
    await expect(await button(t('earn.redeem'))).toBeDisabled();
  },
};

/** Until the config loads, nothing is said about coin, fee or fast way, and nothing can be typed or sent (ST-99). @state loading */
export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(neverAnswers(staking.products.product), ...mockStaking().handlers),
  play: async () => {
    await shown(await screen.findByRole('status', { name: t('earn.staking.stake.loading') }));
    await expect(await button(t('earn.redeem'))).toBeDisabled();
    await expect(screen.queryByText(either('USDC', t('earn.staking.redeem.fast.not-offered')))).toBeNull();
    await expect(screen.queryByRole('textbox')).toBeNull();
  },
};

/** The exchange no longer shows the product: nothing is said about it. @state empty */
export const Missing: Story = {
  beforeEach: ({ msw }) => msw.use(mockEndpoint(staking.products.product, null), ...mockStaking().handlers),
  play: async () => {
    await shown(await screen.findByText(t('earn.staking.stake.missing')));
    await expect(screen.queryByText('USDC')).toBeNull();
  },
};

/** @state failed */
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(httpError(staking.products.product, 503), ...mockStaking().handlers),
  play: async () => {
    await shown(await screen.findByText(t('earn.staking.stake.failed')));
    await shown(await button(t('earn.ui.retry')));
  },
};

/** @state empty */
export const NothingHeld: Story = {
  beforeEach: withMocks({ held: '0' }),
  play: async () => {
    await shown(await screen.findByText(t('earn.staking.redeem.nothing')));
    await expect(await button(t('earn.redeem'))).toBeDisabled();
  },
};

/** What is held cannot be read: it is not zero, no amount is refused, and nothing can be sent. @state partly-failed */
export const HeldUnknown: Story = {
  beforeEach: ({ msw }) => msw.use(httpError(staking.products.user, 500), ...mockStaking().handlers),
  play: async () => {
    await shown(await screen.findByText(part(t('earn.staking.redeem.failed'))));
    await userEvent.type(await field(), '50');
    await expect((await field()).getAttribute('aria-invalid')).toBeNull();
    await expect(await button(t('earn.redeem'))).toBeDisabled();
  },
};

/** An exchange that does not say what is held decides: the form says so, and the person can try (AMB-169). @state partly-failed, success */
export const HeldLeftOut: Story = {
  beforeEach: ({ msw }) => msw.use(mockEndpoint(staking.products.user, { tier: 0, is_crowd: 0 }), ...mockStaking().handlers),
  play: async () => {
    await shown(await screen.findByText(part(t('earn.redemption.unsaid'))));
    await userEvent.type(await field(), '1');
    await waitFor(async () => expect(await button(t('earn.redeem'))).toBeEnabled());
  },
};

const cache = createEarnQueryClient();

/** When a refresh fails, what is held stays with a warning above it. @state stale */
export const Stale: Story = {
  parameters: { earn: { queryClient: cache } },
  beforeEach: withMocks(),
  play: async ({ msw }) => {
    await screen.findByText('4.2');
    msw.use(httpError(staking.products.user, 503));
    void cache.invalidateQueries();
    await shown(await screen.findByText(part(t('earn.staking.redeem.stale'))));
    await expect(screen.getByText('4.2')).toBeVisible();
  },
};

/** @state submitting */
export const Submitting: Story = {
  beforeEach: ({ msw }) => msw.use(neverAnswers(staking.redemptions.redeem), ...mockStaking().handlers),
  play: async () => {
    await redeem('1');
    await waitFor(async () => expect(await field()).toHaveAttribute('readonly'));
  },
};

/** The redemption is placed but its answer is lost: it is found in what is held and reported once. @state outcome-unknown */
export const AnswerLost: Story = {
  beforeEach: ({ msw }) => {
    mockExchange = mockStaking();
    msw.use(...mockExchange.losingAnswers);
  },
  play: async () => {
    await redeem('1');
    await shown(await receipt(t('earn.staking.redeemed.title')));
    await expect(mockExchange.done).toHaveLength(1);
  },
};

/** The answer is lost and what is held cannot be read: the person checks again or returns, and nothing more is sent. @state outcome-unknown */
export const Unresolved: Story = {
  beforeEach: ({ msw }) => {
    let lost = false;
    mockExchange = mockStaking();
    msw.use(
      http.post(`*${staking.redemptions.redeem.path}`, () => {
        lost = true;
        return HttpResponse.error();
      }),
      // Answered by the desk until then.
      http.get(`*${staking.products.user.path}`, () => (lost ? HttpResponse.error() : undefined)),
      ...mockExchange.handlers,
    );
  },
  play: async () => {
    await redeem('1');
    await shown(await screen.findByText(t('earn.redemption.unresolved'), {}, { timeout: 20_000 }));
    const history = address('/myaccount/myfunds/financial_staking?asset=SOL&product-type=0&open-history=1&type=1');
    await expect(screen.getByRole('link', { name: t('earn.submission.history') })).toHaveAttribute('href', history);
    await press(t('earn.submission.release'));
    await expect(await field()).toHaveValue('1');
    await expect(mockExchange.done).toEqual([]);
  },
};

/** The exchange refuses in its own words, as when others took the quota, and the amount stays (SH-52). */
export const Refused: Story = {
  beforeEach: ({ msw }) => msw.use(refuse(staking.redemptions.redeem, 5, 'SOL 00:00 UTC'), ...mockStaking().handlers),
  play: async () => {
    await redeem('1');
    await shown(await screen.findByText('SOL 00:00 UTC'));
    await expect(await field()).toHaveValue('1');
  },
};

/** A refusal is about what was sent: it goes once the person chooses another way, and the amount stays. */
export const AnotherWay: Story = {
  beforeEach: ({ msw }) => msw.use(refuse(staking.redemptions.redeem, 5, 'SOL 00:00 UTC'), ...mockStaking().handlers),
  play: async () => {
    await redeem('1.5');
    await shown(await screen.findByText(/SOL 00:00 UTC/));
    await userEvent.click(screen.getByRole('radio', { name: part(t('earn.staking.redeem.fast')) }));
    await waitFor(async () => expect(screen.queryByText(/SOL 00:00 UTC/)).toBeNull());
    await expect(await field()).toHaveValue('1.5');
  },
};

/** @state signed-out */
export const Visitor: Story = {
  parameters: { earn: { session: { state: 'anonymous' } } },
  beforeEach: withMocks(),
  play: async () => {
    await expect(await button(t('earn.login'))).toBeEnabled();
  },
};

/** The US edition claims (US-08). */
export const UsEdition: Story = {
  parameters: { earn: { edition: 'us' } },
  beforeEach: withMocks(),
  play: async () => {
    await redeem('1');
    await shown(await receipt(t('earn.staking.redeemed.title')));
  },
};

/** At 320 px nothing is clipped and nothing overlaps. @state long */
export const VeryLongNumbers: Story = {
  globals: { viewport: { value: 'narrow' } },
  parameters: { viewport: { options: { narrow: { name: '320 px', styles: { width: '320px', height: '640px' } } } } },
  args: { asset: 'SUPERLONGCOINNAME1000' },
  beforeEach: withMocks({ held: '123456789012.12345678', product: plainProduct({ coin: 'SUPERLONGCOINNAME1000' }) }),
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await screen.findByText('123,456,789,012.12345678');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
};
