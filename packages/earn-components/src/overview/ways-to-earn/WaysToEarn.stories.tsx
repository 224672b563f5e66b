import * as launchpool from '@earnkit/core/launchpool/contract';
import { fixed, flexible } from '@earnkit/core/simple-earn/contract';
import * as staking from '@earnkit/core/staking/contract';
import type { WaysHost } from '@earnkit/hooks/overview';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { fixedProductRow } from '../../testing/fixedProductRows.ts';
import { fixedOrderRow } from '../../testing/fixedRows.ts';
import { poolRow, projectListOf, projectRow } from '../../testing/launchpoolRows.ts';
import { mockEndpoint, neverAnswers } from '../../testing/mockEndpoint.ts';
import { mockMarket } from '../../testing/mockMarket.ts';
import { listNow, stakingNow } from '../../testing/mockOverview.ts';
import { productRow } from '../../testing/simpleEarnRows.ts';
import { debtProduct, mintProduct } from '../../testing/stakingRows.ts';
import { beginning, part, staleSince, t } from '../../testing/words.ts';
import { WaysToEarn } from './WaysToEarn.tsx';

const navigate = fn();
const HOST: WaysHost = {
  projects: listNow(...projectListOf([projectRow({ reward_pools: [poolRow()] })]).rows),
  stakingProducts: stakingNow(mintProduct(), debtProduct()),
  softStakingCoins: listNow(),
};

const meta = {
  title: 'Overview/Ways to earn',
  component: WaysToEarn,
  args: { asset: 'USDT', host: HOST, hrefOf: ({ key }) => `/way/${key}` },
  parameters: {
    unreachable: {
      'refused, submitting, outcome-unknown, success': 'it sends nothing',
      failed: 'each product is read on its own, so it is partly failed',
      'restricted-region': 'the host leaves out the products that a region does not offer',
    },
    earn: { navigate },
  },
  beforeEach: ({ msw }) =>
    msw.use(
      mockEndpoint(flexible.product, ({ coin }) => [
        productRow({ asset: coin, ladder_apr: [{ left: '0', right: '500', apr: '0.05' }], is_open_award_pool: 1, curr_amount: '12500' }),
      ]),
      mockEndpoint(staking.products.user, { hold_amount: '0', tier: 0 }),
      mockEndpoint(launchpool.statistics, []),
      ...mockMarket(),
    ),
} satisfies Meta<typeof WaysToEarn>;
export default meta;
type Story = StoryObj<typeof meta>;

const rows = (): readonly HTMLElement[] => screen.getAllByRole('row').slice(1);
const names = (): readonly (string | undefined)[] => rows().map((row) => row.querySelector('th span > span')?.textContent);
const rowOf = (name: string): HTMLElement => {
  const row = rows().find((each) => each.querySelector('th')?.textContent.startsWith(name));
  if (row === undefined) throw new Error(`There is no row of ${name}.`);
  return row;
};
const answered = (text: RegExp): Promise<HTMLElement> => screen.findByText(text);

/**
 * Every product's way, soonest money first: at once what the person has used up pays the base, launchpool and credit are estimates and not
 * the best, terms follow by their day. The rate is a link to just that product (AMB-173). @state sold-out, many-rows
 */
export const Default: Story = {
  play: async () => {
    await answered(part(t('earn.ways.answer', { way: t('earn.ways.fixed', { days: 30 }), apr: '7.40%' })));
    await expect(names()).toEqual([
      `${t('earn.ways.flexible')}${t('earn.ways.bestAnyTime')}`,
      t('earn.ways.stakingOf', { name: 'GUSD' }),
      t('earn.ways.launchpool', { coin: 'MOVE' }),
      t('earn.ways.fixed', { days: 1 }),
      t('earn.ways.stakingOf', { name: 'CUSDT' }),
      t('earn.ways.fixed', { days: 7 }),
      `${t('earn.ways.fixed', { days: 30 })}${t('earn.ways.best')}`,
      `${t('earn.ways.fixed', { days: 90 })}VIP 5+`,
      t('earn.ways.fixed', { days: 90 }),
    ]);
    await expect(rowOf(t('earn.ways.flexible'))).toHaveTextContent(t('earn.ways.usedUp'));
    await expect(rowOf(t('earn.ways.fixed', { days: 1 }))).toHaveTextContent(t('earn.ways.obstacle.sold-out'));
    await expect(rowOf(t('earn.ways.fixed', { days: 30 }))).toHaveTextContent(
      t('earn.ways.left', { amount: '1,000', coin: 'USDT', apr: '6.20%' }),
    );
    await userEvent.click(
      screen.getByRole('link', { name: part(t('earn.ways.open', { apr: '7.40%', way: t('earn.ways.fixed', { days: 30 }) })) }),
    );
    await expect(navigate).toHaveBeenLastCalledWith('/way/fixed-130');
  },
};

/** For a typed amount each way has the rate of all of it, the best is that of the amount, and limits are named. */
export const Amount: Story = {
  args: { defaultAmount: '4000' },
  play: async () => {
    await answered(
      beginning(t('earn.ways.answerFor', { way: t('earn.ways.fixed', { days: 90 }), apr: '7.20%', amount: '4,000', coin: 'USDT' })),
    );
    await expect(screen.getByRole('columnheader', { name: t('earn.ways.for', { amount: '4,000' }) })).toBeVisible();
    await expect(rowOf(t('earn.ways.fixed', { days: 30 }))).toHaveTextContent(
      part(t('earn.ways.partsIn', { base: '5.40%', bonus: '1.10%', coin: 'GT' })),
    );
    const field = screen.getByRole('textbox', { name: t('earn.ways.amount') });
    await userEvent.clear(field);
    await userEvent.type(field, '0.5');
    await waitFor(() => expect(rowOf(t('earn.ways.fixed', { days: 7 }))).toHaveTextContent(t('earn.ways.below')));
    await userEvent.clear(field);
    await answered(beginning(t('earn.ways.answer', { way: t('earn.ways.fixed', { days: 30 }), apr: '7.40%' })));
  },
};

const onComparedChange = fn();

/** A way is put beside others to compare them, or taken away again; three are the most. */
export const Compared: Story = {
  args: {
    compared: [
      { asset: 'USDT', key: 'flexible' },
      { asset: 'BTC', key: 'flexible' },
    ],
    onComparedChange,
  },
  play: async () => {
    await answered(part(t('earn.ways.answer', { way: t('earn.ways.fixed', { days: 30 }), apr: '7.40%' })));
    const flexibleWay = screen.getByRole('button', { name: t('earn.ways.compareOf', { way: t('earn.ways.flexible') }) });
    await expect(flexibleWay).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(flexibleWay);
    await expect(onComparedChange).toHaveBeenLastCalledWith([{ asset: 'BTC', key: 'flexible' }]);
    await userEvent.click(screen.getByRole('button', { name: t('earn.ways.compareOf', { way: t('earn.ways.fixed', { days: 30 }) }) }));
    await expect(onComparedChange).toHaveBeenLastCalledWith([
      { asset: 'USDT', key: 'flexible' },
      { asset: 'BTC', key: 'flexible' },
      { asset: 'USDT', key: 'fixed-130' },
    ]);
  },
};

/** Who may need the money sees the ways that give it back by then. */
export const NeededAtAnyTime: Story = {
  play: async () => {
    await answered(part(t('earn.ways.answer', { way: t('earn.ways.fixed', { days: 30 }), apr: '7.40%' })));
    await userEvent.click(screen.getByRole('radio', { name: t('earn.ways.anyTime') }));
    await waitFor(() =>
      expect(names()).toEqual([
        `${t('earn.ways.flexible')}${t('earn.ways.bestAnyTime')}`,
        t('earn.ways.stakingOf', { name: 'GUSD' }),
        t('earn.ways.launchpool', { coin: 'MOVE' }),
      ]),
    );
    await userEvent.click(screen.getByRole('radio', { name: t('earn.ways.need.week') }));
    await waitFor(() => expect(names()).toContain(t('earn.ways.fixed', { days: 1 })));
    await expect(names()).not.toContain(`${t('earn.ways.fixed', { days: 30 })}${t('earn.ways.best')}`);
  },
};

/** A visitor sees the highest rate as "up to", no amount, and no way that asks for a VIP tier. @state signed-out, vip-only */
export const Visitor: Story = {
  parameters: { earn: { session: { state: 'anonymous' } } },
  play: async () => {
    await answered(part(t('earn.ways.answer', { way: t('earn.ways.flexible'), apr: '10.12%' })));
    await expect(rowOf(t('earn.ways.flexible'))).toHaveTextContent(t('earn.ways.upTo'));
    await expect(screen.queryByRole('textbox')).toBeNull();
    await expect(names()).not.toContain(`${t('earn.ways.fixed', { days: 90 })}VIP 5+`);
    await expect(screen.getByText(part(t('earn.ways.vip', { count: 1, tier: '5' })))).toBeVisible();
  },
};

/** While a product is read, no way is the best. @state loading */
export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(neverAnswers(fixed.products)),
  play: async () => {
    await waitFor(() => expect(names()).toContain(t('earn.ways.stakingOf', { name: 'GUSD' })));
    await expect(screen.getByText(beginning(t('earn.ways.reading')))).toBeVisible();
    await expect(screen.queryByText(beginning(t('earn.ways.best')))).toBeNull();
  },
};

/** The best waits for the products for VIPs too, which come in a list of their own. @state loading */
export const LoadingVip: Story = {
  args: { host: {} },
  beforeEach: ({ msw }) =>
    msw.use(
      mockEndpoint(fixed.products, ({ type }) =>
        type === '2' ? new Promise<never>(() => undefined) : [fixedProductRow({ id: '130', lock_up_period: 30 })],
      ),
    ),
  play: async () => {
    // With these two everything else is read.
    await waitFor(() => expect(names()).toEqual([t('earn.ways.flexible'), t('earn.ways.fixed', { days: 30 })]));
    await expect(screen.getByText(beginning(t('earn.ways.reading')))).toBeVisible();
    await expect(screen.queryByText(beginning(t('earn.ways.best')))).toBeNull();
  },
};

const retry = fn();

/** A product that cannot be read is named; the others stay, and none is the best. @state partly-failed */
export const Unread: Story = {
  args: {
    host: { ...HOST, stakingProducts: { state: 'failed', error: { kind: 'offline', call: 'staking.products' }, retry } },
  },
  play: async () => {
    await answered(part(t('earn.ways.unread', { products: t('earn.ways.product.staking') })));
    await expect(names()).toContain(t('earn.ways.fixed', { days: 30 }));
    await userEvent.click(screen.getByRole('button', { name: t('earn.retry') }));
    await expect(retry).toHaveBeenCalled();
  },
};

/** The rates stay while a refresh fails, and it says how old they are. @state stale */
export const Stale: Story = {
  args: { host: { ...HOST, stakingProducts: { ...stakingNow(mintProduct()), stale: true } } },
  play: async () => {
    await answered(part(t('earn.ways.answer', { way: t('earn.ways.fixed', { days: 30 }), apr: '7.40%' })));
    await expect(await screen.findByText(staleSince('08'))).toBeVisible();
  },
};

/** A coin with one way, of which the person has all that they may have. @state one-row, quota-used */
export const LimitReached: Story = {
  args: { asset: 'DAI', host: {} },
  beforeEach: ({ msw }) =>
    msw.use(
      mockEndpoint(flexible.product, []),
      mockEndpoint(fixed.products, ({ type }) =>
        type === '1'
          ? [fixedProductRow({ id: '307', asset: 'DAI', lock_up_period: 7, year_rate: '0.031', user_max_lend_volume: '100' })]
          : [],
      ),
      mockEndpoint(fixed.orders, { list: [fixedOrderRow({ order_id: '9', asset: 'DAI', product_id: '307', principal: '100' })], total: 1 }),
    ),
  play: async () => {
    await waitFor(() => expect(rowOf(t('earn.ways.fixed', { days: 7 }))).toHaveTextContent(t('earn.ways.obstacle.used-up')));
    await expect(screen.queryByText(t('earn.ways.best'))).toBeNull();
  },
};

const LONG = '1234567890123456.12345678';

/** Long figures and names wrap inside their cells. @state long */
export const LongFigures: Story = {
  args: { asset: 'ALONGCOINNAME', defaultAmount: LONG },
  beforeEach: ({ msw }) =>
    msw.use(
      mockEndpoint(flexible.product, ({ coin }) => [productRow({ asset: coin, next_time_rate_year: '123.4567', min_lend_amount: LONG })]),
    ),
  play: async () => {
    await answered(
      part(
        t('earn.ways.answerFor', {
          way: t('earn.ways.flexible'),
          apr: '12,345.67%',
          amount: '1,234,567,890,123,456.12345678',
          coin: 'ALONGCOINNAME',
        }),
      ),
    );
  },
};

/** No product takes the coin. @state empty */
export const Empty: Story = {
  args: { asset: 'NOCOIN', host: {} },
  beforeEach: ({ msw }) => msw.use(mockEndpoint(flexible.product, [])),
  play: async () => {
    await answered(part(t('earn.ways.empty', { coin: 'NOCOIN' })));
  },
};
