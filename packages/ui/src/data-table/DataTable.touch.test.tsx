import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../styles.css';
import { VirtualTable } from '../virtual-table/index.ts';
import { DataTable, EarnTheme, type DataTableColumn, type DataTableProps } from '../index.ts';
import { drag, tap } from '../testing/touch.ts';

interface Row {
  id: string;
}

const rows: Row[] = Array.from({ length: 20 }, (_, index) => ({ id: `row-${index}` }));
const columns: DataTableColumn<Row>[] = [{ key: 'id', header: 'Id', card: 'title', cell: (row) => row.id }];
const list = (props: Partial<DataTableProps<Row>>, Table = DataTable<Row>) => (
  <EarnTheme>
    <Table caption="Rows" columns={columns} rows={rows} rowKey={(row) => row.id} layout="cards" {...props} />
  </EarnTheme>
);

test.each([
  { name: 'DataTable', Table: DataTable<Row> },
  { name: 'VirtualTable', Table: VirtualTable<Row> },
])('$name asks for more when a finger drags its end near (UI-17)', async ({ Table }) => {
  const onLoadMore = vi.fn();
  await page.viewport(375, 800);
  await render(list({ height: '400px', hasMore: true, onLoadMore }, Table));
  const region = await page.getByRole('region', { name: 'Rows' }).findElement();
  await expect.poll(() => region.scrollHeight).toBeGreaterThan(1000);
  expect(onLoadMore).not.toHaveBeenCalled();
  for (let swipe = 0; swipe < 30 && onLoadMore.mock.calls.length === 0; swipe += 1) await drag(region, { x: 0, y: -190 });
  expect(onLoadMore).toHaveBeenCalledOnce();
  expect(region.scrollTop).toBeGreaterThan(400);
});

test('loads more and changes pages by touch on 44 px targets', async () => {
  const onLoadMore = vi.fn();
  const onPageChange = vi.fn();
  const screen = await render(list({ hasMore: true, onLoadMore, loadMore: 'button' }));
  const more = screen.getByRole('button', { name: 'Load more' }).element();
  more.scrollIntoView({ block: 'center' });
  expect(more.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  await tap(more);
  expect(onLoadMore).toHaveBeenCalledOnce();
  await screen.rerender(list({ page: 1, total: 60, pageSize: 20, onPageChange }));
  const next = screen.getByRole('button', { name: 'Next page' }).element();
  next.scrollIntoView({ block: 'center' });
  const { width, height } = next.getBoundingClientRect();
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  await tap(next);
  expect(onPageChange).toHaveBeenCalledWith(2);
});
