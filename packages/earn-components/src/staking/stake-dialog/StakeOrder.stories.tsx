import * as account from '@earnkit/core/account/contract';
import * as staking from '@earnkit/core/staking/contract';
import { createEarnQueryClient } from '@earnkit/hooks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { httpError, losesAnswer, mockEndpoint, neverAnswers, refuse } from '../../testing/mockEndpoint.ts';
import { button, field, press, receipt, shown, stake } from '../../testing/orderPlay.ts';
import { type StakingMock, type StakingStart, mockStaking } from '../../testing/mockStaking.ts';
import { defiProduct, exchangeProduct, mintProduct, plainProduct } from '../../testing/stakingRows.ts';
import { address, beginning, day, part, t } from '../../testing/words.ts';
import { StakingStakeDialog } from './StakingStakeDialog.tsx';

const navigate = fn();

const meta = {
  title: 'Staking/Stake dialog, order',
  component: StakingStakeDialog,
  args: { open: true, onOpenChange: fn(), onSuccess: fn(), asset: 'SOL', requireConfirmOrder: false },
  parameters: {
    unreachable: {
      'one-row, many-rows': 'it has one product',
      'vip-only': 'a VIP takes the same order',
      'restricted-region': 'the exchange refuses the order in the region, like any other',
    },
    earn: { navigate, links: { transfer: (asset: string) => `/transfer/${asset}` } },
  },
} satisfies Meta<typeof StakingStakeDialog>;
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

/** Minimum, then balance; no reason for an empty field or zero; 12 characters; Max, clear; nothing without the agreement (ST-61 to ST-69). @state refused */
export const Tips: Story = {
  beforeEach: withMocks(),
  play: async () => {
    await screen.findAllByText('3.5107');
    await userEvent.click(screen.getByRole('checkbox'));
    await expect(await button(t('earn.staking.stake.action'))).toBeDisabled();
    await userEvent.type(await field(), '0');
    await expect(await button(t('earn.staking.stake.action'))).toBeDisabled();
    await userEvent.type(await field(), '.09');
    await shown(await screen.findByText(t('stake.number.minLimit', { amount: '0.1', coin: 'SOL' })));
    await userEvent.clear(await field());
    await userEvent.type(await field(), '-3.51071');
    await expect(await field()).toHaveValue('3.51071');
    await shown(await screen.findByText(t('stake.maxLimit.insufficientBalance', { amount: '3.5107', coin: 'SOL' })));
    await userEvent.clear(await field());
    await userEvent.type(await field(), '1.234567890123');
    await expect(await field()).toHaveValue('1.23456789');
    await press(t('earn.ui.max'));
    await expect(await field()).toHaveValue('3.5107');
    await waitFor(async () => expect(await button(t('earn.staking.stake.action'))).toBeEnabled());
    await userEvent.click(screen.getByRole('checkbox'));
    await waitFor(async () => expect(await button(t('earn.staking.stake.action'))).toBeDisabled());
    await press(t('earn.staking.stake.action'));
    await expect(mockExchange.done).toEqual([]);
  },
};

/** A single-currency account is unified, and so is where its stakes come from, whatever Simple Earn uses (SH-12, SH-14). */
export const UnifiedAccount: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mockEndpoint(account.accountMode, { mode: 'single_currency', first_open: 0, settings: { use_funding: 0 } }),
      ...mockStaking().handlers,
    ),
  play: async () => shown(await screen.findByRole('button', { name: t('earn.amount.availableUnified') })),
};

/** A stake from a VIP theme carries its source; the receipt leads to the holdings, or to an empty form (ST-50, ST-56, ST-57, ST-102, SH-53). @state success */
export const Staked: Story = {
  args: { vip: true },
  beforeEach: withMocks(),
  play: async ({ args }) => {
    await stake('2.5');
    await shown(await receipt(t('earn.staking.staked.title')));
    await shown(screen.getByText(t('earn.staking.staked.text', { amount: '2.5', coin: 'SOL' })));
    // The amount and the time are told once each.
    await expect(screen.getAllByText(/2\.5/)).toHaveLength(1);
    await expect(screen.getAllByText(/08:30/).filter((element) => element.textContent?.includes(day('2026-01-15')))).toHaveLength(1);
    await expect(mockExchange.done).toEqual(['stake 2.5 SOL in 31 as VIP']);
    await expect(args.onSuccess).toHaveBeenCalledTimes(1);
    await press(t('earn.staking.staked.view'));
    await expect(navigate).toHaveBeenCalledWith(address('/myaccount/myfunds/financial_staking?asset=SOL&product-type=0'));
    await press(t('earn.staking.staked.more'));
    await expect(await field()).toHaveValue('');
    // Balance and holding are read again.
    await shown((await screen.findAllByText('1.0107'))[0] as HTMLElement);
    await shown(await screen.findByText('6.7'));
  },
};

/** A bonus by web3 tasks: the receipt leads to the tasks (ST-50, AMB-138). */
export const Web3Tasks: Story = {
  beforeEach: withMocks({
    product: plainProduct({
      extra_interest_type: 'web3 task',
      extra_interest_task: { interest_key: 'k', jump_web: 'https://exchange.example/tasks' },
    }),
  }),
  play: async ({ args }) => {
    await stake('1');
    await shown(await receipt(t('earn.staking.staked.title')));
    await press(t('earn.staking.staked.tasks'));
    await expect(navigate).toHaveBeenCalledWith('https://exchange.example/tasks');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

/** A spinner stands in the dialog while the product is read (ST-37). @state loading */
export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(neverAnswers(staking.products.product), ...mockStaking().handlers),
  play: async () => {
    await shown(await screen.findByRole('status', { name: t('earn.staking.stake.loading') }));
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

const cache = createEarnQueryClient();

/** When the product cannot be refreshed, the form stays with a warning that its rates may have changed, and can read it again. @state stale */
export const Stale: Story = {
  parameters: { earn: { queryClient: cache } },
  beforeEach: withMocks(),
  play: async ({ msw }) => {
    await screen.findAllByText('3.5107');
    await userEvent.type(await field(), '1');
    msw.use(httpError(staking.products.product, 503));
    void cache.invalidateQueries();
    await shown(await screen.findByText(part(t('earn.staking.stake.stale'))));
    await expect(await field()).toHaveValue('1');
    msw.use(...mockStaking().handlers);
    await userEvent.click(await button(t('earn.retry')));
    await waitFor(() => expect(screen.queryByText(part(t('earn.staking.stake.stale')))).toBeNull());
    await expect(await field()).toHaveValue('1');
  },
};

/** @state empty */
export const Missing: Story = {
  beforeEach: ({ msw }) => msw.use(mockEndpoint(staking.products.product, null), ...mockStaking().handlers),
  play: async () => {
    await shown(await screen.findByText(t('earn.staking.stake.missing')));
  },
};

/** An unknown type is the plain form, and without a minimum nothing can be staked; the form says so. */
export const ConfigWithoutFields: Story = {
  beforeEach: withMocks({ product: { coin: 'SOL', type: 9 } }),
  play: async () => {
    await shown(await screen.findByText(part(t('earn.staking.stake.no-minimum'))));
    await expect(await button(t('earn.staking.stake.action'))).toBeDisabled();
  },
};

/** An empty list of protocols: nothing can be staked, and the form says so. */
export const NoProtocols: Story = {
  args: { asset: 'ETH' },
  beforeEach: withMocks({ product: defiProduct({ defi: [] }) }),
  play: async () => {
    await shown(await screen.findByText(t('earn.staking.stake.no-protocol')));
    await expect(await button(t('earn.staking.stake.action'))).toBeDisabled();
  },
};

/** An unknown balance is not zero: no amount is refused and nothing can be sent. @state partly-failed */
export const UnknownBalance: Story = {
  beforeEach: ({ msw }) => msw.use(httpError(account.balances, 500), ...mockStaking().handlers),
  play: async () => {
    await userEvent.type(await field(), '50');
    await shown(await button(t('earn.retry')));
    await expect((await field()).getAttribute('aria-invalid')).toBeNull();
    await expect(await button(t('earn.staking.stake.action'))).toHaveAccessibleDescription(
      beginning(t('earn.staking.stake.missing.balance')),
    );
  },
};

/** @state submitting */
export const Submitting: Story = {
  beforeEach: ({ msw }) => msw.use(neverAnswers(staking.stakes.stake), ...mockStaking().handlers),
  play: async () => {
    await stake('1');
    await waitFor(async () => expect(await field()).toHaveAttribute('readonly'));
  },
};

/** While the stake is on its way its protocol cannot be changed, as little as its amount (N01, N05). @state submitting */
export const ProtocolWhileSubmitting: Story = {
  args: { asset: 'ETH' },
  beforeEach: ({ msw }) => msw.use(neverAnswers(staking.stakes.stake), ...mockStaking({ product: defiProduct() }).handlers),
  play: async () => {
    await stake('1');
    await waitFor(async () => expect(await button(t('earn.staking.stake.choose'))).toBeDisabled());
    await expect(await field()).toHaveAttribute('readonly');
  },
};

/** While the stake is on its way its coin cannot be changed, so that no second one is sent beside it (N01, N05). @state submitting */
export const CoinWhileSubmitting: Story = {
  args: { asset: 'USDT' },
  beforeEach: ({ msw }) => msw.use(neverAnswers(staking.stakes.stake), ...mockStaking({ product: mintProduct() }).handlers),
  play: async () => {
    await stake('1', t('earn.staking.stake.mint'));
    await waitFor(async () => expect(await button(t('earn.staking.stake.switchCoin'))).toBeDisabled());
    await expect(await field()).toHaveAttribute('readonly');
  },
};

/** The stake is placed but its answer is lost: it is found in what the person holds and reported once. @state outcome-unknown */
export const AnswerLost: Story = {
  beforeEach: ({ msw }) => {
    mockExchange = mockStaking();
    msw.use(...mockExchange.losingAnswers);
  },
  play: async () => {
    await stake('1');
    await shown(await receipt(t('earn.staking.staked.title')));
    await expect(mockExchange.done).toEqual(['stake 1 SOL in 31']);
  },
};

/** The exchange refuses in its own words, which are text, and the amount stays (ST-58, SH-52). @state refused */
export const Refused: Story = {
  beforeEach: ({ msw }) => msw.use(refuse(staking.stakes.stake, 5, 'SOL <B>00:00</B> UTC'), ...mockStaking().handlers),
  play: async () => {
    await stake('1');
    await shown(await screen.findByText('SOL <B>00:00</B> UTC'));
    await expect(await field()).toHaveValue('1');
  },
};

/** Nothing is known about the order, and nothing can be found out: the person checks again or says that it was not placed. @state outcome-unknown */
export const OutcomeUnknown: Story = {
  beforeEach: ({ msw }) => {
    let asked = 0;
    msw.use(
      losesAnswer(staking.stakes.stake),
      http.get(`*${staking.products.user.path}`, () => {
        asked += 1;
        const data = { hold_amount: '4.2', tier: 6, is_crowd: 0 };
        return asked === 1 ? HttpResponse.json({ code: 0, message: '', data }) : HttpResponse.html('', { status: 500 });
      }),
      ...mockStaking().handlers,
    );
  },
  play: async () => {
    await stake('1');
    await shown(await screen.findByText(t('earn.submission.unresolved'), {}, { timeout: 30_000 }));
    const history = address('/myaccount/funds/finance/staking?asset=SOL&product-type=0&open-history=1');
    await expect(screen.getByRole('link', { name: t('earn.submission.history') })).toHaveAttribute('href', history);
    await expect(await field()).toHaveValue('1');
  },
};

/** An exchange rate that changed between typing and sending: nothing is sent before the person accepts the new one (R04). */
export const RateChanged: Story = {
  args: { asset: 'BTC' },
  beforeEach: ({ msw }) => {
    let reads = 0;
    mockExchange = mockStaking({ product: exchangeProduct() });
    msw.use(
      mockEndpoint(staking.products.product, () => exchangeProduct((reads += 1) === 1 ? {} : { exchange_rate: '0.9962' })),
      ...mockExchange.handlers,
    );
  },
  play: async () => {
    await stake('1');
    await shown(await screen.findByText(t('earn.staking.changed.exchange-rate', { from: '0.9971', to: '0.9962' })));
    await expect(screen.getAllByText(part(t('earn.rateChange.text')))).toHaveLength(1);
    await expect(mockExchange.done).toEqual([]);
    await press(t('earn.rateChange.accept', { to: '0.9962' }));
    await waitFor(async () => expect(await button(t('earn.staking.stake.action'))).toBeEnabled());
    // A press within half a second of the first counts as the same one (FM-20).
    await new Promise((resolve) => setTimeout(resolve, 600));
    await press(t('earn.staking.stake.action'));
    await shown(await receipt(t('earn.staking.staked.title')));
    await expect(mockExchange.done).toEqual(['stake 1 BTC in 41']);
  },
};

/** The protocol is no longer offered when the stake is sent: nothing is staked in another before the person chooses it, and the amount stays (R04, ST-74). @state refused */
export const ProtocolGone: Story = {
  args: { asset: 'ETH' },
  beforeEach: ({ msw }) => {
    let reads = 0;
    const lido = { pid: '121', protocol_name: 'LIDO', rate: '4.34', base_rate: '2.84' };
    const rocket = { pid: '122', protocol_name: 'ROCKET', rate: '4.91', base_rate: '4.91' };
    mockExchange = mockStaking({ product: defiProduct() });
    msw.use(
      mockEndpoint(staking.products.product, () => defiProduct({ defi: [(reads += 1) === 1 ? lido : rocket] })),
      ...mockExchange.handlers,
    );
  },
  play: async () => {
    await stake('1');
    await shown(await screen.findByText(beginning(t('earn.staking.stake.choice-gone'))));
    await expect(await button(t('earn.staking.stake.action'))).toBeDisabled();
    await press(t('earn.staking.stake.choose'));
    await userEvent.click(await screen.findByRole('radio', { name: /ROCKET/ }));
    await press(t('earn.staking.protocol.use', { name: 'ROCKET' }));
    await expect(await field()).toHaveValue('1');
    // A press within half a second of the first counts as the same one (FM-20).
    await new Promise((resolve) => setTimeout(resolve, 600));
    await press(t('earn.staking.stake.action'));
    await shown(await receipt(t('earn.staking.staked.title')));
    await expect(mockExchange.done).toEqual(['stake 1 ETH in 122']);
  },
};

/** Embedded in another page there is no transfer shortcut (ST-36, AMB-118). */
export const Embedded: Story = {
  args: { embedded: true },
  beforeEach: withMocks({ held: '0' }),
  play: async () => {
    await screen.findAllByText('3.5107');
    await userEvent.type(await field(), '9');
    await shown(await screen.findByText(t('stake.maxLimit.insufficientBalance', { amount: '3.5107', coin: 'SOL' })));
    await expect(screen.queryByRole('button', { name: t('earn.addFunds.action') })).toBeNull();
  },
};

/** A visitor looks and is asked to sign in; what they hold is not asked for. @state signed-out */
export const Visitor: Story = {
  parameters: { earn: { session: { state: 'anonymous' } } },
  beforeEach: withMocks(),
  play: async () => {
    await expect(await button(t('earn.login'))).toBeEnabled();
    await expect(screen.queryByText(t('earn.staking.stake.held'))).toBeNull();
  },
};

/** The US edition commits (US-02, US-07). */
export const UsEdition: Story = {
  parameters: { earn: { edition: 'us' } },
  beforeEach: withMocks(),
  play: async () => {
    await stake('1', t('earn.staking.stake.action'));
    await shown(await receipt(t('earn.staking.staked.title')));
  },
};

/** At 320 px nothing is clipped and nothing overlaps. @state long */
export const VeryLongNumbers: Story = {
  globals: { viewport: { value: 'narrow' } },
  parameters: { viewport: { options: { narrow: { name: '320 px', styles: { width: '320px', height: '640px' } } } } },
  args: { asset: 'SUPERLONGCOINNAME1000' },
  beforeEach: withMocks({
    held: '123456789012.12345678',
    product: exchangeProduct({
      coin: 'SUPERLONGCOINNAME1000',
      reward_coin: 'SUPERLONGREWARDNAME1000',
      min_mortgage_amount: '123456789012.12345678',
      exchange_rate: '123456789.12345678',
      personal_mortgage_limit: '123456789012.12345678',
    }),
  }),
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await screen.findAllByText('3.5107');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
};
