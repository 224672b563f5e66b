import { Table } from 'antd';
import { useMemo } from 'react';
import type { ContestantProps } from '../../page/boot.tsx';
import { COLUMN_WIDTH, VIEW_HEIGHT } from '../../tasks/rows.ts';
import { useRows } from '../../tasks/useRows.ts';
import { antdColumns } from '../antdColumns.tsx';

export default function Page(props: ContestantProps) {
  const { rows, toggle } = useRows(props);
  const columns = useMemo(() => antdColumns(toggle), [toggle]);
  return (
    <Table
      virtual
      rowKey="id"
      size="small"
      columns={columns}
      dataSource={rows}
      pagination={false}
      scroll={{ x: columns.length * COLUMN_WIDTH, y: VIEW_HEIGHT }}
    />
  );
}
