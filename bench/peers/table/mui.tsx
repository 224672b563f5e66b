import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { useMemo } from 'react';
import type { ContestantProps } from '../../page/boot.tsx';
import { ROWS_OF_A_PAGE, TEXT_COLUMNS, VIEW_HEIGHT, type Row } from '../../tasks/rows.ts';
import { Id, Switch } from '../../tasks/tableParts.tsx';
import { useRows } from '../../tasks/useRows.ts';

const WIDTH = 110;

export default function Page(props: ContestantProps) {
  const { rows, page, setPage, toggle } = useRows(props);
  const columns = useMemo<GridColDef<Row>[]>(
    () => [
      { field: 'id', headerName: 'ID', width: WIDTH, renderCell: ({ row }) => <Id row={row} /> },
      ...TEXT_COLUMNS.map(({ key, title }) => ({ field: key, headerName: title, width: WIDTH })),
      { field: 'auto', headerName: 'Auto-renew', width: WIDTH, renderCell: ({ row }) => <Switch row={row} toggle={toggle} /> },
    ],
    [toggle],
  );
  return (
    <div style={{ height: VIEW_HEIGHT }}>
      <DataGrid
        rows={rows}
        columns={columns}
        pageSizeOptions={[ROWS_OF_A_PAGE]}
        paginationModel={{ page, pageSize: ROWS_OF_A_PAGE }}
        onPaginationModelChange={(next) => setPage(next.page)}
        disableRowSelectionOnClick
      />
    </div>
  );
}
