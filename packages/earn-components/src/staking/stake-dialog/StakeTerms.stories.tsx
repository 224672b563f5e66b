import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { button, field, press, read, receipt, shown, stake } from '../../testing/orderPlay.ts';
import { type StakingMock, type StakingStart, mockStaking } from '../../testing/mockStaking.ts';
import { STORY_NOW } from '../../testing/simpleEarnRows.ts';
import { defiProduct, exchangeProduct, mintProduct, networkProduct, plainProduct } from '../../testing/stakingRows.ts';
import { inList, part, t } from '../../testing/words.ts';
import { StakingStakeDialog } from './StakingStakeDialog.tsx';

const meta = {
  title: 'Staking/Stake dialog, terms',
  component: StakingStakeDialog,
  args: { open: true, onOpenChange: fn(), asset: 'SOL', requireConfirmOrder: false },
  parameters: { earn: { links: { transfer: (asset: string) => `/transfer/${asset}` } } },
} satisfies Meta<typeof StakingStakeDialog>;
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

/** What a person owes is not available, and the tip says what is left (ST-15, ST-65, ST-66). */
export const Loan: Story = {
  beforeEach: withMocks({ owed: '1.5107' }),
  play: async () => {
    await shown((await screen.findAllByText('2'))[0] as HTMLElement);
    await userEvent.type(await field(), '2.1');
    await read(t('stake.maxLimit.insufficientBalance', { amount: '2', coin: 'SOL' }));
    await press(t('earn.ui.max'));
    await expect(await field()).toHaveValue('2');
  },
};

/** A product that takes borrowed coins leaves the whole balance available (ST-66, AMB-067). */
export const BorrowedCoins: Story = {
  beforeEach: withMocks({ owed: '1.5107', product: plainProduct({ borrow_support: 1 }) }),
  play: async () => {
    await screen.findAllByText('3.5107');
    await press(t('earn.ui.max'));
    await expect(await field()).toHaveValue('3.5107');
  },
};

/** Max never passes 12 characters, and never the balance (ST-61, ST-67, AMB-052). */
export const MaxOfTwelveCharacters: Story = {
  beforeEach: withMocks({ available: '98765.12345678' }),
  play: async () => {
    await shown((await screen.findAllByText('98,765.12345678'))[0] as HTMLElement);
    await press(t('earn.ui.max'));
    await expect(await field()).toHaveValue('98765.123456');
    await expect((await field()).getAttribute('aria-invalid')).toBeNull();
  },
};

/** An account of the VIP kind has 2 decimals (ST-70, AMB-105). */
export const VipAccount: Story = {
  args: { accountKind: 3 },
  beforeEach: withMocks(),
  play: async () => {
    await screen.findAllByText('3.5107');
    await userEvent.type(await field(), '1.2345');
    await expect(await field()).toHaveValue('1.23');
    await press(t('earn.ui.max'));
    await expect(await field()).toHaveValue('3.51');
  },
};

/** What is held counts against the limit: the form says what is left of it, and Max and the tip keep within (AMB-114). @state quota-used */
export const PersonalLimit: Story = {
  beforeEach: withMocks({ product: plainProduct({ personal_mortgage_limit: '6.7', crowd_mortgage_limit: '20' }) }),
  play: async () => {
    await read(t('earn.staking.stake.limitLeft'));
    await read('2.5');
    await read(t('earn.staking.stake.limitOf', { amount: '6.7', coin: 'SOL' }));
    await press(t('earn.ui.max'));
    await expect(await field()).toHaveValue('2.5');
    await userEvent.clear(await field());
    await userEvent.type(await field(), '3');
    await read(t('earn.staking.limitLeft', { amount: '2.5', coin: 'SOL' }));
    await expect(await button(t('earn.staking.stake.action'))).toBeDisabled();
  },
};

/** A crowd holder has a limit of their own and sees no discount (ST-13, ST-44, AMB-114). */
export const CrowdHolder: Story = {
  args: { asset: 'ETH' },
  beforeEach: withMocks({ crowd: true, product: defiProduct({ personal_mortgage_limit: '500', crowd_mortgage_limit: '20' }) }),
  play: async () => {
    await read('15.8');
    await read(t('earn.staking.stake.limitOf', { amount: '20', coin: 'ETH' }));
    await expect(screen.queryByRole('tab', { name: t('earn.staking.stake.vip') })).toBeNull();
  },
};

/** A person without a tier sees no discount (ST-44, AMB-115). */
export const NoTier: Story = {
  args: { asset: 'ETH' },
  beforeEach: withMocks({ tier: 0, product: defiProduct() }),
  play: async () => {
    await screen.findAllByText('3.5107');
    await shown(await screen.findByRole('tab', { name: t('earn.staking.stake.introduction') }));
    await expect(screen.queryByRole('tab', { name: t('earn.staking.stake.vip') })).toBeNull();
  },
};

/** A bonus that has ended adds nothing, although its status still says otherwise (ST-71). */
export const BonusEnded: Story = {
  beforeEach: withMocks({
    product: plainProduct({
      extra_interest: {
        status: 1,
        max_interest: '2',
        reward_coin: 'GT',
        start_time: STORY_NOW - 200,
        end_time: STORY_NOW - 100,
        interest: JSON.stringify([{ money_min: '0', money_max: '', money_rate: '2' }]),
      },
    }),
  }),
  play: async () => {
    await screen.findAllByText('3.5107');
    await expect(screen.queryByText(t('earn.staking.stake.bonus'))).toBeNull();
    await expect(screen.queryByRole('button', { name: t('earn.staking.stake.bonusRules') })).toBeNull();
  },
};

/** The bonus of a protocol has finished, and that of another pays nothing: neither is a part of the rate (ST-71, AMB-123). */
export const ProtocolBonusEnded: Story = {
  args: { asset: 'ETH' },
  beforeEach: withMocks({
    product: defiProduct({
      defi: [
        { pid: '121', protocol_name: 'LIDO', rate: '2.84', base_rate: '2.84', extra_interest: { status: 2, max_interest: '1.5' } },
        { pid: '122', protocol_name: 'ROCKET', rate: '4.91', base_rate: '4.91', extra_interest: { status: 1, max_interest: '0' } },
      ],
    }),
  }),
  play: async () => {
    await read(t('earn.staking.protocol.base', { base: '2.84%' }));
    await press(t('earn.staking.stake.choose'));
    await read(t('earn.staking.protocol.base', { base: '4.91%' }));
  },
};

/** Only the reverse rate is known: what is received is computed from it, and it stands beside it as it is given (ST-07). */
export const ReverseRate: Story = {
  args: { asset: 'BTC' },
  beforeEach: withMocks({ product: exchangeProduct({ exchange_rate: null, exchange_rate_reverse: '1.25' }) }),
  play: async () => {
    await screen.findAllByText('3.5107');
    await userEvent.type(await field(), '1');
    await read('0.8');
    await read('1 GTBTC = 1.25 BTC');
    await expect(screen.queryByText(/1 BTC = /)).toBeNull();
  },
};

/** A rate of 0 is none: the reverse rate stands on the screen, by which what is received is computed (ST-07). */
export const RateOfZero: Story = {
  parameters: { sameAs: 'a rate of zero is none, so the reverse rate is used' },
  ...ReverseRate,
  beforeEach: withMocks({ product: exchangeProduct({ exchange_rate: '0', exchange_rate_reverse: '1.25' }) }),
};

/** Neither rate is known: what is received is unknown, which is not zero, and staking goes on (ST-07). */
export const RateOfExchangeUnknown: Story = {
  args: { asset: 'BTC' },
  beforeEach: withMocks({ product: exchangeProduct({ exchange_rate: null }) }),
  play: async () => {
    await stake('1');
    await shown(await receipt(t('earn.staking.staked.title')));
    await expect(mockExchange.done).toEqual(['stake 1 BTC in 41']);
  },
};

/** A stake for a network: the receipt says that the reward is paid with the redemption (ST-50, ST-100). */
export const PaidWithRedemption: Story = {
  args: { asset: 'ATOM' },
  beforeEach: withMocks({ product: networkProduct() }),
  play: async () => {
    await stake('1');
    await shown(await receipt(t('earn.staking.staked.title')));
    await read(t('earn.staking.staked.atRedemption'));
  },
};

/** The transfer shortcut hides the form and gives it back with what was typed (ST-40, ST-47). */
export const TransferShortcut: Story = {
  beforeEach: withMocks(),
  play: async () => {
    await screen.findAllByText('3.5107');
    await userEvent.type(await field(), '3');
    await press(t('earn.addFunds.action'));
    await shown(await screen.findByRole('dialog', { name: part(t('earn.addFunds.title', { coin: 'SOL' })) }));
    await userEvent.keyboard('{Escape}');
    await waitFor(async () => expect(await field()).toBeVisible());
    await expect(await field()).toHaveValue('3');
    // The agreement is not ticked.
    await expect(await button(t('earn.staking.stake.action'))).toBeDisabled();
  },
};

/** A product that is sold out says so in its form, and nothing can be sent. @state sold-out */
export const SoldOut: Story = {
  beforeEach: withMocks({ product: plainProduct({ left_amount: '0.05' }) }),
  play: async () => {
    await read(t('earn.staking.stake.sold-out'));
    await expect(await button(t('earn.staking.stake.action'))).toBeDisabled();
  },
};

/** What is left for everybody is known before sending, and Max keeps within it. */
export const LittleLeft: Story = {
  beforeEach: withMocks({ product: plainProduct({ left_amount: '2' }) }),
  play: async () => {
    await read(t('earn.staking.detail.left'));
    await screen.findAllByText('3.5107');
    await press(t('earn.ui.max'));
    await expect(await field()).toHaveValue('2');
    await userEvent.clear(await field());
    await userEvent.type(await field(), '2.5');
    await read(t('earn.staking.productLeft', { amount: '2', coin: 'SOL' }));
  },
};

/** A limit that is used up is said in the form (AMB-114). @state quota-used */
export const LimitUsedUp: Story = {
  beforeEach: withMocks({ product: plainProduct({ personal_mortgage_limit: '4.25' }) }),
  play: async () => {
    await read(t('earn.staking.stake.limit-used-up'));
    await expect(await button(t('earn.staking.stake.action'))).toBeDisabled();
  },
};

/** Coins of one worth share a limit: what is held of one counts against the other (AMB-114). */
export const SharedLimit: Story = {
  args: { asset: 'USDT' },
  beforeEach: withMocks({ coins: { USDT: '3', USDC: '5' }, product: { ...mintProduct(), personal_mortgage_limit: '10' } }),
  play: async () => {
    await read(t('earn.staking.stake.limitLeft'));
    await read(t('earn.staking.stake.limitOfCoins', { amount: '10', coin: 'USDT', coins: inList('USDT', 'USDC') }));
    await press(t('earn.ui.max'));
    await expect(await field()).toHaveValue('2');
  },
};

const WEB3 = plainProduct({
  rate: '9.12',
  extra_interest_type: 'web3 task',
  extra_interest_task: { interest_key: 'k', jump_web: 'https://exchange.example/tasks' },
  extra_interest: {
    status: 1,
    max_interest: '3',
    reward_coin: 'SOL',
    start_time: STORY_NOW - 200,
    end_time: STORY_NOW + 86_400,
    interest: '[{"money_min":"0","money_max":"100","money_rate":"3"}]',
  },
});

/** A web3 bonus says its task before staking: in the form, in the rules, in the rules of the bonus and in the confirmation (AMB-138, AMB-165). */
export const Web3Condition: Story = {
  args: { requireConfirmOrder: true },
  beforeEach: withMocks({ product: WEB3 }),
  play: async () => {
    await read(t('earn.staking.task.title'));
    await expect(screen.getByRole('link', { name: t('earn.staking.task.open') })).toHaveAttribute('href', 'https://exchange.example/tasks');
    await expect(screen.getAllByText(t('earn.staking.task.hint'))).toHaveLength(2);
    await read(t('earn.staking.rule.task'));
    await press(t('earn.staking.stake.bonusRules'));
    const rules = within(await screen.findByRole('dialog', { name: t('earn.staking.bonus.title', { coin: 'SOL' }) }));
    await shown(await rules.findByText(t('earn.staking.task.title')));
    await press(t('earn.ui.close'));
    await stake('1');
    const confirmation = within(await screen.findByRole('alertdialog', { name: t('earn.staking.confirm.title') }));
    await shown(await confirmation.findByText(t('earn.staking.task.todo')));
    await press(t('earn.confirm'));
    await shown(await receipt(t('earn.staking.staked.title')));
    await read(t('earn.staking.rule.task'));
  },
};

/** Once the task is done, nothing leads to it any more (AMB-165). */
export const Web3TaskDone: Story = {
  beforeEach: withMocks({ product: WEB3, taskDone: true }),
  play: async () => {
    await read(t('earn.staking.task.doneTitle'));
    await expect(screen.queryByRole('link', { name: t('earn.staking.task.open') })).toBeNull();
    await expect(screen.queryByText(t('earn.staking.task.hint'))).toBeNull();
  },
};
