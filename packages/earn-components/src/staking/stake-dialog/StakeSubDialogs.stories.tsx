import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { button, field, press, read, receipt, shown, stake } from '../../testing/orderPlay.ts';
import { type StakingMock, type StakingStart, mockStaking } from '../../testing/mockStaking.ts';
import { STORY_NOW } from '../../testing/simpleEarnRows.ts';
import { debtProduct, defiProduct, mintProduct, plainProduct } from '../../testing/stakingRows.ts';
import { ANY, day, part, t } from '../../testing/words.ts';
import { StakingStakeDialog } from './StakingStakeDialog.tsx';

const meta = {
  title: 'Staking/Stake dialog, sub-dialogs',
  component: StakingStakeDialog,
  args: { open: true, onOpenChange: fn(), asset: 'ETH' },
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

/** The stake dialog itself, which a sub-dialog hides. */
const main = () => document.querySelector<HTMLElement>('[data-part="staking-stake-dialog"]');

/** Opens a sub-dialog, which hides the main one; gives it once it is seen. */
async function open(opener: string | RegExp, title: string): Promise<HTMLElement> {
  await press(opener);
  const dialog = await screen.findByRole('dialog', { name: title });
  await shown(dialog);
  await waitFor(() => expect(main()).not.toBeVisible());
  return dialog;
}

/** Goes back: the main dialog is there again, with what was typed. */
async function goBack(title: string, typed: string): Promise<void> {
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: title })).toBeNull());
  await waitFor(() => expect(main()).toBeVisible());
  await expect(await field()).toHaveValue(typed);
  await expect(screen.getByRole('checkbox')).toBeChecked();
}

/** Each sub-dialog hides the main one, and going back restores it with what was typed and ticked (ST-47, ST-48, ST-51, ST-55). */
export const HideAndRestore: Story = {
  beforeEach: withMocks({ product: defiProduct() }),
  play: async () => {
    await screen.findAllByText('3.5107');
    await userEvent.type(await field(), '1.5');
    await userEvent.click(screen.getByRole('checkbox'));
    for (const [opener, title, text] of [
      [
        part(t('earn.staking.stake.rateDetailsOf', { apr: ANY })),
        t('earn.staking.rateInfo.title', { coin: 'ETH' }),
        t('earn.staking.stake.base'),
      ],
      [t('earn.staking.stake.allRules'), t('earn.staking.stake.rules'), '00:00 UTC'],
      [t('earn.staking.stake.bonusRules'), t('earn.staking.bonus.title', { coin: 'ETH' }), '+0.50%'],
      [t('earn.staking.stake.choose'), t('earn.staking.protocol.title'), 'ROCKET'],
      [t('earn.staking.stake.about'), t('earn.staking.stake.about'), t('earn.staking.about.overview')],
    ] as const) {
      await expect(await open(opener, title)).toHaveTextContent(text);
      await goBack(title, '1.5');
    }
  },
};

/** Rate details: base, bonus and their sum, and each reward with its coin and what the protocol keeps (ST-11, ST-48). */
export const RateDetails: Story = {
  beforeEach: withMocks({
    product: defiProduct({
      defi: [
        {
          pid: '121',
          protocol_name: 'LIDO',
          rate: '4.34',
          base_rate: '2.84',
          reward: [
            { reward_coin: 'ETH', rate: '2.84', fee_rate: '0.1' },
            { reward_coin: 'GT', rate: '1.5' },
          ],
        },
      ],
    }),
  }),
  play: async () => {
    const dialog = within(
      await open(part(t('earn.staking.stake.rateDetailsOf', { apr: ANY })), t('earn.staking.rateInfo.title', { coin: 'ETH' })),
    );
    await shown(await dialog.findByText(t('earn.staking.rateInfo.reward', { coin: 'GT' })));
    await shown(dialog.getByText(part(t('earn.staking.rateInfo.fee', { fee: '10%' }))));
    await expect(dialog.getAllByText('2.84%').length).toBeGreaterThanOrEqual(2);
  },
};

/** Without a rate there are no details to open, and the rate is unknown rather than zero (ST-48). */
export const RateUnknown: Story = {
  args: { asset: 'SOL' },
  beforeEach: withMocks({ product: plainProduct({ rate: null, base_rate: null }) }),
  play: async () => {
    await screen.findAllByText('3.5107');
    await expect(screen.queryByRole('button', { name: part(t('earn.staking.stake.rateDetailsOf', { apr: ANY })) })).toBeNull();
    await expect(screen.queryByText('0.00%')).toBeNull();
  },
};

/** About staking: overview, sources of return and the questions in the exchange's words (ST-49, ST-104). */
export const About: Story = {
  args: { asset: 'SOL' },
  // The exchange's own sentences are in the language it answers in.
  globals: { locale: 'zh' },
  beforeEach: withMocks(),
  play: async () => {
    await press('关于质押');
    await read('Coins secure a network and earn its rewards.');
    await userEvent.click(await screen.findByRole('tab', { name: '收益来源' }));
    await waitFor(() => expect(within(screen.getByRole('dialog')).getAllByRole('listitem')).toHaveLength(3));
    await userEvent.click(await screen.findByRole('tab', { name: '常见问题' }));
    await shown(await screen.findByRole('button', { name: 'When do rewards start?' }));
  },
};

/** Bonus rules: six lines, bonus coin, end and steps, and a tab for each protocol; the chosen protocol comes first (ST-51, ST-72, ST-73). */
export const BonusRules: Story = {
  beforeEach: withMocks({ product: defiProduct() }),
  play: async () => {
    const shell = await open(t('earn.staking.stake.bonusRules'), t('earn.staking.bonus.title', { coin: 'ETH' }));
    const dialog = within(shell);
    await waitFor(() => expect(dialog.getAllByRole('listitem')).toHaveLength(6));
    await expect(shell).toHaveTextContent(
      part(t('earn.staking.bonus.coin'), 'GT', t('earn.staking.bonus.ends'), `${day('2026-02-14')} 08:30`),
    );
    await expect(dialog.getByRole('radio', { name: 'LIDO' })).toBeChecked();
    await userEvent.click(dialog.getByRole('radio', { name: 'ROCKET' }));
    await shown(await dialog.findByText(t('earn.staking.bonus.none')));
    await expect(dialog.getAllByRole('listitem')).toHaveLength(6);
  },
};

/** Steps with dates of their own are listed while they are paid, also two that begin at one amount (ST-51, AMB-113). */
export const DatedSteps: Story = {
  args: { asset: 'SOL' },
  beforeEach: withMocks({
    product: plainProduct({
      extra_interest: {
        status: 1,
        max_interest: '3.65',
        reward_coin: 'SOL',
        interest: JSON.stringify([
          { money_min: '0', money_max: '10', money_rate: '3.65' },
          { money_min: '10', money_max: '50', money_rate: '1.82', end_time: STORY_NOW },
          { money_min: '10', money_max: '50', money_rate: '1.25' },
          { money_min: '50', money_max: '', money_rate: '0.73', start_time: STORY_NOW + 60 },
        ]),
      },
    }),
  }),
  play: async () => {
    const steps = await open(t('earn.staking.stake.bonusRules'), t('earn.staking.bonus.title', { coin: 'SOL' }));
    await expect(steps).toHaveTextContent(/\+3\.65%.*\+1\.25%/);
    await expect(steps).not.toHaveTextContent(/1\.82|0\.73/);
    await expect(steps).toHaveTextContent(part(t('earn.staking.bonus.ends'), t('earn.staking.bonus.noEnd')));
  },
};

/** Tiers that are broken JSON, and an end that is no time, are not known: the bonus rules say so, and the daily bonus is not zero but unknown (ST-04). */
export const BrokenTiers: Story = {
  beforeEach: withMocks({
    product: defiProduct({
      defi: [
        {
          pid: '121',
          protocol_name: 'LIDO',
          rate: '4.34',
          base_rate: '2.84',
          extra_interest: { status: 1, max_interest: '1.5', reward_coin: 'GT', end_time: 'soon', interest: '[{"money_min":' },
        },
      ],
    }),
  }),
  play: async () => {
    await screen.findAllByText('3.5107');
    await userEvent.type(await field(), '1');
    const rules = await open(t('earn.staking.stake.bonusRules'), t('earn.staking.bonus.title', { coin: 'ETH' }));
    await read(t('earn.staking.bonus.unreadable'));
    await expect(rules).toHaveTextContent(part(t('earn.staking.bonus.ends'), '--'));
  },
};

/** One protocol needs no choice: its name stands there without a selector (ST-53). */
export const OneProtocol: Story = {
  beforeEach: withMocks({ product: defiProduct({ defi: [{ pid: '121', rate: '4.34' }] }) }),
  play: async () => {
    await read(t('earn.staking.stake.unnamed', { pid: '121' }));
    await expect(screen.queryByRole('button', { name: t('earn.staking.stake.choose') })).toBeNull();
  },
};

/** The rules in full: rewards, period, limit, and what the exchange writes about both (ST-55, ST-96). */
export const Rules: Story = {
  args: { asset: 'SOL' },
  // The exchange's own sentences are in the language it answers in.
  beforeEach: withMocks({
    product: plainProduct({ personal_mortgage_limit: '500', extra: { redeem_maxday: 5, redeem_period_txt: '5 UTC' } }),
  }),
  play: async () => {
    const dialog = within(await open(t('earn.staking.stake.allRules'), t('earn.staking.stake.rules')));
    await expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      t('earn.staking.reward.after', { coin: 'SOL', days: 1 }),
      t('earn.staking.period.tip.upTo', { days: 5 }),
      t('earn.staking.rule.limit', { amount: '500', coin: 'SOL' }),
      t('earn.staking.rule.estimate'),
      '5 UTC',
      '00:00 UTC',
    ]);
  },
};

/** The confirm-order dialog sends what it shows (ST-52, ST-56). */
export const Confirmed: Story = {
  args: { asset: 'SOL', requireConfirmOrder: true },
  beforeEach: withMocks(),
  play: async () => {
    await stake('1');
    await shown(await screen.findByRole('alertdialog', { name: t('earn.staking.confirm.title') }));
    await expect(main()).not.toBeVisible();
    await press(t('earn.confirm'));
    await shown(await receipt(t('earn.staking.staked.title')));
    await expect(mockExchange.done).toEqual(['stake 1 SOL in 31']);
  },
};

/** A host can ask for confirmation of an instant redemption too: the note to plan says that it is instant (ST-52, AMB-112). */
export const ConfirmedInstant: Story = {
  args: { asset: 'USDT', requireConfirmOrder: true },
  beforeEach: withMocks({ product: mintProduct() }),
  play: async () => {
    await stake('1', t('earn.staking.stake.mint'));
    const confirm = await screen.findByRole('alertdialog', { name: t('earn.staking.confirm.title') });
    await shown(confirm);
    await expect(confirm).toHaveTextContent(t('earn.staking.confirm.instant'));
    await expect(confirm).not.toHaveTextContent('not at hand');
    await expect(confirm).toHaveTextContent(t('earn.staking.confirm.instant'));
  },
};

/** The confirm-order dialog of a protocol names it (ST-52, ST-74). */
export const ConfirmedProtocol: Story = {
  args: { requireConfirmOrder: true },
  beforeEach: withMocks({ product: defiProduct() }),
  play: async () => {
    await stake('1');
    await expect(await screen.findByRole('alertdialog', { name: t('earn.staking.confirm.title') })).toHaveTextContent('LIDO');
    await press(t('earn.confirm'));
    await shown(await receipt(t('earn.staking.staked.title')));
    await expect(screen.getByText(t('earn.staking.stake.protocol')).closest('div')).toHaveTextContent('LIDO');
    await expect(mockExchange.done).toEqual(['stake 1 ETH in 121']);
  },
};

/** A credit is taken with another coin: its rate, its protocol, and a receipt that says what was received (ST-12, ST-50). */
export const DebtCoin: Story = {
  args: { asset: 'USDT', coin: 'ETH', requireConfirmOrder: false },
  beforeEach: withMocks({ product: debtProduct() }),
  play: async () => {
    await read('COMPOUND');
    // Each coin has a base of its own (ST-12).
    await expect(screen.getAllByText('9.10%').length).toBeGreaterThan(0);
    const dialog = within(await open(t('earn.staking.stake.switchCoin'), t('earn.staking.coin.title')));
    await userEvent.click(dialog.getByRole('radio', { name: /USDT/ }));
    await press(t('earn.staking.coin.use', { coin: 'USDT' }));
    await read('1 USDT = 0.98 CUSDT');
    await read('AAVE');
    await expect(screen.getAllByText('13.80%').length).toBeGreaterThan(0);
    await expect(screen.queryByText('9.10%')).toBeNull();
    await stake('2');
    await shown(await receipt(t('earn.staking.staked.title')));
    await read(t('earn.staking.minted.text', { amount: '1.96', coin: 'CUSDT' }));
    await expect(mockExchange.done).toEqual(['stake 2 USDT in 61']);
  },
};

/** The coin switcher goes back without a change (ST-47, ST-54). */
export const MintSwitcher: Story = {
  args: { asset: 'USDT' },
  beforeEach: withMocks({ product: mintProduct() }),
  play: async () => {
    await screen.findAllByText('3.5107');
    await userEvent.type(await field(), '2');
    await userEvent.click(screen.getByRole('checkbox'));
    const dialog = within(await open(t('earn.staking.stake.switchCoin'), t('earn.staking.mint.title')));
    await shown(dialog.getByText('1 USDC = 1 GUSD'));
    await userEvent.click(dialog.getByRole('radio', { name: /USDC/ }));
    await userEvent.click(dialog.getByRole('button', { name: t('earn.staking.back') }));
    await waitFor(() => expect(main()).toBeVisible());
    await read('1 USDT = 1 GUSD');
    await expect(await field()).toHaveValue('2');
    await expect(await button(t('earn.staking.stake.mint'))).toBeEnabled();
  },
};
