import * as staking from '@earnkit/core/staking/contract';
import { createEarnQueryClient } from '@earnkit/hooks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { httpError, mockEndpoint, neverAnswers } from '../../testing/mockEndpoint.ts';
import { type StakingMock, mockStaking } from '../../testing/mockStaking.ts';
import { defiProduct, mintProduct, plainProduct } from '../../testing/stakingRows.ts';
import { ratePoints } from '../../testing/stakingTrend.ts';
import { beginning, part, t } from '../../testing/words.ts';
import { StakingHoldings } from './StakingHoldings.tsx';

const meta = {
  title: 'Staking/Holdings',
  component: StakingHoldings,
  parameters: {
    unreachable: {
      'refused, submitting, outcome-unknown, success': 'its dialogs send, and show it themselves',
      'sold-out, quota-used, vip-only, restricted-region': 'what is held is listed for everyone',
    },
  },
  args: { type: 0, onTypeChange: fn() },
} satisfies Meta<typeof StakingHoldings>;
export default meta;
type Story = StoryObj<typeof meta>;

const row = (pid: string, coin: string, amount: string | null, type: number) => ({
  pid,
  coin,
  icon: null,
  protocol_name: 'LIDO',
  mortgage_amount: amount,
  type,
  rate: '3.55',
  reward_coin: coin,
});
/** The exchange of the story that is played. */
let mockExchange: StakingMock;

const ROWS = [row('31', 'SOL', '7.53', 0), row('61', 'USDT', '3000', 2), row('12', 'ETH', '4.2', 1)];

/** Tokens and credits stand apart from other kinds; a credit is redeemed with its id, and more is staked from its row (ST-14, ST-27, AMB-120). @state many-rows */
export const TokenOrCredit: Story = {
  beforeEach: ({ msw }) => msw.use(mockEndpoint(staking.holdings.balances, ROWS), ...mockStaking().handlers),
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByText('7.53')).toBeVisible();
    await expect(canvas.getByText('3,000')).toBeVisible();
    await expect(canvas.queryByText('ETH')).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: `${t('earn.staking.holdings.other')} 1` }));
    await expect(args.onTypeChange).toHaveBeenCalledWith(1);
    await userEvent.click(canvas.getByRole('button', { name: t('earn.redeemCoin', { coin: 'USDT' }) }));
    await waitFor(() => expect(screen.getByText(part(t('earn.staking.redeem.debtNote')))).toBeVisible());
  },
};

/** Without a kind, every holding is listed, and the choice says how many there are of each (ST-27). */
export const All: Story = {
  args: { type: undefined },
  beforeEach: ({ msw }) => msw.use(mockEndpoint(staking.holdings.balances, ROWS), ...mockStaking().handlers),
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByText('7.53')).toBeVisible();
    await expect(canvas.getByText('4.2')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: `${t('earn.staking.holdings.all')} 3` })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: `${t('earn.staking.holdings.token')} 2` }));
    await expect(args.onTypeChange).toHaveBeenCalledWith(0);
  },
};

/** Of two products of a coin, the one of the row is redeemed, and it is no credit (ST-14, ST-79). */
export const TwoProductsOfACoin: Story = {
  beforeEach: ({ msw }) => {
    mockExchange = mockStaking({ product: plainProduct({ pid: '31' }) });
    msw.use(mockEndpoint(staking.holdings.balances, [row('32', 'SOL', '0.5', 0), row('31', 'SOL', '4.2', 0)]), ...mockExchange.handlers);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('0.5')).toBeVisible();
    await userEvent.click(canvas.getAllByRole('button', { name: beginning(t('earn.redeemCoin', { coin: 'SOL' })) })[1] as HTMLElement);
    const dialog = within(await screen.findByRole('dialog', { name: t('earn.redeemCoin', { coin: 'SOL' }) }));
    await dialog.findByText('4.2');
    await expect(dialog.queryByText(part(t('earn.staking.redeem.debtNote')))).toBeNull();
    await userEvent.type(await dialog.findByRole('textbox', { name: t('earn.amount.label') }), '1');
    await waitFor(() => expect(dialog.getByRole('button', { name: t('earn.redeem') })).toBeEnabled());
    await userEvent.click(dialog.getByRole('button', { name: t('earn.redeem') }));
    await waitFor(() => expect(mockExchange.done).toEqual(['redeem 1 SOL in 31 standard as SOL']));
  },
};

/** Two products of a coin without names are told apart by their ids; one that stands alone needs none (ST-14). */
export const Unnamed: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mockEndpoint(
        staking.holdings.balances,
        [row('32', 'SOL', '0.5', 0), row('31', 'SOL', '4.2', 0), row('33', 'DOT', '1', 0)].map((holding) => ({
          ...holding,
          protocol_name: ' ',
        })),
      ),
      ...mockStaking().handlers,
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t('earn.staking.stake.unnamed', { pid: '32' }))).toBeVisible();
    await expect(canvas.getByText(t('earn.staking.stake.unnamed', { pid: '31' }))).toBeVisible();
    await expect(canvas.queryByText(t('earn.staking.stake.unnamed', { pid: '33' }))).toBeNull();
  },
};

/** A holding is named by its product and says the token that it stands for; coins of one product are added up (ST-07, ST-54). */
export const Minted: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mockEndpoint(
        staking.holdings.balances,
        [row('51', 'USDT', '500', 0), row('51', 'USDC', '250.5', 0)].map((holding) => ({ ...holding, protocol_name: null })),
      ),
      ...mockStaking({ product: mintProduct() }).handlers,
    ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('GUSD')).toHaveLength(2));
    await expect(canvas.getByText('= 500 GUSD')).toBeVisible();
    await expect(canvas.getByText('= 250.5 GUSD')).toBeVisible();
    await expect(canvas.getAllByText(t('earn.staking.holdings.inAll', { amount: '750.5', coin: 'GUSD' }))).toHaveLength(2);
  },
};

/** A part that a launchpool holds is in the holding, and said to be a stake there that is redeemed there first (LP-11). */
export const ReservedByALaunchpool: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mockEndpoint(staking.holdings.balances, [{ ...row('31', 'ETH', '1.5', 0), launchpool_amount: '0.5' }]),
      ...mockStaking().handlers,
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t('earn.staking.holdings.reserved', { amount: '0.5', coin: 'ETH' }))).toBeVisible();
    await expect(canvas.getByText('2')).toBeVisible();
  },
};

/** A dialog that the address names opens once its holding is read, that of the named product (A03, AMB-012). */
export const OpenedByAddress: Story = {
  args: { defaultDialog: { kind: 'redeem', asset: 'SOL', pid: '31' }, onDialogChange: fn() },
  beforeEach: ({ msw }) =>
    msw.use(
      mockEndpoint(staking.holdings.balances, [row('32', 'SOL', '0.5', 0), row('31', 'SOL', '4.2', 0)]),
      ...mockStaking({ product: plainProduct({ pid: '31' }) }).handlers,
    ),
  play: async ({ args, canvas }) => {
    await within(await screen.findByRole('dialog', { name: t('earn.redeemCoin', { coin: 'SOL' }) })).findByText('4.2');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onDialogChange).toHaveBeenLastCalledWith(undefined));
    await userEvent.click(canvas.getAllByRole('button', { name: beginning(t('earn.redeemCoin', { coin: 'SOL' })) })[0] as HTMLElement);
    await expect(args.onDialogChange).toHaveBeenLastCalledWith({ kind: 'redeem', asset: 'SOL', pid: '32' });
  },
};

/** A product of the address that the person does not hold opens nothing, and that is said (A03). */
export const UnknownByAddress: Story = {
  args: { defaultDialog: { kind: 'redeem', asset: 'SOL', pid: '99' } },
  beforeEach: ({ msw }) => msw.use(mockEndpoint(staking.holdings.balances, ROWS), ...mockStaking().handlers),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('7.53')).toBeVisible();
    await expect(await canvas.findByText(beginning(t('earn.address.missing')))).toBeVisible();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

/** The rate of a row opens the trend of its product (ST-103). */
export const Trend: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mockEndpoint(staking.holdings.balances, ROWS),
      mockEndpoint(staking.trends.rates, ({ pid, limit }) => (pid === '31' ? ratePoints(limit) : [])),
      ...mockStaking().handlers,
    ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t('earn.staking.trend.open', { apr: '3.55%', coin: 'SOL' }) }));
    const dialog = within(await screen.findByRole('dialog', { name: t('earn.staking.trend.title', { coin: 'SOL' }) }));
    await dialog.findByRole('slider', { name: t('earn.staking.trend.rateChart', { coin: 'SOL', days: 365 }) }, { timeout: 10_000 });
  },
};

/** A rate with a bonus in it pays less on a large amount, so it is the most that is paid, as everywhere else (AMB-113). */
export const RateWithBonus: Story = {
  args: { type: 1 },
  beforeEach: ({ msw }) =>
    msw.use(
      mockEndpoint(staking.holdings.balances, [
        { ...row('121', 'ETH', '64', 1), rate: '4.34' },
        { ...row('123', 'ETH', '1', 1), rate: '2.18' },
      ]),
      ...mockStaking({ product: defiProduct() }).handlers,
    ),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: t('earn.staking.trend.open', { apr: '2.18%', coin: 'ETH LIDO' }) });
    await expect(
      canvas.getByRole('button', {
        name: t('earn.staking.trend.open', { apr: t('earn.staking.products.upTo', { apr: '4.34%' }), coin: 'ETH LIDO' }),
      }),
    ).toBeVisible();
  },
};

/** While its product is read, the rate of a holding waits: whether a bonus is in it is not known yet. */
export const RateWaitsForProduct: Story = {
  args: { type: 1 },
  beforeEach: ({ msw }) =>
    msw.use(
      mockEndpoint(staking.holdings.balances, [{ ...row('123', 'ETH', '1', 1), rate: '2.18' }]),
      neverAnswers(staking.products.product),
      ...mockStaking().handlers,
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('LIDO')).toBeVisible();
    await expect(canvas.queryByText('2.18%', { exact: false })).toBeNull();
    await expect(document.querySelector('[aria-busy="true"]')).not.toBeNull();
  },
};

/** @state one-row */
export const Other: Story = {
  args: { type: 1 },
  beforeEach: ({ msw }) => msw.use(mockEndpoint(staking.holdings.balances, ROWS), ...mockStaking().handlers),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('4.2')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('earn.staking.holdings.moreOf', { coin: 'ETH' }) }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: t('earn.amount.label') })).toBeVisible());
  },
};

/** An amount that is not known is not zero, a row that cannot be read is counted, and a very long one fits. @state partly-failed, long */
export const Unreadable: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mockEndpoint(staking.holdings.balances, [
        row('31', 'SUPERLONGCOINNAME1000', '123456789012.12345678', 0),
        row('32', 'SOL', null, 0),
        'broken',
      ]),
      ...mockStaking().handlers,
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t('earn.staking.holdings.unreadable', { count: 1 }))).toBeVisible();
    await expect(canvas.getByText('123,456,789,012.12345678')).toBeVisible();
  },
};

const cache = createEarnQueryClient();

/** When a refresh fails, the rows stay with a warning above them. @state stale */
export const Stale: Story = {
  parameters: { earn: { queryClient: cache } },
  beforeEach: ({ msw }) => msw.use(mockEndpoint(staking.holdings.balances, ROWS), ...mockStaking().handlers),
  play: async ({ canvas, msw }) => {
    await canvas.findByText('7.53');
    msw.use(httpError(staking.holdings.balances, 503));
    void cache.invalidateQueries();
    await canvas.findByText(part(t('earn.ui.refreshFailed')));
    await expect(canvas.getByRole('button', { name: t('earn.redeemCoin', { coin: 'USDT' }) })).toBeEnabled();
  },
};

/** @state empty */
export const Empty: Story = { beforeEach: ({ msw }) => msw.use(mockEndpoint(staking.holdings.balances, [])) };

/** @state loading */
export const Loading: Story = { beforeEach: ({ msw }) => msw.use(neverAnswers(staking.holdings.balances)) };

/** @state failed */
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(httpError(staking.holdings.balances, 502)),
  play: async ({ canvas }) => {
    await canvas.findByText(t('earn.staking.holdings.failed'));
  },
};

/** @state signed-out */
export const Visitor: Story = {
  parameters: { earn: { session: { state: 'anonymous' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t('earn.staking.holdings.anonymous'))).toBeVisible();
  },
};
