import type { DataTableColumn } from '@earnkit/ui';
import { TEXT_COLUMNS, type Row } from './rows.ts';
import { Id, Switch } from './tableParts.tsx';

/** The columns of our tables. */
export const columnsOf = (toggle: (id: number) => void): readonly DataTableColumn<Row>[] => [
  { key: 'id', header: 'ID', card: 'title', cell: (row) => <Id row={row} /> },
  ...TEXT_COLUMNS.map(({ key, title }) => ({ key, header: title, sortable: key === 'amount', cell: (row: Row) => row[key] })),
  { key: 'auto', header: 'Auto-renew', cell: (row) => <Switch row={row} toggle={toggle} /> },
];
