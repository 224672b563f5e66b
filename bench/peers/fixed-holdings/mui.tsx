import { Button, Link, MenuItem, Select, Stack, Switch } from '@mui/material';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import type { ContestantProps } from '../../page/boot.tsx';
import { ORDERS_OF_A_PAGE } from '../../tasks/exchange.ts';
import { ACCOUNTS, FIRST_ACCOUNT, NONE, TEXT_COLUMNS, useOrders, type Order } from '../../tasks/orders.ts';
import { useDrawn } from '../../tasks/useDrawn.ts';

export const places = { row: '[role="gridcell"] a', next: 'button[aria-label="Go to next page"]' };

const ROW_HEIGHT = 72;
/** Lets long texts wrap. */
const WRAPPED = { '& .MuiDataGrid-cell': { display: 'flex', alignItems: 'center', whiteSpace: 'normal', lineHeight: 1.4 } };

const COLUMNS: GridColDef<Order>[] = [
  { field: 'coin', headerName: 'Coin', width: 180, renderCell: ({ row }) => <Link href={`#${row.id}`}>{row.coin}</Link> },
  ...TEXT_COLUMNS.map(({ key, title }) => ({ field: key, headerName: title, flex: 1, minWidth: 70 })),
  { field: 'redeemTo', headerName: 'Redeem to', width: 170, renderCell: ({ row }) => <RedeemTo order={row} /> },
  {
    field: 'renews',
    headerName: 'Renews',
    width: 80,
    renderCell: ({ row }) => (
      <Switch size="small" defaultChecked={row.renews} slotProps={{ input: { 'aria-label': `Renew order ${row.id}` } }} />
    ),
  },
  { field: 'actions', headerName: 'Actions', width: 170, renderCell: () => <Actions /> },
];

/** MUI's DataGrid, which leaves the paging to the exchange. */
export default function Page({ count, onControls }: ContestantProps) {
  return useDrawn(onControls) > 0 && <Orders count={count} />;
}

function Orders({ count }: { readonly count: number }) {
  const { orders, page, setPage } = useOrders(count);
  return (
    <div style={{ display: 'flex', flexDirection: 'column' }}>
      <DataGrid
        rows={orders}
        columns={COLUMNS}
        sx={WRAPPED}
        rowHeight={ROW_HEIGHT}
        rowCount={count}
        paginationMode="server"
        pageSizeOptions={[ORDERS_OF_A_PAGE]}
        paginationModel={{ page, pageSize: ORDERS_OF_A_PAGE }}
        onPaginationModelChange={(next) => setPage(next.page)}
        disableRowSelectionOnClick
      />
    </div>
  );
}

function RedeemTo({ order }: { readonly order: Order }) {
  if (order.renews) return NONE;
  return (
    <Select size="small" defaultValue={FIRST_ACCOUNT} inputProps={{ 'aria-label': `Redeem to, order ${order.id}` }}>
      {ACCOUNTS.map(({ value, label }) => (
        <MenuItem key={value} value={value}>
          {label}
        </MenuItem>
      ))}
    </Select>
  );
}

function Actions() {
  return (
    <Stack>
      <Button size="small">Redeem early</Button>
      <Button size="small">Subscribe again</Button>
    </Stack>
  );
}
