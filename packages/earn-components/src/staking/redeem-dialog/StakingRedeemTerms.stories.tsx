import * as staking from '@earnkit/core/staking/contract';
import { createEarnQueryClient } from '@earnkit/hooks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { mockEndpoint } from '../../testing/mockEndpoint.ts';
import { button, field, press, read, receipt, shown } from '../../testing/orderPlay.ts';
import { type StakingMock, type StakingStart, mockStaking } from '../../testing/mockStaking.ts';
import {
  type StakingProductRow,
  debtProduct,
  defiProduct,
  exchangeProduct,
  mintProduct,
  networkProduct,
  plainProduct,
} from '../../testing/stakingRows.ts';
import { ANY, either, part, t, whole } from '../../testing/words.ts';
import { StakingRedeemDialog } from './StakingRedeemDialog.tsx';

const meta = {
  title: 'Staking/Redeem dialog, terms',
  component: StakingRedeemDialog,
  args: { open: true, onOpenChange: fn(), asset: 'SOL' },
} satisfies Meta<typeof StakingRedeemDialog>;
export default meta;
type Story = StoryObj<typeof meta>;
type Begin = Extract<NonNullable<Story['beforeEach']>, (...context: never[]) => unknown>;

/** The exchange of the story that is played. */
let mockExchange: StakingMock;
const withMocks =
  (start: StakingStart = {}): Begin =>
  ({ msw }) => {
    mockExchange = mockStaking(start);
    msw.use(...mockExchange.handlers);
  };

const cache = createEarnQueryClient();
const quotas = createEarnQueryClient();

/** How SOL is redeemed, with other terms than it has. */
const withTerms = (terms: Readonly<Record<string, string | number | null>>): StakingStart => ({
  product: plainProduct({
    redeem_config: [
      {
        redeem_coin: 'SOL',
        redeem_quick: 1,
        redeem_quick_long: 30,
        redeem_quick_fee: '0.0015',
        redeem_fee: '0.0005',
        redeem_quick_daily: '320',
        ...terms,
      },
    ],
  }),
});

/** The selector says what each way costs and how long it takes: days and fee, minutes and fee (ST-80, ST-97, ST-98). */
export const Selector: Story = {
  beforeEach: withMocks(),
  play: async () => {
    await screen.findByText('4.2');
    await expect(
      screen.getByRole('radio', { name: part(t('earn.staking.redeem.standard'), '0.05%', t('earn.staking.period.upTo', { days: 5 })) }),
    ).toBeChecked();
    await expect(
      screen.getByRole('radio', { name: part(t('earn.staking.redeem.fast'), '0.15%', t('earn.staking.redeem.minutes', { minutes: 30 })) }),
    ).not.toBeChecked();
  },
};

/** A fee has every digit it has, or it would be said as less than it is (ST-97, ST-98). */
export const SmallFees: Story = {
  beforeEach: withMocks(withTerms({ redeem_fee: '0.00005', redeem_quick_fee: '0.00125' })),
  play: async () => {
    await screen.findByText('4.2');
    await expect(
      screen.getByRole('radio', { name: part(t('earn.staking.redeem.standard'), t('earn.staking.redeem.feeOf', { rate: '0.005%' })) }),
    ).toBeChecked();
    await expect(
      screen.getByRole('radio', { name: part(t('earn.staking.redeem.fast'), t('earn.staking.redeem.feeOf', { rate: '0.125%' })) }),
    ).not.toBeChecked();
    await expect(screen.getAllByText(t('earn.staking.redeem.feeOf', { rate: '0.005%' }))).toHaveLength(2);
  },
};

/** A most of -1 days is none: the selector says the days that are known, as the tip does, and never that it is immediate (ST-98, AMB-109). */
export const NoMostOfDays: Story = {
  beforeEach: withMocks({ product: plainProduct({ income_days: 7, extra: { redeem_minday: 7, redeem_maxday: -1 } }) }),
  play: async () => {
    await read(t('earn.staking.period.tip.equal', { days: 7 }));
    await expect(
      screen.getByRole('radio', { name: part(t('earn.staking.redeem.standard'), '0.05%', t('earn.staking.period.equal', { days: 7 })) }),
    ).toBeChecked();
    await expect(screen.queryByText(t('earn.immediately'))).toBeNull();
  },
};

/** At least as many days as at most: the tip names one number (ST-83, ST-94, ST-96). */
export const EqualDays: Story = {
  args: { asset: 'ATOM' },
  beforeEach: withMocks({ product: networkProduct() }),
  play: () => read(t('earn.staking.period.tip.equal', { days: 14 })),
};

/** Only a most of days: the tip says up to (ST-83, ST-93, ST-96). */
export const MostDays: Story = {
  args: { asset: 'BTC' },
  beforeEach: withMocks({ product: exchangeProduct() }),
  play: () => read(t('earn.staking.period.tip.upTo', { days: 3 })),
};

/** No days are said: there is no tip, and no arrival is made up (ST-82, ST-96). */
export const UnknownDays: Story = {
  beforeEach: withMocks({ product: plainProduct({ extra: null, income_days: null }) }),
  play: async () => {
    await screen.findByText('4.2');
    await expect(
      screen.queryByText(
        either(
          t('earn.staking.period.tip.immediate'),
          t('earn.staking.period.tip.upTo', { days: ANY }),
          t('earn.staking.period.tip.equal', { days: ANY }),
          t('earn.staking.period.tip.range', { min: ANY, max: ANY }),
        ),
      ),
    ).toBeNull();
    await expect(screen.getAllByRole('listitem')[1]).toHaveTextContent('--');
  },
};

/** More days than a calendar has: the arrival is not known, and nothing breaks (ST-82). */
export const DaysBeyondTheCalendar: Story = {
  beforeEach: withMocks({ product: plainProduct({ income_days: 999_999_999_999_999 }) }),
  play: async () => {
    await screen.findByText('4.2');
    await expect(screen.getAllByRole('listitem')[1]).toHaveTextContent(whole(t('earn.staking.redeem.arrivesAbout'), '--'));
  },
};

/** A quota of -1 has no limit (ST-91, AMB-106). */
export const NoDailyLimit: Story = {
  beforeEach: withMocks(withTerms({ redeem_quick_daily: '-1' })),
  play: async () => {
    await screen.findByText('4.2');
    await userEvent.click(await screen.findByRole('radio', { name: part(t('earn.staking.redeem.fast')) }));
    await read(t('earn.staking.redeem.noQuota'));
    await press(t('earn.ui.max'));
    await expect(await field()).toHaveValue('4.2');
  },
};

/** In a fast redemption Max stops at what is left of the quota (ST-88). */
export const MaxOfQuota: Story = {
  beforeEach: withMocks(withTerms({ redeem_quick_daily: '2.5' })),
  play: async () => {
    await screen.findByText('4.2');
    await userEvent.click(await screen.findByRole('radio', { name: part(t('earn.staking.redeem.fast')) }));
    await press(t('earn.ui.max'));
    await expect(await field()).toHaveValue('2.5');
  },
};

/** A quota that is not above the minimum closes the fast way and says so (ST-91). @state quota-used */
export const QuotaBelowMinimum: Story = {
  beforeEach: withMocks(withTerms({ redeem_quick_daily: '0.1' })),
  play: async () => {
    await screen.findByText('4.2');
    await expect(
      await screen.findByRole('radio', { name: part(t('earn.staking.redeem.fast'), t('earn.staking.redeem.fast.quota-too-small')) }),
    ).toBeDisabled();
  },
};

/** Others take the quota while the fast way is chosen: a line above the button says why nothing can be sent (ST-91). @state quota-used */
export const QuotaTaken: Story = {
  parameters: { earn: { queryClient: quotas } },
  beforeEach: withMocks(),
  play: async ({ msw }) => {
    await screen.findByText('4.2');
    await userEvent.click(await screen.findByRole('radio', { name: part(t('earn.staking.redeem.fast')) }));
    await userEvent.type(await field(), '1');
    await waitFor(async () => expect(await button(t('earn.redeem'))).toBeEnabled());
    msw.use(...mockStaking(withTerms({ redeem_quick_daily: '0.1' })).handlers);
    void quotas.invalidateQueries();
    await waitFor(async () => expect(await button(t('earn.redeem'))).toBeDisabled());
    await expect(await button(t('earn.redeem'))).toHaveAccessibleDescription(
      t('earn.staking.redeem.fast.closed', { reason: t('earn.staking.redeem.fast.quota-too-small') }),
    );
  },
};

/** A fee that is not said is unknown, not zero, and keeps nobody from redeeming (ST-98, FM-14). */
export const UnknownFee: Story = {
  beforeEach: withMocks(withTerms({ redeem_fee: null })),
  play: async () => {
    await screen.findByText('4.2');
    await userEvent.type(await field(), '1');
    await waitFor(async () => expect(await button(t('earn.redeem'))).toBeEnabled());
    await expect(screen.getByText(t('earn.staking.redeem.fee')).closest('div')).toHaveTextContent('--');
    await read(part(t('earn.staking.redeem.feeUnknown')));
  },
};

/** 12 characters, and Max within them (ST-89, AMB-052). */
export const TwelveCharacters: Story = {
  beforeEach: withMocks({ held: '98765.12345678' }),
  play: async () => {
    await screen.findByText('98,765.12345678');
    await userEvent.type(await field(), '1.234567890123');
    await expect(await field()).toHaveValue('1.23456789');
    await press(t('earn.ui.max'));
    await expect(await field()).toHaveValue('98765.123456');
  },
};

/** A credit is paid out in another coin, with the fee of that coin (ST-79, ST-81). */
export const DebtOtherCoin: Story = {
  args: { asset: 'USDT', pid: '61' },
  beforeEach: withMocks({ product: debtProduct() }),
  play: async () => {
    await screen.findByText('4.2');
    await userEvent.click(await screen.findByRole('combobox', { name: t('earn.staking.redeem.into') }));
    await userEvent.click(await screen.findByRole('option', { name: 'USDC' }));
    await userEvent.type(await field(), '2');
    // 2 × 0.2 %
    await read('0.004');
    await expect(screen.getByText(t('earn.staking.redeem.received')).closest('div')).toHaveTextContent('1.996');
    await waitFor(async () => expect(await button(t('earn.redeem'))).toBeEnabled());
    await press(t('earn.redeem'));
    await shown(await receipt(t('earn.staking.redeemed.title')));
    await expect(mockExchange.done).toEqual(['redeem 2 USDT in 61 standard as USDC']);
  },
};

/** One protocol is held: it is chosen without being asked (ST-78). */
export const OneProtocolHeld: Story = {
  args: { asset: 'ETH' },
  beforeEach: withMocks({ product: defiProduct(), protocols: [{ pid: '122', name: 'ROCKET', amount: '1.2' }] }),
  play: async () => {
    await screen.findByText('1.2');
    await expect(screen.queryByRole('combobox', { name: t('earn.staking.redeem.from') })).toBeNull();
    // Before an amount is typed, the coin that will be received is named.
    await expect(screen.getByText(t('earn.staking.redeem.received')).closest('div')).toHaveTextContent(/SOL$/);
    await userEvent.type(await field(), '1');
    await waitFor(async () => expect(await button(t('earn.redeem'))).toBeEnabled());
    await press(t('earn.redeem'));
    await shown(await receipt(t('earn.staking.redeemed.title')));
    await expect(screen.getByText(t('earn.staking.stake.protocol')).closest('div')).toHaveTextContent('ROCKET');
    await expect(mockExchange.done).toEqual(['redeem 1 ETH in 122 standard as SOL']);
  },
};

/** A redemption of 1 SOL of which a term changes between typing and sending: nothing is sent before the person accepts, and the amount stays. */
const changed = (later: Partial<StakingProductRow>, change: () => string, now: () => string, done: string): Story => ({
  beforeEach: ({ msw }) => {
    let reads = 0;
    mockExchange = mockStaking();
    msw.use(
      mockEndpoint(staking.products.product, () => plainProduct((reads += 1) === 1 ? {} : later)),
      ...mockExchange.handlers,
    );
  },
  play: async () => {
    await screen.findByText('4.2');
    await userEvent.type(await field(), '1');
    await waitFor(async () => expect(await button(t('earn.redeem'))).toBeEnabled());
    await press(t('earn.redeem'));
    await read(change());
    await expect(screen.getAllByText(part(t('earn.rateChange.text')))).toHaveLength(1);
    await press(t('earn.redeem'));
    await expect(await button(t('earn.rateChange.accept', { to: now() }))).toHaveFocus();
    await expect(await field()).toHaveValue('1');
    await expect(mockExchange.done).toEqual([]);
    await press(t('earn.rateChange.accept', { to: now() }));
    // A press within 200 ms of the first counts as the same one (FM-20).
    await new Promise((resolve) => setTimeout(resolve, 300));
    await press(t('earn.redeem'));
    await shown(await receipt(t('earn.staking.redeemed.title')));
    await expect(mockExchange.done).toEqual([done]);
  },
});

/** A fee that rose (R04). @state refused */
export const FeeChanged: Story = changed(
  withTerms({ redeem_fee: '0.01' }).product ?? {},
  () => t('earn.staking.changed.fee', { from: '0.05%', to: '1%' }),
  () => '1%',
  'redeem 1 SOL standard as SOL',
);

/** Another coin is paid out (R04, ST-81). @state refused */
export const PayoutChanged: Story = changed(
  withTerms({ redeem_coin: 'USDT' }).product ?? {},
  () => t('earn.staking.changed.coin', { to: 'USDT', from: 'SOL' }),
  () => 'USDT',
  'redeem 1 SOL standard as USDT',
);

/** It takes longer (R04, ST-95). @state refused */
export const PeriodChanged: Story = changed(
  { extra: { redeem_minday: 1, redeem_maxday: 9 } },
  () =>
    t('earn.staking.changed.period', {
      from: t('earn.staking.period.range', { min: '1', max: '5' }),
      to: t('earn.staking.period.range', { min: '1', max: '9' }),
    }),
  () => t('earn.staking.period.range', { min: '1', max: '9' }),
  'redeem 1 SOL standard as SOL',
);

/** All of the protocol is redeemed elsewhere meanwhile: nothing moves to the other one before the person chooses it (R05, ST-77). @state empty */
export const ProtocolRedeemedElsewhere: Story = {
  args: { asset: 'ETH', pid: '122', debt: false },
  parameters: { earn: { queryClient: cache } },
  beforeEach: ({ msw }) => {
    const [rocket, lido] = [
      { pid: '122', name: 'ROCKET', amount: '1.2' },
      { pid: '121', name: 'LIDO', amount: '3' },
    ];
    mockExchange = mockStaking({ product: defiProduct(), protocols: [lido] });
    msw.use(...mockStaking({ product: defiProduct(), protocols: [rocket, lido] }).handlers);
  },
  play: async ({ msw }) => {
    await screen.findByText('1.2');
    await userEvent.type(await field(), '1');
    await waitFor(async () => expect(await button(t('earn.redeem'))).toBeEnabled());
    msw.use(...mockExchange.handlers);
    void cache.invalidateQueries();
    await waitFor(async () => expect(await button(t('earn.redeem'))).toBeDisabled());
    await expect(await field()).toHaveValue('1');
    await userEvent.click(await screen.findByRole('combobox', { name: t('earn.staking.redeem.from') }));
    await userEvent.click(await screen.findByRole('option', { name: /LIDO/ }));
    await waitFor(async () => expect(await button(t('earn.redeem'))).toBeEnabled());
    await expect(mockExchange.done).toEqual([]);
  },
};

/** Another protocol is chosen, and what can be redeemed is what is held there (ST-77). */
export const OtherProtocol: Story = {
  args: { asset: 'ETH' },
  beforeEach: withMocks({
    product: defiProduct(),
    protocols: [
      { pid: '122', name: 'ROCKET', amount: '1.2' },
      { pid: '121', name: 'LIDO', amount: '3' },
    ],
  }),
  play: async () => {
    await userEvent.click(await screen.findByRole('combobox', { name: t('earn.staking.redeem.from') }));
    await userEvent.click(await screen.findByRole('option', { name: /ROCKET/ }));
    await press(t('earn.ui.max'));
    await expect(await field()).toHaveValue('1.2');
  },
};

/** What would stay and is too little to be redeemed alone is said, with an offer of all of it (AMB-164). */
export const Leftover: Story = {
  beforeEach: withMocks(),
  play: async () => {
    await screen.findByText('4.2');
    await userEvent.type(await field(), '4.15');
    await read(t('earn.leftover.title', { left: '0.05 SOL' }));
    await read(part(t('earn.leftover.text', { least: '0.1 SOL' })));
    await press(t('earn.leftover.all', { all: '4.2 SOL' }));
    await expect(await field()).toHaveValue('4.2');
    await expect(screen.queryByText(t('earn.leftover.title', { left: '0.05 SOL' }))).toBeNull();
    await press(t('earn.redeem'));
    await shown(await receipt(t('earn.staking.redeemed.title')));
    await expect(mockExchange.done).toEqual(['redeem 4.2 SOL standard as SOL']);
  },
};

/** A holding with more digits than the field takes is redeemed as a whole all the same (ST-89, AMB-164). */
export const LeftoverOfALongAmount: Story = {
  beforeEach: withMocks({ held: '98765.12345678' }),
  play: async () => {
    await screen.findByText('98,765.12345678');
    await press(t('earn.ui.max'));
    await read(t('earn.leftover.title', { left: '0.00000078 SOL' }));
    await press(t('earn.leftover.all', { all: '98,765.12345678 SOL' }));
    await press(t('earn.redeem'));
    await shown(await receipt(t('earn.staking.redeemed.title')));
    await expect(mockExchange.done).toEqual(['redeem 98765.12345678 SOL standard as SOL']);
  },
};

/** A holding below the minimum can be redeemed as a whole, and not in parts (ST-86, AMB-164). */
export const BelowTheMinimum: Story = {
  beforeEach: withMocks({ held: '0.05' }),
  play: async () => {
    await screen.findByText('0.05');
    await userEvent.type(await field(), '0.04');
    await read(t('redeem.number.minLimit', { amount: '0.1', coin: 'SOL' }));
    await userEvent.clear(await field());
    await press(t('earn.ui.max'));
    await waitFor(async () => expect(await button(t('earn.redeem'))).toBeEnabled());
    await press(t('earn.redeem'));
    await shown(await receipt(t('earn.staking.redeemed.title')));
    await expect(mockExchange.done).toEqual(['redeem 0.05 SOL standard as SOL']);
  },
};

/** Where today's quota does not reach for all of it, all of it is not offered (ST-88, AMB-164). @state quota-used */
export const LeftoverAboveQuota: Story = {
  beforeEach: withMocks(withTerms({ redeem_quick_daily: '4.15' })),
  play: async () => {
    await screen.findByText('4.2');
    await userEvent.click(await screen.findByRole('radio', { name: part(t('earn.staking.redeem.fast')) }));
    await press(t('earn.ui.max'));
    await read(t('earn.leftover.title', { left: '0.05 SOL' }));
    await expect(screen.queryByRole('button', { name: part(t('earn.leftover.all', { all: ANY })) })).toBeNull();
  },
};

/** Of a product with several coins one chooses which is redeemed; the list says what is held of each. */
export const SeveralCoins: Story = {
  args: { asset: 'USDT', pid: '51' },
  beforeEach: withMocks({
    coins: { USDT: '3', USDC: '5' },
    product: {
      ...mintProduct(),
      redeem_config: [
        { redeem_coin: 'USDC', redeem_quick: 0, redeem_fee: '0', redeem_quick_daily: '0' },
        { redeem_coin: 'USDT', redeem_quick: 0, redeem_fee: '0.0001', redeem_quick_daily: '0' },
      ],
    },
  }),
  play: async () => {
    await screen.findByRole('dialog', { name: t('earn.redeemCoin', { coin: 'USDT' }) });
    await userEvent.click(await screen.findByRole('combobox', { name: t('earn.staking.redeem.of') }));
    await userEvent.click(await screen.findByRole('option', { name: /USDC/ }));
    await screen.findByRole('dialog', { name: t('earn.redeemCoin', { coin: 'USDC' }) });
    await press(t('earn.ui.max'));
    await expect(await field()).toHaveValue('5');
    await press(t('earn.redeem'));
    await shown(await receipt(t('earn.staking.redeemed.arrivedTitle')));
    await expect(mockExchange.done).toEqual(['redeem 5 USDC in 51 standard as USDC']);
  },
};

/** Who holds only the second coin of a product redeems that one. */
export const SecondCoinAlone: Story = {
  args: { asset: 'USDT', pid: '51' },
  beforeEach: withMocks({ coins: { USDC: '5' }, product: mintProduct() }),
  play: async () => {
    await screen.findByRole('dialog', { name: t('earn.redeemCoin', { coin: 'USDC' }) });
    await expect(screen.queryByRole('combobox', { name: t('earn.staking.redeem.of') })).toBeNull();
  },
};

/** Rewards that are not paid yet are shown as they accrue, and the receipt says what was paid (ST-100). */
export const RewardsPaidWithIt: Story = {
  beforeEach: withMocks({ accrued: { SOL: '0.0125' } }),
  play: async () => {
    await read(t('earn.staking.redeem.accruedIn', { coin: 'SOL' }));
    await read('0.0125');
    await userEvent.type(await field(), '1');
    await press(t('earn.redeem'));
    await shown(await receipt(t('earn.staking.redeemed.title')));
    await read(t('earn.staking.redeemed.accrued', { coin: 'SOL' }));
  },
};

/** The fee is less the discount of the person's VIP tier, and says so (ST-06, ST-98). */
export const VipDiscount: Story = {
  beforeEach: withMocks({ product: plainProduct({ vip_config: [{ min_tier: 5, max_tier: 8, vip_sale: '10' }] }) }),
  play: async () => {
    await screen.findByText('4.2');
    await userEvent.type(await field(), '2');
    // 2 × 0.05 % less 10 %
    await read('0.0009');
    await read(t('earn.staking.redeem.vip', { discount: '10%' }));
    await expect(screen.getByText(t('earn.staking.redeem.received')).closest('div')).toHaveTextContent('1.9991');
  },
};
