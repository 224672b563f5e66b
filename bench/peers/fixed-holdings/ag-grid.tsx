import { CellStyleModule, InfiniteRowModelModule, PaginationModule, type ColDef, type IDatasource } from 'ag-grid-community';
import { AgGridProvider, AgGridReact, type CustomCellRendererProps } from 'ag-grid-react';
import { useMemo } from 'react';
import type { ContestantProps } from '../../page/boot.tsx';
import { ORDERS_OF_A_PAGE } from '../../tasks/exchange.ts';
import { ACCOUNTS, NONE, readOrders, TEXT_COLUMNS, type Order } from '../../tasks/orders.ts';
import { useDrawn } from '../../tasks/useDrawn.ts';

export const places = { row: '[role="gridcell"] a', next: '[aria-label="Next Page"]' };

const MODULES = [InfiniteRowModelModule, PaginationModule, CellStyleModule];
const ROW_HEIGHT = 64;
/** Room for ten rows, the header and the pages. */
const HEIGHT = ROW_HEIGHT * ORDERS_OF_A_PAGE + 104;

type CellProps = CustomCellRendererProps<Order>;

const EVERY_COLUMN: ColDef<Order> = { wrapText: true, cellStyle: { lineHeight: '20px', paddingBlock: 8 } };

const COLUMNS: ColDef<Order>[] = [
  { headerName: 'Coin', width: 150, cellRenderer: Coin },
  ...TEXT_COLUMNS.map(({ key, title }) => ({ field: key, headerName: title, flex: key === 'interest' ? 1.3 : 1, minWidth: 80 })),
  { headerName: 'Redeem to', width: 160, cellRenderer: RedeemTo },
  { headerName: 'Renews', width: 90, cellRenderer: Renews },
  { headerName: 'Actions', width: 165, cellRenderer: Actions },
];

/** AG Grid Community with the model of rows that it has for pages of an exchange. It brings no controls: those are the browser's own. */
export default function Page({ count, onControls }: ContestantProps) {
  return <AgGridProvider modules={MODULES}>{useDrawn(onControls) > 0 && <Orders count={count} />}</AgGridProvider>;
}

function Orders({ count }: { readonly count: number }) {
  const source = useMemo<IDatasource>(
    () => ({
      getRows: (asked) => {
        readOrders(count, asked.startRow / ORDERS_OF_A_PAGE).then(
          (orders) => asked.successCallback([...orders], count),
          () => asked.failCallback(),
        );
      },
    }),
    [count],
  );
  return (
    <div style={{ height: HEIGHT }}>
      <AgGridReact<Order>
        defaultColDef={EVERY_COLUMN}
        columnDefs={COLUMNS}
        rowModelType="infinite"
        datasource={source}
        getRowId={({ data }) => data.id}
        rowHeight={ROW_HEIGHT}
        cacheBlockSize={ORDERS_OF_A_PAGE}
        pagination
        paginationPageSize={ORDERS_OF_A_PAGE}
        paginationPageSizeSelector={false}
      />
    </div>
  );
}

function Coin({ data }: CellProps) {
  return data && <a href={`#${data.id}`}>{data.coin}</a>;
}

function RedeemTo({ data }: CellProps) {
  if (!data || data.renews) return data && NONE;
  return (
    <select aria-label={`Redeem to, order ${data.id}`}>
      {ACCOUNTS.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}

function Renews({ data }: CellProps) {
  return data && <input type="checkbox" aria-label={`Renew order ${data.id}`} defaultChecked={data.renews} />;
}

function Actions({ data }: CellProps) {
  return (
    data && (
      <div style={{ display: 'flex', flexDirection: 'column', gap: 4 }}>
        <button type="button">Redeem early</button>
        <button type="button">Subscribe again</button>
      </div>
    )
  );
}
