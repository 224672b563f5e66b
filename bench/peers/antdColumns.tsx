import type { TableColumnsType } from 'antd';
import { COLUMN_WIDTH, TEXT_COLUMNS, type Row } from '../tasks/rows.ts';
import { Id, Switch } from '../tasks/tableParts.tsx';

/** The columns of antd's tables. */
export const antdColumns = (toggle: (id: number) => void): TableColumnsType<Row> => [
  { key: 'id', title: 'ID', width: COLUMN_WIDTH, render: (_, row) => <Id row={row} /> },
  ...TEXT_COLUMNS.map(({ key, title }) => ({ key, dataIndex: key, title, width: COLUMN_WIDTH })),
  { key: 'auto', title: 'Auto-renew', width: COLUMN_WIDTH, render: (_, row) => <Switch row={row} toggle={toggle} /> },
];
