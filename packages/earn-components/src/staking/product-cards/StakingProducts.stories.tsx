import { readData } from '@earnkit/core/endpoint';
import { products, trends } from '@earnkit/core/staking/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { mockEndpoint } from '../../testing/mockEndpoint.ts';
import { mockStaking } from '../../testing/mockStaking.ts';
import { type StakingProductRow, debtProduct, defiProduct, exchangeProduct, mintProduct, plainProduct } from '../../testing/stakingRows.ts';
import { ratePoints } from '../../testing/stakingTrend.ts';
import { address, t } from '../../testing/words.ts';
import type { StakingProductItem } from '@earnkit/hooks/staking';
import { StakingProducts } from './StakingProducts.tsx';

function item(wire: StakingProductRow, more: Partial<StakingProductItem> = {}): StakingProductItem {
  const read = readData(products.product.data, wire);
  if ('broken' in read || read.data === null || read.data.asset === undefined) throw new Error('The product cannot be read');
  return { product: { ...read.data, asset: read.data.asset }, tags: [], soldOut: false, ...more };
}

const ready = (...rows: readonly StakingProductItem[]) => ({
  state: 'ready' as const,
  data: { rows, unreadable: [], total: rows.length },
  stale: false,
  readAt: 0,
  retry: fn(),
});

const meta = {
  title: 'Staking/Products',
  component: StakingProducts,
  parameters: {
    unreachable: {
      'refused, submitting, outcome-unknown, success': 'its dialog sends, and shows it itself',
      'quota-used, vip-only, restricted-region': 'a product has no such limits of its own',
      'signed-out': 'visitors see the same products',
    },
  },
  args: {
    reading: ready(
      item(defiProduct(), { tags: ['hot'] }),
      item(exchangeProduct(), { tags: ['new', 'event'] }),
      item(debtProduct()),
      item(mintProduct()),
      item(plainProduct(), { soldOut: true }),
    ),
  },
} satisfies Meta<typeof StakingProducts>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Tags, rates, terms and the dialog of a product; one that is sold out says so. ETH, BTC and USDT come first (ST-23, ST-25, ST-26, ST-59). @state many-rows, sold-out */
export const Products: Story = {
  beforeEach: ({ msw }) => msw.use(...mockStaking({ product: exchangeProduct() }).handlers),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article').map((card) => card.getAttribute('aria-label'))).toEqual([
      'ETH',
      'GTBTC BTC',
      'CUSDT USDT',
      'GUSD USDT',
      'SOL',
    ]);
    await expect(within(canvas.getByRole('article', { name: 'ETH' })).getByText(t('earn.staking.tag.hot'))).toBeVisible();
    await expect(canvas.getByText(t('earn.staking.kind.defi', { count: 3 }))).toBeVisible();
    await expect(canvas.getByText('1 BTC = 0.9971 GTBTC')).toBeVisible();
    await expect(canvas.getByText('1 USDT = 0.98 CUSDT')).toBeVisible();
    await expect(canvas.getByRole('button', { name: t('earn.staking.products.mintOf', { coin: 'GUSD' }) })).toBeEnabled();
    await expect(canvas.getByRole('button', { name: t('earn.staking.products.soldOut') })).toBeDisabled();
    await expect(canvas.getByRole('link', { name: t('earn.staking.products.detailsOf', { coin: 'ETH' }) })).toHaveAttribute(
      'href',
      address('/staking/12'),
    );
    await userEvent.click(canvas.getByRole('button', { name: t('earn.staking.products.stakeOf', { coin: 'BTC' }) }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: t('earn.amount.label') })).toBeVisible());
  },
};

/** A search leaves the coins that match, a tag the products that have it, and a result of none offers the way back (ST-23, UI-27). */
export const Searched: Story = {
  play: async ({ canvas }) => {
    const cards = () => canvas.queryAllByRole('article').map((card) => card.getAttribute('aria-label'));
    await userEvent.click(canvas.getByRole('radio', { name: t('earn.staking.tag.new') }));
    await expect(cards()).toEqual(['GTBTC BTC']);
    await userEvent.type(canvas.getByRole('searchbox', { name: t('earn.list.search') }), ' sol');
    await userEvent.click(await canvas.findByRole('button', { name: t('earn.list.clearSearch') }));
    await userEvent.click(canvas.getByRole('radio', { name: t('earn.staking.products.allTags') }));
    await userEvent.type(canvas.getByRole('searchbox', { name: t('earn.list.search') }), ' so');
    await expect(cards()).toEqual(['SOL']);
  },
};

/** Of hundreds of products 24 are drawn at first; a button adds as many, and a search looks through all. @state many-rows */
export const HundredsOfProducts: Story = {
  args: { reading: ready(...Array.from({ length: 60 }, (_, index) => item(plainProduct({ coin: `COIN${index}` })))) },
  play: async ({ canvas }) => {
    const more = canvas.getByRole('button', { name: t('earn.staking.products.more') });
    await expect(canvas.getAllByRole('article')).toHaveLength(24);
    await userEvent.click(more);
    await expect(canvas.getAllByRole('article')).toHaveLength(48);
    await userEvent.click(more);
    await expect(canvas.getAllByRole('article')).toHaveLength(60);
    await expect(more).not.toBeInTheDocument();
    await userEvent.type(canvas.getByRole('searchbox', { name: t('earn.list.search') }), 'COIN59');
    await expect(canvas.getAllByRole('article')).toHaveLength(1);
  },
};

/** The rate of a card opens its trend (ST-103). */
export const Trend: Story = {
  beforeEach: ({ msw }) => msw.use(mockEndpoint(trends.rates, ({ limit }) => ratePoints(limit))),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('earn.staking.trend.open', { apr: '4.34%', coin: 'ETH' }) }));
    const dialog = within(await screen.findByRole('dialog', { name: t('earn.staking.trend.title', { coin: 'ETH' }) }));
    await dialog.findByRole('slider', { name: t('earn.staking.trend.rateChart', { coin: 'ETH', days: 365 }) }, { timeout: 10_000 });
  },
};

/** A tag that no product has says so. @state empty */
export const NoneTagged: Story = {
  args: { reading: ready(item(plainProduct())) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: t('earn.staking.tag.event') }));
    await userEvent.click(await canvas.findByRole('button', { name: t('earn.staking.products.showAll') }));
    await expect(canvas.getAllByRole('article')).toHaveLength(1);
  },
};

/** The US edition commits (US-02). */
export const UsEdition: Story = {
  args: { reading: ready(item(plainProduct())) },
  parameters: { earn: { edition: 'us' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: t('earn.staking.products.stakeOf', { coin: 'SOL' }) })).toHaveTextContent(
      t('earn.staking.products.stake'),
    );
  },
};

/** A product that could not be read hides no other, also after a refresh that failed. @state one-row, long, partly-failed, stale */
export const OneUnreadable: Story = {
  args: {
    reading: {
      ...ready(item(plainProduct({ coin: 'SUPERLONGCOINNAME1000', min_mortgage_amount: '123456789012.12345678' }))),
      stale: true,
      data: {
        rows: [item(plainProduct({ coin: 'SUPERLONGCOINNAME1000', min_mortgage_amount: '123456789012.12345678' }))],
        unreadable: [{ index: 0, field: 'type', problem: 'is missing' }] as never,
        total: 2,
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t('earn.staking.products.unreadable', { count: 1 }))).toBeVisible();
  },
};

/** @state empty */
export const Empty: Story = { args: { reading: ready() } };

/** @state loading */
export const Loading: Story = { args: { reading: { state: 'loading' } } };

/** @state failed */
export const Failed: Story = {
  args: {
    reading: {
      state: 'failed',
      error: { kind: 'http', call: 'products', status: 502, message: undefined, retryAfterSeconds: undefined },
      retry: fn(),
    },
  },
};
