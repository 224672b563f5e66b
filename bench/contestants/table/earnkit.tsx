import { DataTable, EarnTheme } from '@earnkit/ui';
import '@earnkit/ui/styles.css';
import { useMemo } from 'react';
import type { ContestantProps } from '../../page/boot.tsx';
import { columnsOf } from '../../tasks/earnkitColumns.tsx';
import { ROWS_OF_A_PAGE, type Row } from '../../tasks/rows.ts';
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
