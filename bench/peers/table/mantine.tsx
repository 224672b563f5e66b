import { MantineProvider } from '@mantine/core';
import '@mantine/core/styles.css';
import { DataTable } from 'mantine-datatable';
import 'mantine-datatable/styles.css';
import { useMemo } from 'react';
import type { ContestantProps } from '../../page/boot.tsx';
import { ROWS_OF_A_PAGE, TEXT_COLUMNS, type Row } from '../../tasks/rows.ts';
import { Id, Switch } from '../../tasks/tableParts.tsx';
import { useRows } from '../../tasks/useRows.ts';

/** mantine-datatable: Mantine itself has only styled cells. */
export default function Page(props: ContestantProps) {
  const { rows, page, setPage, toggle } = useRows(props);
  const columns = useMemo(
    () => [
      { accessor: 'id', title: 'ID', render: (row: Row) => <Id row={row} /> },
      ...TEXT_COLUMNS.map(({ key, title }) => ({ accessor: key, title })),
      { accessor: 'auto', title: 'Auto-renew', render: (row: Row) => <Switch row={row} toggle={toggle} /> },
    ],
    [toggle],
  );
  return (
    <MantineProvider>
      <DataTable
        records={rows.slice(page * ROWS_OF_A_PAGE, (page + 1) * ROWS_OF_A_PAGE)}
        columns={columns}
        totalRecords={rows.length}
        recordsPerPage={ROWS_OF_A_PAGE}
        page={page + 1}
        onPageChange={(next) => setPage(next - 1)}
      />
    </MantineProvider>
  );
}
