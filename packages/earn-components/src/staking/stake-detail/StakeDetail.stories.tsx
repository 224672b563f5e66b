import * as staking from '@earnkit/core/staking/contract';
import { createEarnQueryClient } from '@earnkit/hooks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { httpError, mockEndpoint, neverAnswers, refuse } from '../../testing/mockEndpoint.ts';
import { mockStaking } from '../../testing/mockStaking.ts';
import { STORY_NOW } from '../../testing/simpleEarnRows.ts';
import { defiProduct, networkProduct } from '../../testing/stakingRows.ts';
import { ANY, beginning, day, either, part, t, whole } from '../../testing/words.ts';
import { StakeDetail, type StakeDetailProps } from './StakeDetail.tsx';

const record = (day: number, profit: string) => ({
  id: String(day),
  time: STORY_NOW - day * 86_400,
  coin: 'SOL',
  reward_coin: 'SOL',
  profit,
  mortgage_amount: '4.2',
  pid: '31',
});

const RECORDS = { list: [record(1, '0.00070422'), record(2, '0.00070422')], total: 2 };

const records = mockEndpoint(staking.records.profits, RECORDS);

const meta = {
  title: 'Staking/Stake detail',
  component: StakeDetail,
  parameters: {
    unreachable: {
      'one-row, many-rows': 'it shows one stake',
      'refused, submitting, outcome-unknown': 'its dialogs send, and show it themselves',
      'sold-out, quota-used, vip-only, restricted-region': 'what is held is shown to its owner everywhere',
    },
  },
  args: { asset: 'SOL', pid: '31', onBrowse: fn() },
  beforeEach: ({ msw }) => msw.use(records, ...mockStaking().handlers),
} satisfies Meta<typeof StakeDetail>;
export default meta;
type Story = StoryObj<typeof meta>;

const factOf = (canvas: ReturnType<typeof within>, name: string): HTMLElement =>
  canvas.getAllByText(name)[0]?.nextElementSibling as HTMLElement;

const sectionOf = (canvas: ReturnType<typeof within>, name: string) =>
  within(canvas.getByRole('heading', { name }).closest('section') as HTMLElement);

/** What is staked, earned so far and yesterday, when it is paid and when it would be back; without a quote nothing is estimated of the past (ST-14, SH-07). */
export const Running: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'SOL' });
    await expect(canvas.getByText(t('earn.orderPage.earning'))).toBeVisible();
    await expect(factOf(canvas, t('earn.stakePage.staked'))).toHaveTextContent('4.2 SOL');
    await expect(factOf(canvas, t('earn.orderPage.soFar'))).toHaveTextContent('0.05123018 SOL');
    await expect(factOf(canvas, t('earn.orderPage.yesterday'))).toHaveTextContent('0.00040852 SOL');
    await expect(
      await canvas.findByText(t('earn.orderPage.sumOfDay', { amount: '4.2', apr: '6.12%', reward: '0.00070421', coin: 'SOL' })),
    ).toBeVisible();
    await expect(canvas.queryByText(whole(t('earn.orderPage.estimated', { time: `${ANY}(UTC)` })))).toBeNull();
    const timeline = within(canvas.getByRole('list', { name: t('earn.orderPage.when') }));
    await expect(timeline.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      `${t('earn.stakePage.paysRewards')} (${t('earn.ui.stepCurrent')})${t('earn.orderPage.pays.each-day')}`,
      `${t('earn.stakePage.back')} (${t('earn.ui.stepAhead')})${day('2026-01-18')} 08:30\u00a0(UTC)`,
    ]);
    await expect(factOf(sectionOf(canvas, t('earn.orderPage.facts')), t('earn.orderPage.takes'))).toHaveTextContent(
      t('earn.staking.period.range', { min: 1, max: 5 }),
    );
    await expect(canvas.getByText(t('earn.orderPage.nextUnit', { coin: 'SOL', apr: '6.12%' }))).toBeVisible();
    await expect((await canvas.findAllByText('0.00070422')).length).toBe(2);
  },
};

/** Redeeming opens the dialog of this product, and the host is told so that the address can hold it (A03). @state success */
export const Redeems: Story = {
  args: { onDialogChange: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t('earn.redeemCoin', { coin: 'SOL' }) }));
    const dialog = within(await screen.findByRole('dialog', { name: t('earn.redeemCoin', { coin: 'SOL' }) }));
    await expect(args.onDialogChange).toHaveBeenLastCalledWith('redeem');
    await userEvent.type(await dialog.findByRole('textbox', { name: t('earn.amount.label') }), '1.2');
    await waitFor(() => expect(dialog.getByRole('button', { name: t('earn.redeem') })).toBeEnabled());
    await userEvent.click(dialog.getByRole('button', { name: t('earn.redeem') }));
    await screen.findByRole('alertdialog', { name: t('earn.staking.redeemed.title') }, { timeout: 8_000 });
    await waitFor(() => expect(factOf(canvas, t('earn.stakePage.staked'))).toHaveTextContent('3 SOL'));
  },
};

/** A dialog that the address names opens once the stake is read (A03). */
export const OpenedByAddress: Story = {
  parameters: { sameAs: 'its dialog was opened and closed again' },
  args: { defaultDialog: 'stake', onDialogChange: fn() },
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: t('earn.staking.stake.titleOf', { coin: 'SOL' }) });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onDialogChange).toHaveBeenLastCalledWith(undefined));
  },
};

const QUOTES = 'earnkit.quotes.stake.person:story';
const keep =
  (...quotes: readonly object[]) =>
  (): (() => void) => {
    const quote = { productId: 'SOL 31', asset: 'SOL', principal: '4.2', amount: '1.2', at: STORY_NOW - 3 * 86_400, reward: '0.0007' };
    localStorage.setItem(QUOTES, JSON.stringify(quotes.map((over) => ({ ...quote, ...over }))));
    return () => localStorage.removeItem(QUOTES);
  };

/** What was estimated when it was staked on this device stands beside what was paid, without a verdict: rates move. */
export const Estimated: Story = {
  beforeEach: keep({}),
  play: async ({ canvas }) => {
    const estimate = await canvas.findByText(beginning(t('earn.orderPage.estimated', { time: `${day('2026-01-12')} 08:30\u00a0(UTC)` })));
    await expect(estimate.nextElementSibling).toHaveTextContent(`0.0007 SOL${t('earn.orderPage.aDayMoves')}`);
    await expect(canvas.getByText(t('earn.orderPage.paidYesterday')).nextElementSibling).toHaveTextContent('0.00040852 SOL');
    await expect(
      canvas.queryByText(either(t('earn.fixedOrder.kept'), t('earn.fixedOrder.paidLess', { amount: ANY, coin: ANY }))),
    ).toBeNull();
    await expect(within(canvas.getByRole('list', { name: t('earn.orderPage.when') })).getByText(t('earn.stakePage.staked'))).toBeVisible();
  },
};

/** A quote of another amount is of another stake. */
export const ChangedSince: Story = {
  parameters: { sameAs: 'a quote of another amount is not shown' },
  beforeEach: keep({ principal: '5.2' }),
  play: async ({ canvas }) => {
    await canvas.findByText(t('earn.orderPage.paidYesterday'));
    await expect(canvas.queryByText(whole(t('earn.orderPage.estimated', { time: `${ANY}(UTC)` })))).toBeNull();
  },
};

const twoProtocols = () =>
  mockStaking({
    product: defiProduct(),
    protocols: [
      { pid: '121', name: 'LIDO', amount: '4.2' },
      { pid: '122', name: 'ROCKET', amount: '1' },
    ],
  }).handlers;

/** The stake of a protocol with a bonus: each step and what the next coin earns (AMB-113, AMB-173). */
export const Bonus: Story = {
  args: { asset: 'ETH', pid: '121' },
  beforeEach: ({ msw }) => msw.use(...twoProtocols()),
  play: async ({ canvas }) => {
    await canvas.findByText('LIDO');
    const parts = within(await canvas.findByRole('table', { name: t('earn.rateParts.title') }));
    await expect(parts.getByRole('row', { name: beginning(t('earn.rateParts.partBase')) })).toHaveTextContent('2.84%4.2 ETH');
    await expect(parts.getByRole('row', { name: /0 – 1/ })).toHaveTextContent('1.50%1 ETH');
    await expect(parts.getByRole('row', { name: /1 – 10/ })).toHaveTextContent('0.50%3.2 ETH');
    await expect(canvas.getByText(t('earn.orderPage.nextUnit', { coin: 'ETH', apr: '3.34%' }))).toBeVisible();
  },
};

/** Rewards that are paid with the redemption are shown as they accrue (ST-100). */
export const PaidWithRedemption: Story = {
  args: { asset: 'ATOM', pid: '32' },
  beforeEach: ({ msw }) => msw.use(...mockStaking({ product: networkProduct(), accrued: { ATOM: '0.125' } }).handlers),
  play: async ({ canvas }) => {
    const facts = await canvas.findByText(t('earn.stakePage.accrued'));
    await expect(facts.parentElement).toHaveTextContent('0.125 ATOM');
    await expect(canvas.getAllByText(t('earn.orderPage.pays.with-redemption')).length).toBe(2);
  },
};

/** Rewards in several coins stand below one another. */
export const SeveralRewards: Story = {
  beforeEach: ({ msw }) => msw.use(...mockStaking({ rewards: { SOL: '0.05', GT: '1.5' } }).handlers),
  play: async ({ canvas }) => {
    await canvas.findByText(t('earn.orderPage.soFar'));
    await expect(factOf(canvas, t('earn.orderPage.soFar'))).toHaveTextContent(/0\.05 SOL.*1\.5 GT/);
  },
};

const arrivals: StakeDetailProps['arrivals'] = {
  state: 'ready',
  stale: false,
  readAt: STORY_NOW,
  retry: () => undefined,
  data: { rows: [{ id: '9', asset: 'SOL', amount: '1.5' as never, arrivesAt: STORY_NOW + 86_400 }], unreadable: [], total: 1 },
};

/** All of it has been redeemed: what it earned stays, and the money is on its way. */
export const Redeemed: Story = {
  args: { arrivals },
  beforeEach: ({ msw }) => msw.use(mockEndpoint(staking.holdings.balances, []), records, ...mockStaking({ held: '0' }).handlers),
  play: async ({ canvas }) => {
    await canvas.findByText(t('earn.stakePage.ended'));
    await expect(canvas.getByText(t('earn.orderPage.redeemed'))).toBeVisible();
    await expect(factOf(canvas, t('earn.orderPage.soFar'))).toHaveTextContent('0.05123018 SOL');
    await canvas.findByText(t('earn.stakePage.onItsWay', { amount: '1.5', coin: 'SOL' }));
    for (const name of [beginning(t('earn.orderPage.redeemed')), beginning(t('earn.staking.holdings.more'))])
      await expect(canvas.queryByRole('button', { name })).toBeNull();
    await expect(canvas.queryByText(t('earn.orderPage.paidYesterday'))).toBeNull();
  },
};

/** Who never staked the coin sees nothing about it. @state empty */
export const None: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mockEndpoint(staking.holdings.balances, []),
      mockEndpoint(staking.holdings.statistics, { hold_amount: '0', total_profit: '0', yesterday_profit: '0', reward_coin: 'SOL' }),
      ...mockStaking().handlers,
    ),
  play: async ({ canvas, args }) => {
    await canvas.findByText(t('earn.stakePage.none', { coin: 'SOL' }));
    await userEvent.click(canvas.getByRole('button', { name: t('earn.stakePage.browse') }));
    await expect(args.onBrowse).toHaveBeenCalledOnce();
  },
};

/** Of a coin that there is not, the exchange says nothing: there is no stake of it. */
export const UnknownCoin: Story = {
  args: { asset: 'ZZZ', pid: undefined },
  beforeEach: ({ msw }) => msw.use(refuse(staking.holdings.statistics, 100, 'No such product'), ...mockStaking().handlers),
  play: async ({ canvas }) => {
    await canvas.findByText(t('earn.stakePage.none', { coin: 'ZZZ' }));
  },
};

/** An address without a product says that there are several. */
export const Several: Story = {
  args: { asset: 'ETH', pid: undefined },
  beforeEach: ({ msw }) => msw.use(...twoProtocols()),
  play: async ({ canvas }) => {
    await canvas.findByText(t('earn.stakePage.several', { coin: 'ETH' }));
  },
};

/** What cannot be read is said, and the rest stays. @state partly-failed */
export const WithoutProduct: Story = {
  args: { arrivals: { state: 'failed', error: { kind: 'network', call: 'arrivals' } as never, retry: fn() } },
  beforeEach: ({ msw }) => msw.use(httpError(staking.products.product, 403), records, ...mockStaking().handlers),
  play: async ({ canvas }) => {
    await canvas.findByText(t('earn.stakePage.productFailed'));
    await expect(canvas.getByText(t('earn.stakePage.arrivalsFailed'))).toBeVisible();
    await expect(factOf(canvas, t('earn.stakePage.staked'))).toHaveTextContent('4.2 SOL');
    await expect(canvas.queryByText(part(t('earn.orderPage.nextUnit', { apr: ANY, coin: 'SOL' })))).toBeNull();
  },
};

/** @state loading */
export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(neverAnswers(staking.holdings.balances), ...mockStaking().handlers),
};

/** @state failed */
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(httpError(staking.holdings.balances, 403), ...mockStaking().handlers),
  play: async ({ canvas }) => {
    await canvas.findByText(t('earn.stakePage.failed'));
    await expect(canvas.getByRole('button', { name: t('earn.ui.retry') })).toBeEnabled();
  },
};

const stale = createEarnQueryClient();

/** Figures that could not be read again say so. @state stale */
export const Stale: Story = {
  parameters: { earn: { queryClient: stale } },
  play: async ({ canvas, msw }) => {
    await canvas.findByText(t('earn.orderPage.soFar'));
    msw.use(httpError(staking.holdings.balances, 500), httpError(staking.holdings.statistics, 500));
    await stale.refetchQueries();
    await expect((await canvas.findAllByRole('button', { name: t('earn.retry') })).length).toBeGreaterThan(0);
    await expect(factOf(canvas, t('earn.stakePage.staked'))).toHaveTextContent('4.2 SOL');
  },
};

/** @state signed-out */
export const Visitor: Story = {
  parameters: { earn: { session: { state: 'anonymous' } } },
  play: async ({ canvas }) => {
    await canvas.findByText(t('earn.stakePage.anonymous'));
    await expect(canvas.queryByText(t('earn.orderPage.soFar'))).toBeNull();
  },
};

/** Hidden balances hide every own amount, also in the sums; rates stay. */
export const HiddenBalances: Story = {
  beforeEach: () => {
    localStorage.setItem('earnkit.hideBalances', '1');
    const forget = keep({})();
    return () => {
      localStorage.removeItem('earnkit.hideBalances');
      forget();
    };
  },
  play: async ({ canvas }) => {
    await canvas.findByText(t('earn.orderPage.nextUnit', { coin: 'SOL', apr: '6.12%' }));
    await expect(canvas.queryByText(/4\.2|0\.0007/)).toBeNull();
  },
};

/** At 320 px with very long numbers nothing overflows. @state long */
export const Long: Story = {
  args: { asset: '1000000MOGWIFHATSUPERLONGTICKER', pid: '31' },
  beforeEach: ({ msw }) =>
    msw.use(
      ...mockStaking({
        held: '123456789012.12345678',
        product: { ...networkProduct(), pid: '31', coin: '1000000MOGWIFHATSUPERLONGTICKER' },
        rewards: { '1000000MOGWIFHATSUPERLONGTICKER': '123456789012.12345678' },
      }).handlers,
    ),
  globals: { viewport: { value: 'narrow' } },
  parameters: { viewport: { options: { narrow: { name: '320 px', styles: { width: '320px', height: '640px' } } } } },
  play: async ({ canvas }) => {
    await canvas.findByText(t('earn.orderPage.facts'));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
