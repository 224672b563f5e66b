import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { DataTable, EarnTheme, readTableAddress, writeTableAddress, type DataTableColumn } from '../index.ts';

interface Row {
  id: string;
  amount: string;
}

const rowsOf = (count: number): Row[] => Array.from({ length: count }, (_, index) => ({ id: `row-${index}`, amount: `${index}.00` }));

/** Columns that count how often each row's cell is rendered. */
function countingColumns() {
  const drawn = new Map<string, number>();
  const columns: DataTableColumn<Row>[] = [
    { key: 'id', header: 'Id', card: 'title', cell: (row) => row.id },
    {
      key: 'amount',
      header: 'Amount',
      align: 'end',
      cell: (row) => {
        drawn.set(row.id, (drawn.get(row.id) ?? 0) + 1);
        return row.amount;
      },
    },
  ];
  return { columns, drawn };
}

test.each(['table', 'cards'] as const)('says that it is loading, so that a page can tell what may still move (%s)', async (layout) => {
  const table = (state: 'loading' | 'ready') => (
    <EarnTheme>
      <DataTable
        caption="Rows"
        columns={countingColumns().columns}
        rows={state === 'ready' ? rowsOf(2) : []}
        rowKey={(row) => row.id}
        layout={layout}
        state={state}
      />
    </EarnTheme>
  );
  const screen = await render(table('loading'));
  await vi.waitFor(() => expect(screen.container.querySelectorAll('[aria-busy="true"]:not([data-part="skeleton"])')).toHaveLength(1));
  await screen.rerender(table('ready'));
  await expect.element(screen.getByText('row-1')).toBeVisible();
  expect(screen.container.querySelector('[aria-busy="true"]')).toBeNull();
});

test('lays out a table that scrolls sideways before its rows are painted', async () => {
  const wide: DataTableColumn<Row>[] = [
    { key: 'id', header: 'Id', cell: (row) => row.id },
    { key: 'amount', header: 'Amount', cell: () => <span style={{ display: 'inline-block', width: 600 }}>1</span> },
  ];
  const table = (count: number) => (
    <EarnTheme>
      <div style={{ width: 400 }}>
        <DataTable
          caption="Rows"
          columns={wide}
          rows={rowsOf(count)}
          rowKey={(row) => row.id}
          layout="table"
          state={count === 0 ? 'loading' : 'ready'}
        />
      </div>
    </EarnTheme>
  );
  const screen = await render(table(0));
  const seen: boolean[] = [];
  const isSideways = (): boolean => screen.container.querySelector('[data-sideways]') !== null;
  expect(isSideways()).toBe(false);
  // It reports before the frame is painted.
  const changes = new MutationObserver(() => {
    if (screen.container.textContent.includes('row-1')) seen.push(isSideways());
  });
  changes.observe(screen.container, { subtree: true, childList: true });
  await screen.rerender(table(2));
  changes.disconnect();
  expect(seen[0]).toBe(true);
});

test.each([
  [240, 'static'],
  [290, 'static'],
  [480, 'sticky'],
])(
  'given actions of 150 px in a table of %i px that scrolls sideways, then they are %s: never more than half is covered',
  async (width, position) => {
    const columns: DataTableColumn<Row>[] = [
      { key: 'id', header: 'Id', card: 'title', cell: (row) => row.id },
      { key: 'amount', header: 'Amount', cell: () => <span style={{ display: 'inline-block', width: 600 }}>1</span> },
      { key: 'do', header: 'Actions', card: 'action', cell: () => <span style={{ display: 'inline-block', width: 150 }}>Redeem</span> },
    ];
    const screen = await render(
      <EarnTheme>
        <div style={{ width }}>
          <DataTable caption="Rows" columns={columns} rows={rowsOf(2)} rowKey={(row) => row.id} layout="table" />
        </div>
      </EarnTheme>,
    );
    const cell = screen.getByText('Redeem').first().element().closest('td');
    const scroller = cell?.closest('[data-sideways]');
    expect(cell && getComputedStyle(cell).position).toBe(position);
    const covered = position === 'sticky' ? (cell?.clientWidth ?? 0) / (scroller?.clientWidth ?? 0) : 0;
    expect(covered).toBeLessThanOrEqual(0.5);
  },
);

test.each(['table', 'cards'] as const)('renders only the row that changed (%s)', async (layout) => {
  const { columns, drawn } = countingColumns();
  function Live() {
    const [rows, setRows] = useState(() => rowsOf(50));
    const change = () => setRows((now) => now.map((row) => (row.id === 'row-7' ? { ...row, amount: '7.01' } : row)));
    return (
      <EarnTheme>
        <button type="button" onClick={change}>
          change
        </button>
        <DataTable
          caption="Rows"
          columns={columns}
          rows={rows}
          rowKey={(row) => row.id}
          layout={layout}
          page={1}
          total={500}
          onPageChange={() => undefined}
        />
      </EarnTheme>
    );
  }
  const screen = await render(<Live />);
  await expect.element(screen.getByText('7.00', { exact: true })).toBeInTheDocument();
  drawn.clear();
  await screen.getByRole('button', { name: 'change' }).click();
  await expect.element(screen.getByText('7.01')).toBeInTheDocument();
  expect([...drawn]).toEqual([['row-7', 1]]);
});

test('renders no row when its parent renders', async () => {
  const { columns, drawn } = countingColumns();
  const rows = rowsOf(20);
  const table = (caption: string) => (
    <EarnTheme>
      <DataTable caption={caption} columns={columns} rows={rows} rowKey={(row) => row.id} layout="table" />
    </EarnTheme>
  );
  const screen = await render(table('First'));
  drawn.clear();
  await screen.rerender(table('Second'));
  await expect.element(screen.getByRole('table', { name: 'Second' })).toBeInTheDocument();
  expect([...drawn]).toEqual([]);
});

test('while another page is read, the rows of the last one keep their indexes and are not rendered again', async () => {
  const { columns, drawn } = countingColumns();
  const rows = rowsOf(20);
  const table = (page: number, first: number) => (
    <EarnTheme>
      <DataTable
        caption="Rows"
        columns={columns}
        // A list that the caller cuts into pages is a new array at each render.
        rows={rows.slice(first, first + 10)}
        rowKey={(row) => row.id}
        layout="table"
        page={page}
        total={20}
        onPageChange={() => undefined}
      />
    </EarnTheme>
  );
  const firstIndex = () => page.getByRole('row').nth(1).element().getAttribute('aria-rowindex');
  const screen = await render(table(1, 0));
  drawn.clear();
  await screen.rerender(table(2, 0));
  await expect.element(screen.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  expect([[...drawn], firstIndex()]).toEqual([[], '2']);
  await screen.rerender(table(2, 10));
  await expect.element(screen.getByText('10.00', { exact: true })).toBeInTheDocument();
  expect([drawn.size, firstIndex()]).toEqual([10, '12']);
});

test('renders every row when the list of columns is a new one', async () => {
  const { columns, drawn } = countingColumns();
  const rows = rowsOf(20);
  const table = (list: DataTableColumn<Row>[]) => (
    <EarnTheme>
      <DataTable caption="Rows" columns={list} rows={rows} rowKey={(row) => row.id} layout="table" />
    </EarnTheme>
  );
  const screen = await render(table(columns));
  drawn.clear();
  await screen.rerender(table([...columns]));
  await expect.poll(() => drawn.size).toBe(20);
});

test.each(['table', 'cards'] as const)(
  'given rows that cannot be opened, then they have no opener, and the others open (%s)',
  async (layout) => {
    const { columns } = countingColumns();
    const screen = await render(
      <EarnTheme>
        <DataTable
          caption="Rows"
          columns={columns}
          rows={rowsOf(3)}
          rowKey={(row) => row.id}
          layout={layout}
          detail={(row) => `Details of ${row.id}`}
          hasDetail={(row) => row.id === 'row-1'}
        />
      </EarnTheme>,
    );
    const openers = screen.getByRole('button', { expanded: false });
    await expect.poll(() => openers.elements().length).toBe(1);
    await openers.click();
    await expect.element(screen.getByText('Details of row-1')).toBeVisible();
  },
);

test('given a row in defaultOpenRows, then it is open, and the caller is notified of every change', async () => {
  const { columns } = countingColumns();
  const onOpenRowsChange = vi.fn();
  const screen = await render(
    <EarnTheme>
      <DataTable
        caption="Rows"
        columns={columns}
        rows={rowsOf(3)}
        rowKey={(row) => row.id}
        layout="table"
        detail={(row) => `Details of ${row.id}`}
        defaultOpenRows={['row-1']}
        onOpenRowsChange={onOpenRowsChange}
      />
    </EarnTheme>,
  );
  await expect.element(screen.getByText('Details of row-1')).toBeVisible();
  expect(onOpenRowsChange).not.toHaveBeenCalled();
  await screen.getByRole('button', { expanded: false }).first().click();
  await screen.getByRole('button', { expanded: true }).last().click();
  await expect.poll(() => onOpenRowsChange.mock.calls).toEqual([[['row-1', 'row-0']], [['row-0']]]);
});

test('shows cards at 768 px and a table at 769 px (UI-17, UI-21)', async () => {
  const { columns } = countingColumns();
  await page.viewport(768, 800);
  const screen = await render(
    <EarnTheme>
      <DataTable caption="Rows" columns={columns} rows={rowsOf(2)} rowKey={(row) => row.id} />
    </EarnTheme>,
  );
  await expect.element(screen.getByRole('list', { name: 'Rows' })).toBeInTheDocument();
  await page.viewport(769, 800);
  await expect.element(screen.getByRole('table', { name: 'Rows' })).toBeInTheDocument();
  await page.viewport(1280, 800);
});

test('asks once by itself when the server promises more rows and sends none', async () => {
  const { columns } = countingColumns();
  const onLoadMore = vi.fn();
  const list = (state: 'idle' | 'loading') => (
    <EarnTheme>
      <DataTable
        caption="Rows"
        columns={columns}
        rows={rowsOf(2)}
        rowKey={(row) => row.id}
        layout="cards"
        hasMore
        onLoadMore={onLoadMore}
        loadMoreState={state}
      />
    </EarnTheme>
  );
  const screen = await render(list('idle'));
  await expect.poll(() => onLoadMore.mock.calls.length).toBe(1);
  await screen.rerender(list('loading'));
  await screen.rerender(list('idle'));
  await new Promise((done) => {
    setTimeout(done, 100);
  });
  expect(onLoadMore).toHaveBeenCalledTimes(1);
  await screen.getByRole('button', { name: 'Load more' }).click();
  expect(onLoadMore).toHaveBeenCalledTimes(2);
});

test('announces a new page but not a background refresh', async () => {
  const { columns } = countingColumns();
  const list = (props: { state: 'ready' | 'refreshing'; page: number }) => (
    <EarnTheme>
      <DataTable
        caption="Rows"
        columns={columns}
        rows={rowsOf(10)}
        rowKey={(row) => row.id}
        layout="table"
        total={30}
        onPageChange={() => undefined}
        {...props}
      />
    </EarnTheme>
  );
  const screen = await render(list({ state: 'ready', page: 1 }));
  const status = screen.getByRole('status');
  await expect.element(status).toHaveTextContent('Rows 1 to 10 of 30');
  await screen.rerender(list({ state: 'refreshing', page: 2 }));
  await expect.element(status).toHaveTextContent('Rows 1 to 10 of 30');
  await screen.rerender(list({ state: 'ready', page: 2 }));
  await expect.element(status).toHaveTextContent('Rows 11 to 20 of 30');
});

test('shows text from a server as text, never as markup', async () => {
  const { columns } = countingColumns();
  const screen = await render(
    <EarnTheme>
      <DataTable
        caption="Rows"
        columns={columns}
        rows={[{ id: '<img src=x onerror="window.broken=1">', amount: '1' }]}
        rowKey={(row) => row.id}
        layout="table"
      />
    </EarnTheme>,
  );
  await expect.element(screen.getByText('<img src=x onerror="window.broken=1">')).toBeInTheDocument();
  expect(document.querySelector('table img')).toBeNull();
});

test('keeps page and order in the address, and starts a new order at the first page (UI-19)', async () => {
  const columns: DataTableColumn<Row>[] = [{ key: 'id', header: 'Id', sortable: true, cell: (row) => row.id }];
  let search = '?page=2&filter=usdt';
  function Live() {
    const [address, setAddress] = useState(search);
    const { page: shown, sort } = readTableAddress(address, ['id']);
    const show = (next: Parameters<typeof writeTableAddress>[1]) => {
      search = writeTableAddress(address, next);
      setAddress(search);
    };
    return (
      <EarnTheme>
        <DataTable
          caption="Rows"
          columns={columns}
          rows={rowsOf(10)}
          rowKey={(row) => row.id}
          layout="table"
          total={30}
          page={shown}
          onPageChange={(next) => show({ page: next, sort })}
          sort={sort}
          onSortChange={(next) => show({ page: 1, sort: next })}
        />
      </EarnTheme>
    );
  }
  const screen = await render(<Live />);
  await expect.element(screen.getByRole('status')).toHaveTextContent('Rows 11 to 20 of 30');
  await screen.getByRole('button', { name: 'Next page' }).click();
  expect(search).toBe('page=3&filter=usdt');
  await screen.getByRole('button', { name: 'Id' }).click();
  expect(search).toBe('filter=usdt&sort=id-asc');
  await expect.element(screen.getByRole('status')).toHaveTextContent('Sorted by Id, ascending. Rows 1 to 10 of 30');
});

test('keeps focus in the table when the notice disappears after "Try again"', async () => {
  const { columns } = countingColumns();
  const list = (state: 'partial' | 'ready') => (
    <EarnTheme>
      <DataTable
        caption="Rows"
        columns={columns}
        rows={rowsOf(3)}
        rowKey={(row) => row.id}
        layout="table"
        state={state}
        onRetry={() => undefined}
      />
    </EarnTheme>
  );
  const screen = await render(list('partial'));
  await screen.getByRole('button', { name: 'Try again' }).click();
  await screen.rerender(list('ready'));
  await expect.poll(() => document.activeElement?.getAttribute('role')).toBe('status');
});

test('runs one animation while rows load', async () => {
  const columns: DataTableColumn<Row>[] = [{ key: 'id', header: 'Id', cell: ({ id }) => id }];
  const screen = await render(
    <EarnTheme>
      <DataTable caption="Rows" columns={columns} rows={[]} rowKey={({ id }) => id} layout="table" state="loading" />
    </EarnTheme>,
  );
  await expect.element(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
  expect(screen.container.querySelectorAll('[data-part="skeleton"]').length).toBeGreaterThan(5);
  await expect.poll(() => screen.container.getAnimations({ subtree: true })).toHaveLength(1);
});

test.each([
  ['draws the count below rows of several pages', 'ready', 10, 30, true],
  ['only reads the count of a single page aloud', 'ready', 3, 3, false],
  ['counts rows that are old from the start', 'error', 10, 30, true],
] as const)('%s', async (_, state, count, total, drawn) => {
  const screen = await render(
    <EarnTheme>
      <DataTable
        caption="Rows"
        columns={countingColumns().columns}
        rows={rowsOf(count)}
        rowKey={(row) => row.id}
        layout="table"
        state={state}
        page={1}
        total={total}
        onPageChange={() => undefined}
      />
    </EarnTheme>,
  );
  const footer = screen.getByText(`Rows 1 to ${count} of ${total}`);
  await expect.element(footer).toBeInTheDocument();
  expect(footer.element().getBoundingClientRect().height > 1).toBe(drawn);
});

test('draws no focus ring around a count that is only read aloud', async () => {
  const screen = await render(
    <EarnTheme>
      <DataTable caption="Rows" columns={countingColumns().columns} rows={rowsOf(1)} rowKey={(row) => row.id} layout="table" />
    </EarnTheme>,
  );
  const status = screen.getByRole('status').element() as HTMLElement;
  await userEvent.keyboard('{Tab}');
  status.focus();
  expect(status.matches(':focus-visible')).toBe(true);
  expect(getComputedStyle(status).outlineStyle).toBe('none');
});
