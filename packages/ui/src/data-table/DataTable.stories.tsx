import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import {
  Amount,
  Badge,
  Banner,
  Button,
  CoinIcon,
  DataTable,
  EarnTheme,
  EmptyState,
  Percent,
  Skeleton,
  SummaryList,
  type DataTableColumn,
  type DataTableProps,
  type DataTableSort,
} from '../index.ts';

/** A saver's holding, as texts: the table formats nothing. */
interface Holding {
  coin: string;
  name: string;
  apr: string | undefined;
  amount: string | undefined;
  fiat?: string;
  interest: string | undefined;
  reinvest: string;
}

const coins = [
  ['USDT', 'Tether', '8.42%', '12,500.00000000', '$12,499.12', '31.20418834'],
  ['BTC', 'Bitcoin', '0.31%', '0.48210000', '$48,920.11', '0.00012345'],
  ['ETH', 'Ethereum', '1.05%', '6.20000000', '$21,204.00', '0.00431902'],
  ['USDC', 'USD Coin', '7.90%', '3,000.00000000', '$2,999.70', '9.10200000'],
  ['SOL', 'Solana', '4.12%', '58.40000000', '$9,110.40', '0.19430000'],
  ['GT', 'GateToken', '2.00%', '410.00000000', '$5,391.50', '0.62100000'],
  ['XRP', 'XRP', '1.18%', '2,200.00000000', '$1,320.00', '1.74000000'],
  ['DOGE', 'Dogecoin', '0.72%', '18,000.00000000', '$2,880.00', '8.05500000'],
] as const;

const holding = (index: number): Holding => {
  const [coin, name, apr, amount, fiat, interest] = coins[index % coins.length] ?? coins[0];
  const round = Math.floor(index / coins.length);
  return { coin: round === 0 ? coin : `${coin}${round + 1}`, name, apr, amount, fiat, interest, reinvest: index % 3 === 0 ? 'Off' : 'On' };
};
const many = Array.from({ length: 134 }, (_, index) => holding(index));
const few = many.slice(0, 8);

function Coin({ symbol, name }: { symbol: string; name: string }) {
  return (
    <span style={{ display: 'inline-flex', alignItems: 'center', gap: 12, minWidth: 0 }}>
      <CoinIcon symbol={symbol} />
      <span style={{ minWidth: 0 }}>
        <span style={{ fontWeight: 500 }}>{symbol}</span>
        <br />
        <span style={{ fontSize: 12, color: 'var(--earn-color-muted)' }}>{name}</span>
      </span>
    </span>
  );
}

const coinPlaceholder = (
  <span style={{ display: 'inline-flex', alignItems: 'center', gap: 12, verticalAlign: 'middle' }}>
    <Skeleton shape="circle" width="32px" />
    <Skeleton width="5em" />
  </span>
);

const columns: DataTableColumn<Holding>[] = [
  {
    key: 'coin',
    header: 'Coin',
    card: 'title',
    sortable: true,
    width: '24%',
    placeholder: coinPlaceholder,
    cell: (row) => <Coin symbol={row.coin} name={row.name} />,
  },
  {
    key: 'apr',
    header: 'APR',
    card: 'title',
    align: 'end',
    sortable: true,
    width: '12%',
    placeholder: <Skeleton width="3.5em" />,
    cell: (row) => <Percent value={row.apr} tone="accent" />,
  },
  {
    key: 'amount',
    header: 'Holding',
    align: 'end',
    sortable: true,
    width: '22%',
    cell: (row) => <Amount value={row.amount} unit={row.coin} fiat={row.fiat} />,
  },
  {
    key: 'interest',
    header: 'Interest earned',
    align: 'end',
    width: '18%',
    cell: (row) => <Amount value={row.interest} unit={row.coin} />,
  },
  {
    key: 'reinvest',
    header: 'Auto-reinvest',
    width: '10%',
    placeholder: <Skeleton width="2em" />,
    cell: (row) => <Badge tone={row.reinvest === 'On' ? 'accent' : 'neutral'}>{row.reinvest}</Badge>,
  },
  {
    key: 'actions',
    header: 'Actions',
    card: 'action',
    width: '14%',
    cell: () => (
      <>
        <Button size="1" variant="ghost" tone="neutral">
          Redeem
        </Button>
        <Button size="1" variant="soft">
          Subscribe
        </Button>
      </>
    ),
  },
];

const HoldingsTable = (props: DataTableProps<Holding>) => <DataTable<Holding> {...props} />;

const meta = {
  title: 'UI/DataTable',
  component: HoldingsTable,
  args: { caption: 'Flexible holdings', columns, rows: few, rowKey: (row) => row.coin },
} satisfies Meta<typeof HoldingsTable>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A server in miniature: pages and sorts, and keeps both where an address would. */
function Paged({ total = many.length, start = 1, layout = 'table' }: { total?: number; start?: number; layout?: 'table' | 'cards' }) {
  const [page, setPage] = useState(start);
  const [sort, setSort] = useState<DataTableSort>();
  const rows = useMemo(() => {
    const all = many.slice(0, total);
    if (sort) all.sort((a, b) => a.coin.localeCompare(b.coin) * (sort.direction === 'asc' ? 1 : -1));
    return all.slice((page - 1) * 10, page * 10);
  }, [page, sort, total]);
  return (
    <DataTable
      caption="Flexible holdings"
      columns={columns}
      rows={rows}
      rowKey={(row) => row.coin}
      layout={layout}
      page={page}
      total={total}
      onPageChange={setPage}
      sort={sort}
      onSortChange={(next) => {
        setSort(next);
        setPage(1);
      }}
    />
  );
}

/** Grows by ten rows, `delay` milliseconds after it was asked. */
function Growing({
  total = 25,
  failFirst = false,
  loadMore = 'button',
  layout = 'cards',
  maxHeight,
}: {
  total?: number;
  failFirst?: boolean;
  loadMore?: 'auto' | 'button';
  layout?: 'cards' | 'table';
  maxHeight?: string;
}) {
  const [count, setCount] = useState(10);
  const [state, setState] = useState<'idle' | 'loading' | 'error'>('idle');
  const [tries, setTries] = useState(0);
  const more = () => {
    setState('loading');
    setTries(tries + 1);
    setTimeout(() => {
      if (failFirst && tries === 0) return setState('error');
      setCount((now) => Math.min(now + 10, total));
      return setState('idle');
    }, 60);
  };
  return (
    <DataTable
      caption="Flexible holdings"
      columns={columns}
      rows={many.slice(0, count)}
      rowKey={(row) => row.coin}
      layout={layout}
      total={total}
      onLoadMore={more}
      loadMoreState={state}
      loadMore={loadMore}
      maxHeight={maxHeight}
    />
  );
}

/** A server that answers when the button is pressed. */
function Answering() {
  const [state, setState] = useState<'loading' | 'ready'>('loading');
  return (
    <>
      <DataTable
        caption="Flexible holdings"
        columns={columns}
        rows={state === 'ready' ? many.slice(0, 10) : []}
        rowKey={(row) => row.coin}
        state={state}
        total={state === 'ready' ? 134 : undefined}
        page={1}
        onPageChange={() => undefined}
        layout="table"
      />
      <Button onClick={() => setState('ready')}>Answer comes</Button>
    </>
  );
}

/** The desktop table: muted header, numbers aligned to the end, ghost actions. */
export const Holdings: Story = {
  args: { layout: 'table', sort: { key: 'amount', direction: 'desc' }, onSortChange: fn() },
  play: async ({ canvas, args }) => {
    const table = canvas.getByRole('table', { name: 'Flexible holdings' });
    await expect(within(table).getByRole('columnheader', { name: 'Holding' })).toHaveAttribute('aria-sort', 'descending');
    await expect(within(table).getByRole('columnheader', { name: 'Coin' })).not.toHaveAttribute('aria-sort');
    await expect(within(table).getByRole('rowheader', { name: /^USDT/ })).toBeVisible();
    for (const row of within(table).getAllByRole('row').slice(1))
      await expect(row.getBoundingClientRect().height).toBeGreaterThanOrEqual(56);
    await userEvent.click(within(table).getByRole('button', { name: 'Holding' }));
    await expect(args.onSortChange).toHaveBeenLastCalledWith({ key: 'amount', direction: 'asc' });
    await userEvent.click(within(table).getByRole('button', { name: 'APR' }));
    await expect(args.onSortChange).toHaveBeenLastCalledWith({ key: 'apr', direction: 'desc' });
    await userEvent.click(within(table).getByRole('button', { name: 'Coin' }));
    await expect(args.onSortChange).toHaveBeenLastCalledWith({ key: 'coin', direction: 'asc' });
  },
};

/** Page buttons; after the last step the focus is where it was (UI-18). */
export const Pages: Story = {
  render: () => <Paged />,
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status');
    await expect(status).toHaveTextContent('Rows 1 to 10 of 134');
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '135');
    const next = canvas.getByRole('button', { name: 'Next page' });
    next.focus();
    await userEvent.keyboard('{Enter}');
    await expect(status).toHaveTextContent('Rows 11 to 20 of 134');
    await expect(canvas.getAllByRole('row')[1]).toHaveAttribute('aria-rowindex', '12');
    await userEvent.click(canvas.getByRole('button', { name: 'Page 14' }));
    await expect(canvas.getByRole('button', { name: 'Page 14' })).toHaveAttribute('aria-current', 'page');
    await expect(status).toHaveTextContent('Rows 131 to 134 of 134');
    next.focus();
    await userEvent.keyboard('{Enter}');
    await expect(next).toHaveFocus();
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Coin' }));
    await expect(status).toHaveTextContent('Sorted by Coin, ascending. Rows 1 to 10 of 134');
  },
};

/** Skeletons in the shape of the rows, so the layout does not jump. */
export const Loading: Story = {
  args: { layout: 'table', state: 'loading', rows: [], total: undefined, onPageChange: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.queryByText('0')).toBeNull();
    await expect(canvas.getByRole('status').textContent).toBe('');
  },
};

/** From skeletons to rows nothing moves down. */
export const LoadingThenRows: Story = {
  render: () => <Answering />,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Answer comes' });
    const before = button.getBoundingClientRect().top;
    await userEvent.click(button);
    await expect(canvas.getByText('USDT', { selector: 'th *' })).toBeVisible();
    await expect(Math.abs(button.getBoundingClientRect().top - before)).toBeLessThanOrEqual(1);
    await expect(canvas.getAllByRole('status')[0]).toHaveTextContent('Rows 1 to 10 of 134');
  },
};

/** Nothing there yet, and what to do next. */
export const Empty: Story = {
  args: {
    layout: 'table',
    rows: [],
    total: 0,
    empty: (
      <EmptyState
        title="You hold nothing yet"
        description="Subscribe a coin and its interest shows up here every hour."
        action={<Button>Explore products</Button>}
      />
    ),
  },
};

/** No rows, without an `empty` state of the product: `No Data` (UI-27). */
export const EmptyByDefault: Story = {
  args: { layout: 'table', rows: [], total: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No Data', { selector: 'p:not([role])' })).toBeVisible();
  },
};

/** The list could not be read. */
export const Failed: Story = {
  args: { layout: 'table', state: 'error', rows: [], onRetry: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This could not be loaded');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** A refresh failed: the old rows stay and are marked as old. */
export const FailedWithRows: Story = {
  args: { layout: 'table', state: 'error', onRetry: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('This could not be refreshed. What you see may be out of date.')).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(few.length + 1);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** Some rows and values could not be read: the rest is shown, missing values are not zero, and there is a retry. */
export const PartlyLoaded: Story = {
  args: {
    layout: 'table',
    state: 'partial',
    rows: [few[0] as Holding, { ...(few[1] as Holding), apr: undefined, interest: undefined }, few[2] as Holding],
    onRetry: fn(),
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Some of this could not be loaded. The rest is shown.')).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(4);
    await expect(canvas.getAllByText('--')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** The product's own notice about the missing part. */
export const PartlyLoadedWithOwnNotice: Story = {
  args: {
    layout: 'table',
    notice: <Banner tone="warning">2 holdings could not be read and are not shown. Your balance is not affected.</Banner>,
  },
};

/** Figures older than they should be. */
export const Stale: Story = {
  args: { layout: 'table', notice: <Banner tone="info">These rates are from 14:02. Newer ones have not come since.</Banner> },
};

/** Newer rows are requested; the old ones stay. */
export const Refreshing: Story = {
  args: { layout: 'table', state: 'refreshing' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getAllByRole('row')).toHaveLength(few.length + 1);
  },
};

/** One row with an unknown value: two dashes, never a zero. */
export const OneRowWithUnknownValues: Story = {
  args: {
    layout: 'table',
    rows: [{ coin: 'NEW', name: 'Newly listed', apr: undefined, amount: undefined, interest: undefined, reinvest: 'Off' }],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('--')).toHaveLength(3);
    await expect(canvas.getByRole('status')).toHaveTextContent(/^1 shown$/);
  },
};

/** An address with a page that does not exist any more. */
export const PageAfterTheLast: Story = {
  args: { layout: 'table', rows: [], page: 7, total: 25, onPageChange: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('There is no page 7.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Go to page 3' }));
    await expect(args.onPageChange).toHaveBeenCalledWith(3);
  },
};

/** Page 7 of a total of 0: no page buttons. */
export const TotalOfZero: Story = {
  parameters: { sameAs: 'a page beyond a total of zero is as empty as no rows' },
  args: { layout: 'table', rows: [], page: 7, total: 0, onPageChange: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await expect(canvas.getByText('No Data', { selector: 'p:not([role])' })).toBeVisible();
  },
};

/** A server that sends one row twice: both are shown. */
export const SameRowTwice: Story = {
  args: { layout: 'table', rows: [holding(0), holding(1), holding(0)] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(4);
  },
};

const long: Holding = {
  coin: '1000000MOGWIFHATCLASSIC',
  name: 'The Very Long Name Of A Token That Nobody Could Shorten (Bridged, Wrapped)',
  apr: '1,234,567.89%',
  amount: '123,456,789,012,345,678.123456789012345678',
  fiat: '$999,999,999,999,999,999.99',
  interest: '0.000000000000000001',
  reinvest: 'On',
};

/** Names break, figures stay whole; what does not fit is scrolled to, by keyboard as well. */
export const VeryLong: Story = {
  args: { layout: 'table', rows: [long, ...few.slice(0, 2)] },
  render: (args) => (
    <div style={{ width: 720 }}>
      <HoldingsTable {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const region = await canvas.findByRole('region', { name: 'Flexible holdings' });
    await expect(region).toHaveAttribute('tabindex', '0');
    await expect(canvas.getByText('123,456,789,012,345,678.123456789012345678')).toBeInTheDocument();
  },
};

/** A table or cards, as wide as the screen is. */
export const ByWidth: Story = {
  args: { rows: few.slice(0, 4), sort: { key: 'amount', direction: 'desc' }, onSortChange: fn(), page: 1, total: 34, onPageChange: fn() },
};

/** What a phone shows: coin and rate first, figures in two columns, actions at the foot. */
export const Cards: Story = {
  args: { layout: 'cards', rows: few.slice(0, 3) },
  render: (args) => (
    <div style={{ maxWidth: 375 }}>
      <HoldingsTable {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Flexible holdings' });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

/** The narrowest phone and the longest figures. */
export const CardsVeryLong: Story = {
  args: { layout: 'cards', rows: [long, holding(1)] },
  render: (args) => (
    <div style={{ width: 288 }}>
      <HoldingsTable {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const box = canvasElement.querySelector<HTMLElement>('[data-layout=cards]');
    await expect(box?.scrollWidth).toBeLessThanOrEqual(288);
  },
};

/** Cards whose rows are still loading. */
export const CardsLoading: Story = {
  args: { layout: 'cards', rows: [], state: 'loading', pageSize: 3 },
  render: (args) => (
    <div style={{ maxWidth: 375 }}>
      <HoldingsTable {...args} />
    </div>
  ),
};

/** Cards without rows. */
export const CardsEmpty: Story = {
  args: {
    layout: 'cards',
    rows: [],
    empty: (
      <EmptyState
        title="You hold nothing yet"
        description="Subscribe a coin and its interest shows up here every hour."
        action={<Button>Explore products</Button>}
      />
    ),
  },
  render: (args) => (
    <div style={{ maxWidth: 375 }}>
      <HoldingsTable {...args} />
    </div>
  ),
};

/** Without headers to press the order is a choice above the cards. */
export const CardsSorted: Story = {
  args: { layout: 'cards', rows: few.slice(0, 2), sort: { key: 'apr', direction: 'desc' }, onSortChange: fn() },
  render: (args) => (
    <div style={{ maxWidth: 375 }}>
      <HoldingsTable {...args} />
    </div>
  ),
  play: async ({ canvas, args }) => {
    const order = canvas.getByRole('combobox', { name: 'Sort by' });
    await expect(order).toHaveDisplayValue('APR, descending');
    await userEvent.selectOptions(order, 'Coin, ascending');
    await expect(args.onSortChange).toHaveBeenLastCalledWith({ key: 'coin', direction: 'asc' });
    await userEvent.selectOptions(order, 'Default order');
    await expect(args.onSortChange).toHaveBeenLastCalledWith(undefined);
  },
};

/** Cards with page buttons, for lists that are paged on a phone too. */
export const CardsInPages: Story = {
  render: () => (
    <div style={{ maxWidth: 375 }}>
      <Paged layout="cards" total={30} />
    </div>
  ),
};

/** A growing list: the button keeps the focus, the count is announced, and at the end focus goes to it. */
export const LoadMoreByButton: Story = {
  render: () => (
    <div style={{ maxWidth: 375 }}>
      <Growing />
    </div>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Load more' });
    await expect(canvas.getByRole('status')).toHaveTextContent('10 of 25 shown');
    button.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('20 of 25 shown'));
    await expect(canvas.getByRole('button', { name: 'Load more' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Load more' })).toBeNull());
    await expect(canvas.getByRole('status')).toHaveTextContent('25 shown');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveFocus());
  },
};

/** Near the end of the list, more rows load automatically (UI-17). */
export const LoadMoreByScrolling: Story = {
  render: () => (
    <div style={{ maxWidth: 375 }}>
      <Growing loadMore="auto" layout="cards" maxHeight="480px" />
    </div>
  ),
  play: async ({ canvas }) => {
    const region = await canvas.findByRole('region', { name: 'Flexible holdings' });
    await expect(canvas.getAllByRole('listitem')).toHaveLength(10);
    region.scrollTop = region.scrollHeight;
    await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeGreaterThanOrEqual(20));
    region.scrollTop = region.scrollHeight;
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(25));
  },
};

/** More rows failed to load: the shown rows stay, and the same button retries. */
export const LoadMoreFails: Story = {
  render: () => (
    <div style={{ maxWidth: 375 }}>
      <Growing failFirst />
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Load more' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('More rows could not be loaded.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('20 of 25 shown'));
  },
};

/** A fixed height for any number of rows, so content below does not move. */
export const FixedHeight: Story = {
  args: { layout: 'table', rows: few.slice(0, 3), height: '400px' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('table').parentElement;
    await expect(box?.getBoundingClientRect().height).toBe(400);
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

/** The header stays in sight while the page scrolls. */
export const StickyHeader: Story = {
  args: { layout: 'table', rows: many.slice(0, 30), stickyHeader: true },
  play: async ({ canvas }) => {
    canvas.getAllByRole('row').at(-1)?.scrollIntoView({ block: 'end' });
    await expect(canvas.getByRole('columnheader', { name: 'Coin' }).getBoundingClientRect().top).toBeGreaterThanOrEqual(-1);
    window.scrollTo(0, 0);
  },
};

/** A list of its own height: the header stays while its rows scroll. */
export const CustomHeight: Story = { render: () => <Growing layout="table" maxHeight="508px" loadMore="auto" total={40} /> };

/** On a phone a list in which one looks for a row and opens it: a line for each row, with its titles and the button that opens it. */
export const CardsAsLines: Story = {
  args: { layout: 'cards', cards: 'lines', rows: few, detail: (row) => row.name },
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('listitem');
    await expect(first?.querySelector('dl')).toBeNull();
    await expect(first?.offsetHeight).toBeLessThan(72);
    const [opener] = canvas.getAllByRole('button', { name: /^Details/ });
    if (opener === undefined) throw new Error('No row can be opened.');
    await userEvent.click(opener);
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
  },
};

/** A column of a wide window is not there in a narrow one, in its head either, and nothing else is hidden. */
export const ColumnFromAWidth: Story = {
  args: {
    layout: 'table',
    rows: few,
    columns: columns.map((column) => (column.key === 'amount' ? { ...column, from: 'wide' } : column)),
  },
  globals: { viewport: { value: 'tablet' } },
  parameters: { viewport: { options: { tablet: { name: '900 px', styles: { width: '900px', height: '720px' } } } } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(window.innerWidth).toBe(900));
    await expect(canvas.queryByRole('columnheader', { name: 'Holding' })).toBeNull();
    await expect(canvas.getByRole('columnheader', { name: 'APR' })).toBeVisible();
  },
};

/** A button expands the detail below a row. */
export const WithDetail: Story = {
  args: {
    layout: 'table',
    rows: few.slice(0, 3),
    detail: (row) => (
      <SummaryList
        items={[
          { key: 'principal', label: 'Principal', value: <Amount value={row.amount} unit={row.coin} /> },
          { key: 'interest', label: 'Interest', value: <Amount value={row.interest} unit={row.coin} /> },
        ]}
      />
    ),
  },
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('button', { name: /^Details/ });
    await expect(first).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(first as HTMLElement);
    await expect(first).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText('Principal')).toBeVisible();
  },
};

const chinese = {
  noData: '暂无数据',
  rowsOfTotal: '第 {from} 至 {to} 条，共 {total} 条',
  pagination: '页码',
  page: '第 {page} 页',
  previousPage: '上一页',
  nextPage: '下一页',
};
const chineseColumns = columns.map((column) => ({
  ...column,
  header:
    { coin: '币种', apr: '年化收益率', amount: '持有数量', interest: '累计收益', reinvest: '自动复投', actions: '操作' }[column.key] ??
    column.header,
}));

/** Chinese. */
export const Chinese: Story = {
  args: {
    layout: 'table',
    columns: chineseColumns,
    page: 1,
    total: 30,
    rows: many.slice(0, 10),
    onPageChange: fn(),
    sort: { key: 'apr', direction: 'desc' },
    onSortChange: fn(),
  },
  render: (args) => (
    <EarnTheme labels={chinese}>
      <div lang="zh">
        <HoldingsTable {...args} />
      </div>
    </EarnTheme>
  ),
};

/** From right to left: the table turns, the figures do not. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { layout: 'table', page: 2, total: 134, rows: many.slice(10, 20), onPageChange: fn() },
};

/** Cards from right to left. */
export const CardsRightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { layout: 'cards', rows: few.slice(0, 2) },
  render: (args) => (
    <div style={{ maxWidth: 375 }}>
      <HoldingsTable {...args} />
    </div>
  ),
};
