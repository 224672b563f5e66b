import { Button, Flex, Link, Select, Switch, Table, Text, Theme } from '@radix-ui/themes';
import '@radix-ui/themes/styles.css';
import { rowPaginationFeature, tableFeatures, useTable, type ColumnDef } from '@tanstack/react-table';
import type { ContestantProps } from '../../page/boot.tsx';
import { ORDERS_OF_A_PAGE } from '../../tasks/exchange.ts';
import { ACCOUNTS, FIRST_ACCOUNT, NONE, TEXT_COLUMNS, useOrders, type Order } from '../../tasks/orders.ts';
import { useDrawn } from '../../tasks/useDrawn.ts';

export const places = { row: 'tbody a', next: '#next' };

const features = tableFeatures({ rowPaginationFeature });

const COLUMNS: ColumnDef<typeof features, Order>[] = [
  { accessorKey: 'coin', header: 'Coin', cell: ({ row: { original } }) => <Link href={`#${original.id}`}>{original.coin}</Link> },
  ...TEXT_COLUMNS.map(({ key, title }) => ({ accessorKey: key, header: title })),
  { id: 'redeemTo', header: 'Redeem to', cell: ({ row: { original } }) => <RedeemTo order={original} /> },
  {
    id: 'renews',
    header: 'Renews',
    cell: ({ row: { original } }) => <Switch aria-label={`Renew order ${original.id}`} defaultChecked={original.renews} />,
  },
  { id: 'actions', header: 'Actions', cell: Actions },
];

/** TanStack Table, which leaves the paging to the exchange, rendered with Radix Themes. */
export default function Page({ count, onControls }: ContestantProps) {
  return <Theme>{useDrawn(onControls) > 0 && <Orders count={count} />}</Theme>;
}

function Orders({ count }: { readonly count: number }) {
  const { orders, page, setPage } = useOrders(count);
  const pagination = { pageIndex: page, pageSize: ORDERS_OF_A_PAGE };
  const table = useTable({
    features,
    columns: COLUMNS,
    data: orders,
    getRowId: ({ id }) => id,
    manualPagination: true,
    rowCount: count,
    state: { pagination },
    onPaginationChange: (change) => setPage((typeof change === 'function' ? change(pagination) : change).pageIndex),
  });
  return (
    <>
      <Table.Root>
        <Table.Header>
          {table.getHeaderGroups().map(({ id, headers }) => (
            <Table.Row key={id}>
              {headers.map((header) => (
                <Table.ColumnHeaderCell key={header.id}>
                  <table.FlexRender header={header} />
                </Table.ColumnHeaderCell>
              ))}
            </Table.Row>
          ))}
        </Table.Header>
        <Table.Body>
          {table.getRowModel().rows.map((row) => (
            <Table.Row key={row.id} align="center">
              {row.getAllCells().map((cell) => (
                <Table.Cell key={cell.id}>
                  <table.FlexRender cell={cell} />
                </Table.Cell>
              ))}
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
      <Flex gap="3" align="center" mt="3">
        <Button variant="soft" disabled={!table.getCanPreviousPage()} onClick={() => table.previousPage()}>
          Previous page
        </Button>
        <Text size="2">
          {page + 1} of {table.getPageCount()}
        </Text>
        <Button id="next" variant="soft" disabled={!table.getCanNextPage()} onClick={() => table.nextPage()}>
          Next page
        </Button>
      </Flex>
    </>
  );
}

function RedeemTo({ order }: { readonly order: Order }) {
  if (order.renews) return NONE;
  return (
    <Select.Root size="1" defaultValue={FIRST_ACCOUNT}>
      <Select.Trigger aria-label={`Redeem to, order ${order.id}`} />
      <Select.Content>
        {ACCOUNTS.map(({ value, label }) => (
          <Select.Item key={value} value={value}>
            {label}
          </Select.Item>
        ))}
      </Select.Content>
    </Select.Root>
  );
}

function Actions() {
  return (
    <Flex direction="column" gap="1">
      <Button size="1" variant="soft">
        Redeem early
      </Button>
      <Button size="1" variant="soft">
        Subscribe again
      </Button>
    </Flex>
  );
}
