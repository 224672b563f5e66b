import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { button, field, press, shown, stake } from '../../testing/orderPlay.ts';
import { type StakingMock, mockStaking } from '../../testing/mockStaking.ts';
import {
  type StakingProductRow,
  debtProduct,
  defiProduct,
  exchangeProduct,
  mintProduct,
  networkProduct,
  plainProduct,
} from '../../testing/stakingRows.ts';
import { address, beginning, day, either, ending, t } from '../../testing/words.ts';
import { StakingStakeDialog } from './StakingStakeDialog.tsx';

const meta = {
  title: 'Staking/Stake dialog, variants',
  component: StakingStakeDialog,
  args: { open: true, onOpenChange: fn(), asset: 'ETH' },
  parameters: { earn: { links: { transfer: (asset: string) => `/transfer/${asset}` } } },
} satisfies Meta<typeof StakingStakeDialog>;
export default meta;
type Story = StoryObj<typeof meta>;
type Begin = Extract<NonNullable<Story['beforeEach']>, (...context: never[]) => unknown>;

/** The exchange of the story that is played. */
let mockExchange: StakingMock;
const withProduct =
  (product: StakingProductRow): Begin =>
  ({ msw }) => {
    mockExchange = mockStaking({ product });
    msw.use(...mockExchange.handlers);
  };

/**
 * Looks for what every variant has: an amount with Max and a clear button, a transfer shortcut, a link to its page, a summary, tabs, an
 * agreement with its text, and Cancel beside the action.
 */
async function hasEveryPart(action = t('earn.staking.stake.action')): Promise<void> {
  await screen.findAllByText('3.5107');
  await press(t('earn.ui.max'));
  await waitFor(async () => expect(await field()).toHaveValue('3.5107'));
  await press(t('earn.ui.clear'));
  await expect(await field()).toHaveValue('');
  for (const name of [t('earn.addFunds.action'), t('earn.cancel'), action]) await shown(await button(name));
  await shown(screen.getByText(t('earn.staking.stake.daily')));
  await shown(screen.getByRole('link', { name: t('earn.staking.stake.coinPage') }));
  for (const name of [t('earn.staking.stake.rules'), t('earn.staking.stake.introduction')]) await shown(screen.getByRole('tab', { name }));
  await expect(screen.getByRole('link', { name: t('earn.staking.stake.agreement') })).toHaveAttribute(
    'href',
    'https://exchange.example/agreement',
  );
  await expect(screen.getByRole('checkbox')).not.toBeChecked();
  await expect(await button(action)).toBeDisabled();
}

/** A line of the summary by its label. */
const line = (label: string): HTMLElement => screen.getByText(label).closest('div') as HTMLElement;

/** The plain form: rate, minimum, period, expected reward, tabs and the discount of the person's tier (ST-38 to ST-46, FM-13). */
export const Default: Story = {
  args: { asset: 'SOL' },
  beforeEach: withProduct(plainProduct()),
  play: async () => {
    await shown((await screen.findAllByText(t('earn.staking.period.range', { min: 1, max: 5 }))).at(-1) as HTMLElement);
    await hasEveryPart();
    await userEvent.type(await field(), '2.5');
    // 2.5 × 6.12 % / 365
    await shown(await screen.findByText('0.00041917'));
    // Only the agreement is missing, and it stands beside the button.
    await waitFor(async () => expect(await button(t('earn.staking.stake.action'))).toBeDisabled());
    await expect(screen.getByRole('checkbox').closest('[data-part="dialog-footer"]')).toContainElement(
      await button(t('earn.staking.stake.action')),
    );
    await userEvent.click(screen.getByRole('checkbox'));
    await waitFor(async () => expect(await button(t('earn.staking.stake.action'))).toBeEnabled());
    await userEvent.click(screen.getByRole('tab', { name: t('earn.staking.stake.introduction') }));
    await shown(await screen.findByText('00:00 UTC'));
    await expect(screen.queryByRole('tab', { name: t('earn.staking.stake.vip') })).toBeNull();
    await expect(screen.getByRole('link', { name: t('earn.staking.stake.coinPage') })).toHaveAttribute('href', address('/staking/SOL'));
  },
};

/** The tip of the balance names no action, because subscriptions have it too (SH-14). */
export const BalanceTip: Story = {
  args: { asset: 'SOL' },
  beforeEach: withProduct(plainProduct()),
  play: async () => {
    // While the dialog loads, its form can be drawn anew, and the term loses the focus.
    await waitFor(async () => {
      screen.getByRole('button', { name: t('earn.amount.availableSpot') }).focus();
      await expect(screen.getByRole('tooltip')).toHaveTextContent(beginning(t('earn.amount.availableSpotTip')));
    });
  },
};

/** For the network's rewards: when it earns, and that the reward comes with the redemption (ST-38 to ST-46, ST-94, ST-100). */
export const Network: Story = {
  args: { asset: 'ATOM' },
  beforeEach: withProduct(networkProduct()),
  play: async () => {
    await shown((await screen.findAllByText(t('earn.staking.period.equal', { days: 14 }))).at(-1) as HTMLElement);
    await shown(await screen.findByText(`${day('2026-01-16')} 08:30 (UTC)`));
    await shown(screen.getByText(t('earn.staking.reward.atRedemption', { coin: 'ATOM' })));
    await shown(screen.getByText(t('earn.staking.period.tip.equal', { days: 14 })));
    await hasEveryPart();
  },
};

/** DeFi: the first protocol is chosen, its bonus counts, and another one is chosen in a dialog that gives back the amount (ST-38 to ST-47, ST-53, ST-74, ST-75). */
export const Defi: Story = {
  beforeEach: withProduct(defiProduct()),
  play: async () => {
    await shown(await screen.findByText(t('earn.staking.protocol.parts', { base: '2.84%', bonus: '1.50%' })));
    await hasEveryPart();
    await shown(
      screen.getByRole('button', { name: t('earn.staking.stake.rateDetailsOf', { apr: t('earn.staking.stake.upTo', { apr: '4.34%' }) }) }),
    );
    await userEvent.type(await field(), '2');
    // In the staked coin: 2 × 2.84 % / 365; what is held fills the first step, so 2 × 0.5 % / 365, which is paid in GT.
    await expect(line(t('earn.staking.stake.daily'))).toHaveTextContent('0.00015561 ETH');
    await expect(line(t('earn.staking.stake.bonus'))).toHaveTextContent(t('earn.staking.stake.upTo', { apr: '1.50%' }));
    await expect(line(t('earn.staking.stake.dailyBonus'))).toHaveTextContent(
      `0.00002739 ETH${t('earn.staking.stake.paidIn', { coins: 'GT' })}`,
    );
    await userEvent.click(await screen.findByRole('tab', { name: t('earn.staking.stake.vip') }));
    await shown(await screen.findByText(t('earn.staking.vip.yours')));
    await press(t('earn.staking.stake.choose'));
    await userEvent.click(await screen.findByRole('radio', { name: /ROCKET/ }));
    await press(t('earn.staking.protocol.use', { name: 'ROCKET' }));
    await shown(await screen.findByText(t('earn.staking.protocol.base', { base: '4.91%' })));
    await expect(await field()).toHaveValue('2');
    await expect(screen.queryByText(t('earn.staking.stake.dailyBonus'))).toBeNull();
  },
};

/** With auto-select the protocol of the highest rate is chosen (ST-76). */
export const DefiAutoSelected: Story = {
  args: { autoSelect: true },
  beforeEach: withProduct(defiProduct()),
  play: async () => {
    await shown(await screen.findByText(t('earn.staking.protocol.base', { base: '4.91%' })));
  },
};

/** An exchanged asset: the rate, and what the amount is exchanged into, cut to 8 decimals (ST-07, ST-38 to ST-46). */
export const Exchange: Story = {
  args: { asset: 'BTC' },
  beforeEach: withProduct(exchangeProduct()),
  play: async () => {
    await shown(await screen.findByText('1 BTC = 0.9971 GTBTC'));
    await hasEveryPart();
    await userEvent.type(await field(), '0.5');
    await shown(await screen.findByText('0.49855'));
    await expect(line(t('earn.staking.stake.daily'))).toHaveTextContent(ending(`BTC${t('earn.staking.stake.paidIn', { coins: 'GTBTC' })}`));
  },
};

/** Minting: the coin is switched in a dialog of its own, the amount stays, and the receipt says what was minted (ST-39 to ST-46, ST-50, ST-54, AMB-155). */
export const Mint: Story = {
  args: { asset: 'USDT' },
  beforeEach: withProduct(mintProduct()),
  play: async () => {
    await hasEveryPart(t('earn.staking.stake.mint'));
    await userEvent.type(await field(), '2');
    await press(t('earn.staking.stake.switchCoin'));
    await userEvent.click(await screen.findByRole('radio', { name: /USDC/ }));
    await press(t('earn.staking.mint.use', { coin: 'USDC' }));
    await shown(await screen.findByText('1 USDC = 1 GUSD'));
    await expect(await field()).toHaveValue('2');
    await userEvent.click(await screen.findByRole('checkbox'));
    await waitFor(async () => expect(await button(t('earn.staking.stake.mint'))).toBeEnabled());
    await press(t('earn.staking.stake.mint'));
    await screen.findByRole('alertdialog', { name: t('earn.staking.minted.title') }, { timeout: 8_000 });
    await shown(screen.getByText(t('earn.staking.minted.text', { amount: '2', coin: 'GUSD' })));
    await expect(await button(t('earn.staking.minted.more'))).toBeVisible();
    await expect(
      screen.queryByText(either(t('earn.staking.staked.title'), t('earn.staking.staked.at'), t('earn.staking.staked.more'))),
    ).toBeNull();
    await expect(mockExchange.done).toEqual(['stake 2 USDC in 51']);
  },
};

/** The coin that is exchanged has the picture of the product's coin, and its letter once it is another coin (ST-54, UI-28). */
export const MintIcon: Story = {
  args: { asset: 'USDT' },
  beforeEach: (context) => {
    const picture = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1v1H0z" fill="#26a17b"/></svg>';
    context.msw.use(http.get('*/usdt.svg', () => new HttpResponse(picture, { headers: { 'content-type': 'image/svg+xml' } })));
    return withProduct({ ...mintProduct(), icon: '/usdt.svg' })(context);
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: t('earn.staking.stake.mintOf', { coin: 'GUSD' }) });
    await waitFor(() => expect(dialog.querySelectorAll('img[src$="/usdt.svg"]')).toHaveLength(2));
    await press(t('earn.staking.stake.switchCoin'));
    await userEvent.click(await screen.findByRole('radio', { name: /USDC/ }));
    await press(t('earn.staking.mint.use', { coin: 'USDC' }));
    await shown(await screen.findByText('1 USDC = 1 GUSD'));
    await expect(dialog.querySelector('img')).toBeNull();
  },
};

/** What is minted is named before an amount is typed, not the coin that the reward is paid in (ST-07, ST-54). */
export const MintNamed: Story = {
  args: { asset: 'USDT' },
  beforeEach: withProduct({
    ...mintProduct(),
    reward_coin: 'GT',
    debt: [
      { mortgage_coin: 'USDT', reward_coin: 'GUSD', exchange_rate: '1' },
      { mortgage_coin: 'USDC', reward_coin: 'GUSD', exchange_rate: '1' },
    ],
  }),
  play: async () => {
    await screen.findByRole('dialog', { name: t('earn.staking.stake.mintOf', { coin: 'GUSD' }) });
    await shown(await screen.findByText('1 USDT = 1 GUSD'));
  },
};

/** A credit: the coin that is asked for is staked, whatever the order of the choice (ST-12, ST-38 to ST-46, AMB-121), and the confirm-order dialog shows the period (ST-52, ST-56). */
export const Debt: Story = {
  args: { asset: 'ETH', pid: '61' },
  beforeEach: withProduct(debtProduct()),
  play: async () => {
    await shown(await screen.findByText('1 ETH = 0.95 CETH'));
    await hasEveryPart();
    await userEvent.type(await field(), '1');
    await expect(line(t('earn.staking.stake.daily'))).toHaveTextContent(ending(`ETH${t('earn.staking.stake.paidIn', { coins: 'CETH' })}`));
    await shown(screen.getByText(t('earn.staking.reward.after', { coin: 'CETH', days: 1 })));
    await userEvent.clear(await field());
    await stake('2');
    const confirm = await screen.findByRole('alertdialog', { name: t('earn.staking.confirm.title') });
    await shown(confirm);
    await expect(confirm).toHaveTextContent(t('earn.staking.period.range', { min: 1, max: 5 }));
    await expect(confirm).toHaveTextContent(t('earn.staking.confirm.plan'));
    await press(t('earn.staking.back'));
    await expect(await field()).toHaveValue('2');
    await expect(mockExchange.done).toEqual([]);
  },
};
