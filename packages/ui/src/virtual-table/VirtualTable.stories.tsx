import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Amount, Badge, SummaryList, Switch, type DataTableColumn, type DataTableSort } from '../index.ts';
import { VirtualTable, type VirtualTableProps } from './index.ts';

/** A payment of interest, as texts: the table formats nothing. */
interface Payment {
  id: string;
  day: string;
  coin: string;
  amount: string;
  size: number;
  note: string;
  reinvest: boolean;
}

const coins = ['USDT', 'BTC', 'ETH', 'USDC', 'SOL', 'GT'];
const notes = ['', '', '', 'Paid late, after the maintenance of the exchange, together with what was owed for the day before.'];
const dayOf = (index: number) => new Date(Date.UTC(2026, 0, 1) - index * 86_400_000).toISOString().slice(0, 10);
const payments: Payment[] = Array.from({ length: 10_000 }, (_, index) => {
  const size = (index * 7919) % 10_000;
  return {
    id: `P-${String(index + 1).padStart(5, '0')}`,
    day: dayOf(index),
    coin: coins[index % coins.length] ?? '',
    amount: `${Math.floor(size / 100)}.${String(size % 100).padStart(2, '0')}000000`,
    size,
    note: notes[index % notes.length] ?? '',
    reinvest: index % 3 === 0,
  };
});

const columns: DataTableColumn<Payment>[] = [
  { key: 'id', header: 'Payment', card: 'title', width: '18%', cell: (row) => row.id },
  { key: 'day', header: 'Day', width: '18%', cell: (row) => row.day },
  {
    key: 'size',
    header: 'Interest',
    align: 'end',
    sortable: true,
    width: '26%',
    cell: (row) => <Amount value={row.amount} unit={row.coin} />,
  },
  { key: 'note', header: 'Note', width: '26%', cell: (row) => row.note },
  {
    key: 'reinvest',
    header: 'Reinvested',
    width: '12%',
    cell: (row) => <Badge tone={row.reinvest ? 'accent' : 'neutral'}>{row.reinvest ? 'Yes' : 'No'}</Badge>,
  },
];
const plain = columns.filter(({ key }) => key !== 'note');

const PaymentsTable = (props: VirtualTableProps<Payment>) => <VirtualTable<Payment> {...props} />;

const meta = {
  title: 'UI/VirtualTable',
  component: PaymentsTable,
  args: { caption: 'Interest payments', columns, rows: payments, rowKey: (row) => row.id, layout: 'table', height: '480px' },
} satisfies Meta<typeof PaymentsTable>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Ten thousand rows of different heights, measured as they render. */
export const TenThousandRows: Story = {
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Interest payments' });
    await expect(table).toHaveAttribute('aria-rowcount', '10001');
    const region = await canvas.findByRole('region', { name: 'Interest payments' });
    region.scrollTop = region.scrollHeight;
    await waitFor(() => {
      region.scrollTop = region.scrollHeight;
      return expect(canvas.getByText('P-10000')).toBeVisible();
    });
    await expect(canvas.getAllByRole('row').length).toBeLessThan(60);
    region.scrollTop = 0;
    await waitFor(() => expect(canvas.getByText('P-00001')).toBeVisible());
  },
};

/** Rows of one given height are not measured. The scrolling region can be reached by keyboard. */
export const FixedRowHeight: Story = {
  args: { columns: plain, rowHeight: 44 },
  play: async ({ canvas, userEvent }) => {
    const region = await canvas.findByRole('region', { name: 'Interest payments' });
    await userEvent.tab();
    await waitFor(() => expect(region).toHaveFocus());
  },
};

function Sorted() {
  const [sort, setSort] = useState<DataTableSort>();
  const rows = useMemo(
    () => (sort ? payments.toSorted((a, b) => (a.size - b.size) * (sort.direction === 'asc' ? 1 : -1)) : payments),
    [sort],
  );
  return (
    <PaymentsTable
      caption="Interest payments"
      columns={plain}
      rows={rows}
      rowKey={(row) => row.id}
      layout="table"
      height="480px"
      rowHeight={44}
      sort={sort}
      onSortChange={setSort}
    />
  );
}

/** Another order starts at the top. */
export const SortedRows: Story = {
  render: () => <Sorted />,
  play: async ({ canvas }) => {
    const region = await canvas.findByRole('region', { name: 'Interest payments' });
    region.scrollTop = 20_000;
    await waitFor(() => expect(canvas.queryByText('P-00001')).toBeNull());
    canvas.getByRole('button', { name: 'Interest' }).click();
    await waitFor(() => expect(region.scrollTop).toBe(0));
    await expect(canvas.getByRole('status')).toHaveTextContent('Sorted by Interest, descending.');
  },
};

function Switches() {
  const [rows, setRows] = useState(payments);
  const list = useMemo<DataTableColumn<Payment>[]>(
    () => [
      ...plain.slice(0, 3),
      {
        key: 'auto',
        header: 'Reinvest',
        align: 'end',
        cell: (row) => (
          <Switch
            label={`Reinvest ${row.id}`}
            labelHidden
            checked={row.reinvest}
            onCheckedChange={(reinvest) => setRows((now) => now.map((other) => (other.id === row.id ? { ...other, reinvest } : other)))}
          />
        ),
      },
    ],
    [],
  );
  return <PaymentsTable caption="Interest payments" columns={list} rows={rows} rowKey={(row) => row.id} layout="table" height="480px" />;
}

/** A switch in every row. Pressing one renders one row. */
export const WithSwitches: Story = { render: () => <Switches /> };

/** An open row is still open after it was scrolled away and back. */
export const WithDetail: Story = {
  args: {
    columns: plain,
    detail: (row) => <SummaryList items={[{ key: 'amount', label: 'Interest', value: <Amount value={row.amount} unit={row.coin} /> }]} />,
  },
};

/** Ten thousand cards on a phone. */
export const Cards: Story = {
  args: { layout: 'cards', height: '560px' },
  render: (args) => (
    <div style={{ maxWidth: 375 }}>
      <PaymentsTable {...args} />
    </div>
  ),
};

/** From right to left. */
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
