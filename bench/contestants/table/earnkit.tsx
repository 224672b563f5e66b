import { DataTable, EarnTheme, type DataTableColumn } from '@earnkit/ui';
import '@earnkit/ui/styles.css';
import { useMemo } from 'react';
import type { ContestantProps } from '../../page/boot.tsx';
import { Id, Switch } from '../../tasks/tableParts.tsx';
import { ROWS_OF_A_PAGE, TEXT_COLUMNS, type Row } from '../../tasks/rows.ts';
import { useRows } from '../../tasks/useRows.ts';

/** Ours, with page buttons and a column that can be sorted. */
export default function Table(props: ContestantProps) {
  const { rows, page, setPage, toggle } = useRows(props);
  const columns = useMemo(() => columnsOf(toggle), [toggle]);
  return (
    <EarnTheme>
      <DataTable
        caption="Positions"
        columns={columns}
        rows={rows.slice(page * ROWS_OF_A_PAGE, (page + 1) * ROWS_OF_A_PAGE)}
        rowKey={keyOf}
        page={page + 1}
        pageSize={ROWS_OF_A_PAGE}
        total={rows.length}
        onPageChange={(next) => setPage(next - 1)}
        onSortChange={sortNothing}
      />
    </EarnTheme>
  );
}

const keyOf = ({ id }: Row): string => String(id);
const sortNothing = (): void => {};

/** The columns of our tables. */
export const columnsOf = (toggle: (id: number) => void): readonly DataTableColumn<Row>[] => [
  { key: 'id', header: 'ID', card: 'title', cell: (row) => <Id row={row} /> },
  ...TEXT_COLUMNS.map(({ key, title }) => ({ key, header: title, sortable: key === 'amount', cell: (row: Row) => row[key] })),
  { key: 'auto', header: 'Auto-renew', cell: (row) => <Switch row={row} toggle={toggle} /> },
];
