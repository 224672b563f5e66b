import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { button, field, press, read, receipt, shown, stake } from '../../testing/orderPlay.ts';
import { type StakingDesk, type StakingStart, stakingDesk } from '../../testing/stakingDesk.ts';
import { STORY_NOW } from '../../testing/simpleEarnRows.ts';
import { defiProduct, exchangeProduct, networkProduct, plainProduct } from '../../testing/stakingRows.ts';
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
let desk: StakingDesk;
const withDesk =
  (start: StakingStart = {}): Begin =>
  ({ msw }) => {
    desk = stakingDesk(start);
    msw.use(...desk.handlers);
  };

/** What a person owes is not available, and the tip says what is left (ST-15, ST-65, ST-66). */
export const Loan: Story = {
  beforeEach: withDesk({ owed: '1.5107' }),
  play: async () => {
    await shown((await screen.findAllByText('2'))[0] as HTMLElement);
    await userEvent.type(await field(), '2.1');
    await read('You can stake at most 2 SOL');
    await press('Max');
    await expect(await field()).toHaveValue('2');
  },
};

/** A product that takes borrowed coins leaves the whole balance available (ST-66, AMB-067). */
export const BorrowedCoins: Story = {
  beforeEach: withDesk({ owed: '1.5107', product: plainProduct({ borrow_support: 1 }) }),
  play: async () => {
    await screen.findAllByText('3.5107');
    await press('Max');
    await expect(await field()).toHaveValue('3.5107');
  },
};

/** Max never passes 12 characters, and never the balance (ST-61, ST-67, AMB-052). */
export const MaxOfTwelveCharacters: Story = {
  beforeEach: withDesk({ available: '98765.12345678' }),
  play: async () => {
    await shown((await screen.findAllByText('98,765.12345678'))[0] as HTMLElement);
    await press('Max');
    await expect(await field()).toHaveValue('98765.123456');
    await expect((await field()).getAttribute('aria-invalid')).toBeNull();
  },
};

/** An account of the VIP kind has 2 decimals (ST-70, AMB-105). */
export const VipAccount: Story = {
  args: { accountKind: 3 },
  beforeEach: withDesk(),
  play: async () => {
    await screen.findAllByText('3.5107');
    await userEvent.type(await field(), '1.2345');
    await expect(await field()).toHaveValue('1.23');
    await press('Max');
    await expect(await field()).toHaveValue('3.51');
  },
};

/** The limit of a person stands in the summary; the exchange enforces it (AMB-114). */
export const PersonalLimit: Story = {
  beforeEach: withDesk({ product: plainProduct({ personal_mortgage_limit: '500', crowd_mortgage_limit: '20' }) }),
  play: async () => {
    await read('My limit');
    await read('500');
  },
};

/** A crowd holder has a limit of their own and sees no discount (ST-13, ST-44, AMB-114). */
export const CrowdHolder: Story = {
  args: { asset: 'ETH' },
  beforeEach: withDesk({ crowd: true, product: defiProduct({ personal_mortgage_limit: '500', crowd_mortgage_limit: '20' }) }),
  play: async () => {
    await read('20');
    await expect(screen.queryByRole('tab', { name: 'VIP discount' })).toBeNull();
  },
};

/** A person without a tier sees no discount (ST-44, AMB-115). */
export const NoTier: Story = {
  args: { asset: 'ETH' },
  beforeEach: withDesk({ tier: 0, product: defiProduct() }),
  play: async () => {
    await screen.findAllByText('3.5107');
    await shown(await screen.findByRole('tab', { name: 'Introduction' }));
    await expect(screen.queryByRole('tab', { name: 'VIP discount' })).toBeNull();
  },
};

/** A bonus that has ended adds nothing, although its status still says otherwise (ST-71). */
export const BonusEnded: Story = {
  beforeEach: withDesk({
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
    await expect(screen.queryByText('Bonus APR')).toBeNull();
    await expect(screen.queryByRole('button', { name: 'Bonus rules' })).toBeNull();
  },
};

/** The bonus of a protocol has finished, and that of another pays nothing: neither is a part of the rate (ST-71, AMB-123). */
export const ProtocolBonusEnded: Story = {
  args: { asset: 'ETH' },
  beforeEach: withDesk({
    product: defiProduct({
      defi: [
        { pid: '121', protocol_name: 'LIDO', rate: '2.84', base_rate: '2.84', extra_interest: { status: 2, max_interest: '1.5' } },
        { pid: '122', protocol_name: 'ROCKET', rate: '4.91', base_rate: '4.91', extra_interest: { status: 1, max_interest: '0' } },
      ],
    }),
  }),
  play: async () => {
    await read('2.84% base, no bonus');
    await press('Compare protocols');
    await read('4.91% base, no bonus');
  },
};

/** Only the reverse rate is known: what is received is computed from it, and it stands beside it as it is given (ST-07). */
export const ReverseRate: Story = {
  args: { asset: 'BTC' },
  beforeEach: withDesk({ product: exchangeProduct({ exchange_rate: null, exchange_rate_reverse: '1.25' }) }),
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
  ...ReverseRate,
  beforeEach: withDesk({ product: exchangeProduct({ exchange_rate: '0', exchange_rate_reverse: '1.25' }) }),
};

/** Neither rate is known: what is received is unknown, which is not zero, and staking goes on (ST-07). */
export const RateOfExchangeUnknown: Story = {
  args: { asset: 'BTC' },
  beforeEach: withDesk({ product: exchangeProduct({ exchange_rate: null }) }),
  play: async () => {
    await stake('1');
    await shown(await receipt('Staked'));
    await expect(desk.done).toEqual(['stake 1 BTC in 41']);
  },
};

/** A stake for a network: the receipt says that the reward is paid with the redemption (ST-50, ST-100). */
export const PaidWithRedemption: Story = {
  args: { asset: 'ATOM' },
  beforeEach: withDesk({ product: networkProduct() }),
  play: async () => {
    await stake('1');
    await shown(await receipt('Staked'));
    await read('With the redemption');
  },
};

/** The transfer shortcut hides the form and gives it back with what was typed (ST-40, ST-47). */
export const TransferShortcut: Story = {
  beforeEach: withDesk(),
  play: async () => {
    await screen.findAllByText('3.5107');
    await userEvent.type(await field(), '3');
    await press('Add funds');
    await shown(await screen.findByRole('dialog', { name: /Add/ }));
    await userEvent.keyboard('{Escape}');
    await waitFor(async () => expect(await field()).toBeVisible());
    await expect(await field()).toHaveValue('3');
    // The agreement is not ticked.
    await expect(await button('Stake')).toBeDisabled();
  },
};
