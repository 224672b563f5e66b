import { Table } from 'antd';
import { useMemo } from 'react';
import type { ContestantProps } from '../../page/boot.tsx';
import { ROWS_OF_A_PAGE } from '../../tasks/rows.ts';
import { useRows } from '../../tasks/useRows.ts';
import { antdColumns } from '../antdColumns.tsx';

export default function Page(props: ContestantProps) {
  const { rows, page, setPage, toggle } = useRows(props);
  const columns = useMemo(() => antdColumns(toggle), [toggle]);
  return (
    <Table
      rowKey="id"
      size="small"
      columns={columns}
      dataSource={rows}
      pagination={{ current: page + 1, pageSize: ROWS_OF_A_PAGE, onChange: (next) => setPage(next - 1) }}
    />
  );
}
