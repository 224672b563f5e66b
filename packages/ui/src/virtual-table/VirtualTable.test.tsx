import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { EarnTheme, type DataTableColumn } from '../index.ts';
import { VirtualTable, type VirtualTableProps } from './index.ts';

interface Row {
  id: string;
  on: boolean;
}

const rowsOf = (count: number): Row[] => Array.from({ length: count }, (_, index) => ({ id: `row-${index}`, on: false }));
const TEN_THOUSAND = rowsOf(10_000);

const columns: DataTableColumn<Row>[] = [
  { key: 'id', header: 'Id', card: 'title', sortable: true, cell: (row) => row.id },
  {
    key: 'act',
    header: 'Act',
    card: 'action',
    cell: (row) => (
      <button type="button" style={{ height: 28 }}>
        act {row.id}
      </button>
    ),
  },
];

const list = (props: Partial<VirtualTableProps<Row>>) => (
  <EarnTheme>
    <VirtualTable<Row>
      caption="Rows"
      columns={columns}
      rows={TEN_THOUSAND}
      rowKey={(row) => row.id}
      layout="table"
      height="400px"
      rowHeight={40}
      {...props}
    />
  </EarnTheme>
);

const drawnRows = () => document.querySelectorAll('[data-index]').length;
const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 0)));

/** Scrolls and waits until the list has settled. */
async function scrollTo(region: Element, top: number) {
  region.scrollTop = top;
  await frame();
  await frame();
}

test.each(['table', 'cards'] as const)('draws only the rows in view of ten thousand, and counts them all (%s)', async (layout) => {
  const screen = await render(list({ layout, rowHeight: undefined }));
  const region = await screen.getByRole('region', { name: 'Rows' }).findElement();
  await expect.poll(drawnRows).toBeLessThan(40);
  if (layout === 'table') {
    await expect.element(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '10001');
    expect(document.querySelector('thead tr')?.getAttribute('aria-rowindex')).toBe('1');
  }
  await expect
    .poll(() => {
      region.scrollTop = region.scrollHeight;
      return document.querySelector('[data-index="9999"]') !== null;
    })
    .toBe(true);
  const last = document.querySelector('[data-index="9999"]');
  if (layout === 'table') expect(last?.getAttribute('aria-rowindex')).toBe('10001');
  else expect([last?.getAttribute('aria-posinset'), last?.getAttribute('aria-setsize')]).toEqual(['10000', '10000']);
  expect(drawnRows()).toBeLessThan(40);
  await expect.element(screen.getByRole('status')).toHaveTextContent('10,000 shown');
});

test('shows no blank frame while scrolling, and keeps the header', async () => {
  const screen = await render(list({}));
  const region = await screen.getByRole('region', { name: 'Rows' }).findElement();
  await expect.poll(drawnRows).toBeLessThan(20);
  const box = region.getBoundingClientRect();
  for (let step = 1; step <= 40; step += 1) {
    region.scrollTop = step * 400;
    await frame();
    const hit = document.elementFromPoint(box.left + 40, box.top + box.height / 2);
    expect(hit?.closest('[data-index]'), `at ${step * 400}`).not.toBeNull();
  }
  const header = screen.getByRole('columnheader', { name: 'Id' }).element().getBoundingClientRect();
  expect(Math.abs(header.top - box.top)).toBeLessThanOrEqual(1);
});

test('leaves as much space for rows that are not drawn as was measured', async () => {
  const tall = columns.map((column) => ({
    ...column,
    cell: (row: Row) => <div style={{ height: 20 + (Number(row.id.slice(4)) % 5) * 20 }}>{column.cell(row)}</div>,
  }));
  const screen = await render(list({ columns: tall, rowHeight: undefined, rows: rowsOf(200) }));
  const region = await screen.getByRole('region', { name: 'Rows' }).findElement();
  const heights = new Map<string, number>();
  for (let top = 0; top <= region.scrollHeight; top += 300) {
    await scrollTo(region, top);
    for (const row of document.querySelectorAll('[data-index]'))
      heights.set(row.getAttribute('data-index') ?? '', row.getBoundingClientRect().height);
  }
  expect(heights.size).toBe(200);
  expect(new Set(heights.values()).size).toBeGreaterThan(2);
  await scrollTo(region, 0);
  // Most rows are not rendered now, and the space for them is as high as they were.
  expect(drawnRows()).toBeLessThan(30);
  const sum = [...heights.values()].reduce((total, height) => total + height, 0);
  const body = document.querySelector('tbody')?.getBoundingClientRect().height ?? 0;
  expect(Math.abs(body - sum)).toBeLessThan(2);
});

test('shows the rows in view when the person scrolled before the code was loaded', async () => {
  const screen = await render(list({}));
  const table = screen.getByRole('table').element();
  if (table.parentElement) table.parentElement.scrollTop = 200_000;
  await expect.poll(() => document.querySelector('[data-index="5000"]')).not.toBeNull();
});

test('keeps focus on a row that is scrolled away, and Tab continues from it', async () => {
  const screen = await render(list({}));
  const region = await screen.getByRole('region', { name: 'Rows' }).findElement();
  const button = screen.getByRole('button', { name: 'act row-3', exact: true });
  (button.element() as HTMLElement).focus({ preventScroll: true });
  await scrollTo(region, 200_000);
  await expect.poll(() => document.querySelector('[data-index="5000"]')).not.toBeNull();
  expect(document.activeElement?.textContent).toBe('act row-3');
  await scrollTo(region, 380_000);
  expect(document.activeElement?.textContent).toBe('act row-3');
  await userEvent.keyboard('{Tab}');
  expect(document.activeElement?.textContent).toBe('act row-4');
  await expect.poll(() => region.scrollTop).toBeLessThan(400);
});

test('reaches rows by Tab that were not drawn before', async () => {
  const screen = await render(list({ height: '200px' }));
  await screen.getByRole('region', { name: 'Rows' }).findElement();
  (screen.getByRole('button', { name: 'act row-0', exact: true }).element() as HTMLElement).focus();
  for (let index = 1; index <= 40; index += 1) {
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement?.textContent).toBe(`act row-${index}`);
    await frame();
  }
});

test('renders one row when its switch is pressed, of ten thousand', async () => {
  const drawn: string[] = [];
  const counting: DataTableColumn<Row>[] = [
    {
      key: 'id',
      header: 'Id',
      cell: (row) => {
        drawn.push(row.id);
        return `${row.id} ${row.on ? 'on' : 'off'}`;
      },
    },
  ];
  function Live() {
    const [rows, setRows] = useState(TEN_THOUSAND);
    return (
      <>
        <button type="button" onClick={() => setRows((now) => now.map((row) => (row.id === 'row-2' ? { ...row, on: true } : row)))}>
          switch
        </button>
        {list({ columns: counting, rows })}
      </>
    );
  }
  const screen = await render(<Live />);
  await screen.getByRole('region', { name: 'Rows' }).findElement();
  await expect.poll(drawnRows).toBeLessThan(20);
  drawn.length = 0;
  await screen.getByRole('button', { name: 'switch' }).click();
  await expect.element(screen.getByText('row-2 on')).toBeInTheDocument();
  expect(drawn).toEqual(['row-2']);
});

test('keeps a row open when it is scrolled away and back', async () => {
  const screen = await render(list({ detail: (row) => <p>about {row.id}</p> }));
  const region = await screen.getByRole('region', { name: 'Rows' }).findElement();
  await screen
    .getByRole('button', { name: /^Details/ })
    .first()
    .click();
  await expect.element(screen.getByText('about row-0')).toBeVisible();
  (document.activeElement as HTMLElement).blur();
  await scrollTo(region, 100_000);
  await expect.poll(() => document.querySelector('[data-index="0"]')).toBeNull();
  await scrollTo(region, 0);
  await expect.element(screen.getByText('about row-0')).toBeVisible();
  const opened = document.querySelector('tbody')?.getBoundingClientRect().height ?? 0;
  await screen
    .getByRole('button', { name: /^Details/ })
    .first()
    .click();
  await expect.poll(() => opened - (document.querySelector('tbody')?.getBoundingClientRect().height ?? 0)).toBeGreaterThan(20);
});

test('raises no error on the page while measuring', async () => {
  const errors: string[] = [];
  const handleError = (event: ErrorEvent) => errors.push(event.message);
  window.addEventListener('error', handleError);
  const screen = await render(list({ rowHeight: undefined }));
  const region = await screen.getByRole('region', { name: 'Rows' }).findElement();
  for (const top of [500, 100_000, 50_000, 0]) await scrollTo(region, top);
  window.removeEventListener('error', handleError);
  expect(errors).toEqual([]);
});

test('starts another page or order at the top, and stays in place when rows are refreshed', async () => {
  const screen = await render(list({ page: 1, total: 30_000, onPageChange: () => undefined, pageSize: 10_000 }));
  const region = await screen.getByRole('region', { name: 'Rows' }).findElement();
  await scrollTo(region, 4000);
  await screen.rerender(list({ page: 1, total: 30_000, onPageChange: () => undefined, pageSize: 10_000, rows: rowsOf(10_000) }));
  await frame();
  expect(region.scrollTop).toBe(4000);
  await screen.rerender(list({ page: 2, total: 30_000, onPageChange: () => undefined, pageSize: 10_000 }));
  await expect.poll(() => region.scrollTop).toBe(0);
  await expect.poll(() => document.querySelector('[data-index="0"]')?.getAttribute('aria-rowindex')).toBe('10002');
});
