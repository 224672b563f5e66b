import { Table, Theme } from '@radix-ui/themes';
import '@radix-ui/themes/styles.css';
import {
  createPaginatedRowModel,
  createSortedRowModel,
  rowPaginationFeature,
  rowSortingFeature,
  sortFn_basic,
  tableFeatures,
  useTable,
  type ColumnDef,
} from '@tanstack/react-table';
import { useMemo, type CSSProperties, type ReactNode } from 'react';
import { TEXT_COLUMNS, type Row } from '../tasks/rows.ts';
import { Id, Switch } from '../tasks/tableParts.tsx';

const features = tableFeatures({
  rowSortingFeature,
  rowPaginationFeature,
  sortedRowModel: createSortedRowModel(),
  paginatedRowModel: createPaginatedRowModel(),
  sortFns: { basic: sortFn_basic },
});

interface Shown {
  readonly rows: readonly Row[];
  readonly page: number;
  readonly pageSize: number;
  readonly toggle: (id: number) => void;
}

/** Rows and headers by TanStack Table, which sorts and pages in the page. */
export function useTanstackTable({ rows, page, pageSize, toggle }: Shown) {
  const columns = useMemo<ColumnDef<typeof features, Row>[]>(
    () => [
      { accessorKey: 'id', header: 'ID', cell: ({ row }) => <Id row={row.original} /> },
      ...TEXT_COLUMNS.map(({ key, title }) => ({ accessorKey: key, header: title })),
      { accessorKey: 'auto', header: 'Auto-renew', cell: ({ row }) => <Switch row={row.original} toggle={toggle} /> },
    ],
    [toggle],
  );
  return useTable({
    features,
    columns,
    data: rows,
    getRowId: ({ id }) => String(id),
    autoResetPageIndex: false,
    state: { sorting: [], pagination: { pageIndex: page, pageSize } },
  });
}

type TanstackTable = ReturnType<typeof useTanstackTable>;
type TanstackRow = ReturnType<TanstackTable['getRowModel']>['rows'][number];

interface RadixTableProps {
  readonly table: TanstackTable;
  readonly shown: readonly TanstackRow[];
  readonly rowStyle?: CSSProperties;
  readonly before?: ReactNode;
  readonly after?: ReactNode;
  readonly style?: CSSProperties;
}

/** Drawn with Radix Themes. */
export function RadixTable({ table, shown, rowStyle, before, after, style }: RadixTableProps) {
  return (
    <Theme>
      <Table.Root {...(style && { style })}>
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
          {before}
          {shown.map((row) => (
            <Table.Row key={row.id} {...(rowStyle && { style: rowStyle })}>
              {row.getAllCells().map((cell) => (
                <Table.Cell key={cell.id}>
                  <table.FlexRender cell={cell} />
                </Table.Cell>
              ))}
            </Table.Row>
          ))}
          {after}
        </Table.Body>
      </Table.Root>
    </Theme>
  );
}
