import * as account from '@earnkit/core/account/contract';
import { fixed, flexible } from '@earnkit/core/simple-earn/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { mockFixed } from '../../testing/mockFixed.ts';
import { fixedProductRow, fixedProductRows, unreadableTerm } from '../../testing/fixedProductRows.ts';
import { mockMarket } from '../../testing/mockMarket.ts';
import { httpError, mockEndpoint, neverAnswers } from '../../testing/mockEndpoint.ts';
import { marketRow, STORY_NOW } from '../../testing/simpleEarnRows.ts';
import { beginning, part, t } from '../../testing/words.ts';
import { MarketList } from './MarketList.tsx';

const meta = {
  title: 'Simple Earn/Market list/Products',
  component: MarketList,
  args: { onSubscribe: fn(), onSubscribeFixed: fn(), onViewChange: fn() },
  beforeEach: ({ msw }) => msw.use(...mockMarket()),
} satisfies Meta<typeof MarketList>;
export default meta;
type Story = StoryObj<typeof meta>;

const rowOf = async (asset: string): Promise<HTMLElement> => {
  const [name] = await screen.findAllByText(asset, { selector: 'bdi' });
  const row = name?.closest<HTMLElement>('tr');
  if (!row) throw new Error(`There is no row of ${asset}.`);
  return row;
};
const names = (): (string | undefined)[] => screen.queryAllByRole('rowheader').map((head) => head.querySelector('bdi')?.textContent);

/** A coin's row has its flexible rate, the rate of each fixed term, what the person holds and what they can subscribe (SE-01, SE-X-01, SE-25). */
export const Terms: Story = {
  play: async () => {
    const row = await rowOf('USDT');
    await waitFor(() => expect(row).toHaveTextContent('17,500'));
    await waitFor(() => expect(row).toHaveTextContent('14,140.26'));
    await expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining([
        t('earn.market.days', { days: 1 }),
        t('earn.market.days', { days: 7 }),
        t('earn.market.days', { days: 30 }),
        t('earn.market.days', { days: 90 }),
        t('earn.market.held'),
        t('earn.market.available'),
      ]),
    );
    await expect(row).toHaveTextContent(`${t('earn.market.soldOut')}4.10%7.40%${t('earn.market.first', { amount: '1,000' })}7.20%VIP 5+`);
    await expect(within(await rowOf('USDC')).getAllByText(t('earn.market.notOffered'))).toHaveLength(4);
  },
};

const onCompare = fn();

/** A coin's flexible product and its best term are put together to compare them; a coin that is compared is pressed. */
export const Compared: Story = {
  args: { onCompare, comparedCoins: ['USDC'] },
  play: async () => {
    await screen.findByText('7.40%');
    await userEvent.click(screen.getByRole('button', { name: t('earn.market.compareOf', { coin: 'USDT' }) }));
    await expect(onCompare).toHaveBeenLastCalledWith('USDT', ['flexible', 'fixed-130']);
    await expect(screen.getByRole('button', { name: t('earn.market.compareOf', { coin: 'USDT' }) })).toHaveAttribute(
      'aria-pressed',
      'false',
    );
    await expect(screen.getByRole('button', { name: t('earn.market.compareOf', { coin: 'USDC' }) })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  },
};

/** A coin opens to its flexible product and each fixed term; each rate opens its own (SE-01, SE-X-02). @state sold-out, vip-only */
export const Opened: Story = {
  args: { waysHref: (asset) => `/earn/${asset}` },
  play: async ({ args }) => {
    await screen.findByText('7.40%');
    await userEvent.click(within(await rowOf('USDT')).getByRole('button', { name: beginning(t('earn.ui.details')) }));
    const table = within(await screen.findByRole('table', { name: t('earn.market.productsOf', { coin: 'USDT' }) }));
    await waitFor(() =>
      expect(table.getAllByRole('rowheader').map((head) => head.querySelector('[data-part="text"], span')?.textContent)).toEqual([
        t('earn.market.flexibleApr'),
        t('earn.market.productFixed', { days: t('earn.market.days', { days: 1 }) }),
        t('earn.market.productFixed', { days: t('earn.market.days', { days: 7 }) }),
        t('earn.market.productFixed', { days: t('earn.market.days', { days: 30 }) }),
        t('earn.market.productFixed', { days: t('earn.market.days', { days: 90 }) }),
        t('earn.market.productVip', { name: t('earn.market.productFixed', { days: t('earn.market.days', { days: 90 }) }), tier: '5' }),
      ]),
    );
    await expect(table.getByText(t('earn.market.soldOut'))).toBeVisible();
    await userEvent.click(
      table.getByRole('button', {
        name: part(
          t('earn.market.openBest', {
            apr: '7.40%',
            coin: 'USDT',
            product: t('earn.market.productFixed', { days: t('earn.market.days', { days: 30 }) }),
          }),
        ),
      }),
    );
    await expect(args.onSubscribeFixed).toHaveBeenCalledWith(expect.objectContaining({ id: '130', days: 30 }));
    await userEvent.click(
      table.getByRole('button', {
        name: part(t('earn.market.open', { apr: '5.12%', coin: 'USDT', product: t('earn.market.flexibleApr') })),
      }),
    );
    await expect(args.onSubscribe).toHaveBeenCalledWith(expect.objectContaining({ asset: 'USDT' }));
    await expect(screen.getByRole('link', { name: t('earn.market.allWays', { coin: 'USDT' }) })).toHaveAttribute('href', '/earn/USDT');
  },
};

/** A coin with fixed terms alone is listed too, and the rate of a term opens it (SE-32). */
export const FixedOnly: Story = {
  args: { defaultView: { search: 'DAI' } },
  play: async ({ args }) => {
    await userEvent.click(
      await screen.findByRole('button', {
        name: part(
          t('earn.market.openBest', {
            apr: '3.10%',
            coin: 'DAI',
            product: t('earn.market.productFixed', { days: t('earn.market.days', { days: 7 }) }),
          }),
        ),
      }),
    );
    await expect(args.onSubscribeFixed).toHaveBeenCalledWith(expect.objectContaining({ id: '307' }));
    await expect(args.onSubscribe).not.toHaveBeenCalled();
  },
};

/** A term that is no longer sold, or not yet, says so in place of a rate (SE-X-64). */
export const FixedOnlyWithinTimes: Story = {
  args: { defaultView: { search: 'DAI' } },
  beforeEach: ({ msw }) => {
    const rows = [
      fixedProductRow({ id: '401', asset: 'DAI', lock_up_period: 7, end_time: STORY_NOW }),
      fixedProductRow({ id: '402', asset: 'DAI', lock_up_period: 14, start_time: STORY_NOW + 60 }),
      fixedProductRow({ id: '403', asset: 'DAI', lock_up_period: 30 }),
    ];
    msw.use(mockEndpoint(fixed.products, ({ type }) => (type === '1' ? rows : [])));
  },
  play: async ({ args }) => {
    const row = within(await rowOf('DAI'));
    await expect(row.getByText(t('earn.market.ended'))).toBeVisible();
    await expect(row.getByText(t('earn.market.notStarted'))).toBeVisible();
    await userEvent.click(
      row.getByRole('button', {
        name: part(
          t('earn.market.openBest', {
            apr: '5.40%',
            coin: 'DAI',
            product: t('earn.market.productFixed', { days: t('earn.market.days', { days: 30 }) }),
          }),
        ),
      }),
    );
    await expect(args.onSubscribeFixed).toHaveBeenCalledWith(expect.objectContaining({ id: '403' }));
  },
};

/** Each filter lists its coins; the view tells the host which one is on. */
export const Filters: Story = {
  play: async ({ args }) => {
    await screen.findByText('7.40%');
    await waitFor(async () => expect(await rowOf('USDT')).toHaveTextContent('17,500'));
    const press = async (name: string) => userEvent.click(screen.getByRole('radio', { name }));
    await press(t('earn.market.filter.stable'));
    await waitFor(() => expect(names()).toEqual(['USDC', 'USDT']));
    await expect(args.onViewChange).toHaveBeenLastCalledWith(expect.objectContaining({ filter: 'stable', page: 1 }));
    await press(t('earn.market.filter.fixed'));
    await waitFor(() => expect(names()).toEqual(['USDT', 'DAI', 'BTC']));
    await press(t('earn.market.filter.bonus'));
    await waitFor(() => expect(names()).toEqual(['USDC', 'USDT', 'GT']));
    await press(t('earn.market.filter.usable'));
    await waitFor(() => expect(names()).toEqual(['USDT']));
    await press(t('earn.market.filter.mine'));
    await waitFor(() => expect(names()).toEqual(['USDT', 'BTC']));
  },
};

/** A filter that leaves no coin says so and leads back to all. @state empty */
export const FilterWithoutCoins: Story = {
  args: { defaultView: { filter: 'stable' } },
  beforeEach: ({ msw }) => msw.use(mockEndpoint(flexible.market, [marketRow('BTC', '0.0029')]), mockEndpoint(fixed.products, [])),
  play: async () => {
    await screen.findByText(t('earn.market.noMatch'));
    await userEvent.click(screen.getByRole('button', { name: t('earn.market.showAll') }));
    await screen.findByRole('button', {
      name: part(t('earn.market.openBest', { apr: '0.29%', coin: 'BTC', product: t('earn.market.flexibleApr') })),
    });
  },
};

/** A visitor sees products and terms, no holdings, and no filter for their own (SH-03, SH-04). @state signed-out */
export const Visitor: Story = {
  parameters: { earn: { session: { state: 'anonymous' } } },
  play: async () => {
    await screen.findByText('7.40%');
    await expect(screen.queryByRole('radio', { name: t('earn.market.filter.mine') })).toBeNull();
    await expect(screen.queryByRole('columnheader', { name: t('earn.market.held') })).toBeNull();
  },
};

/** Two fixed products cannot be read: the list counts them, those for VIPs among them, and shows the others (AMB-133). @state partly-failed */
export const TermsUnreadable: Story = {
  beforeEach: ({ msw }) =>
    msw.use(mockEndpoint(fixed.products, ({ type }) => (type === '1' ? [...fixedProductRows, unreadableTerm] : [unreadableTerm]))),
  play: async () => {
    await rowOf('USDT');
    await screen.findByText(t('earn.market.termsUnreadable', { count: 2 }));
    await screen.findByRole('columnheader', { name: t('earn.market.days', { days: 30 }) });
  },
};

/** The fixed products cannot be read: the list says so, and the flexible market is there without terms. @state partly-failed */
export const FixedFailed: Story = {
  beforeEach: ({ msw }) => msw.use(httpError(fixed.products, 500)),
  play: async () => {
    await rowOf('USDT');
    await expect(screen.queryByRole('columnheader', { name: t('earn.trend.30d') })).toBeNull();
    await screen.findByText(t('earn.market.fixedFailed'));
  },
};

/** What the person holds cannot be read: it is `--`, not zero. @state partly-failed */
export const HeldUnknown: Story = {
  beforeEach: ({ msw }) => msw.use(httpError(fixed.orders, 500), httpError(account.balances, 500)),
  play: async () => {
    const row = await rowOf('USDC');
    await waitFor(() => expect(within(row).getAllByText('--')).toHaveLength(2));
  },
};

/** The minimum of the flexible product loads on its own. @state loading */
export const OpenedLoading: Story = {
  beforeEach: ({ msw }) => msw.use(neverAnswers(flexible.product)),
  play: async () => {
    await userEvent.click(within(await rowOf('USDC')).getByRole('button', { name: beginning(t('earn.ui.details')) }));
    await screen.findByRole('table', { name: t('earn.market.productsOf', { coin: 'USDC' }) });
  },
};

/** The longest coin name, 30 digits and an extreme rate, opened. @state long */
export const LongAndOpened: Story = {
  beforeEach: ({ msw }) => {
    const asset = '1000000MOGWIFHATSUPERLONGTICKER';
    msw.use(
      mockEndpoint(flexible.market, [marketRow(asset, '10000', '12.345')]),
      mockEndpoint(fixed.products, ({ type }) =>
        type === '1'
          ? [
              fixedProductRow({
                id: '1',
                asset,
                lock_up_period: 36500,
                year_rate: '123456.7891',
                min_lend_amount: '123456789012345678901234567890.5',
              }),
            ]
          : [],
      ),
    );
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: beginning(t('earn.ui.details')) }));
    await screen.findByText(/123,456,789,012,345,678,901,234,567,890\.5/);
  },
};

/** Without a host's handler a term opens its subscription. */
export const OpensTheDialog: Story = {
  render: () => <MarketList />,
  beforeEach: ({ msw }) => msw.use(...mockFixed().handlers, ...mockMarket()),
  play: async () => {
    await userEvent.click(within(await rowOf('USDT')).getByRole('button', { name: beginning(t('earn.ui.details')) }));
    await userEvent.click(
      within(await screen.findByRole('table', { name: t('earn.market.productsOf', { coin: 'USDT' }) })).getByRole('button', {
        name: part(
          t('earn.market.openBest', {
            apr: '7.40%',
            coin: 'USDT',
            product: t('earn.market.productFixed', { days: t('earn.market.days', { days: 30 }) }),
          }),
        ),
      }),
    );
    await screen.findByRole('dialog', { name: t('earn.fixed.subscribe.titleOf', { coin: 'USDT' }) });
    await waitFor(() => expect(screen.getByRole('radio', { name: part(t('earn.market.days', { days: 30 })) })).toBeChecked());
  },
};

export const Chinese: Story = {
  globals: { locale: 'zh' },
  play: async () => {
    await screen.findByRole('columnheader', { name: '30 天' });
  },
};
