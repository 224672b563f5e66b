import type { ContestantProps } from '../../page/boot.tsx';
import { ROWS_OF_A_PAGE } from '../../tasks/rows.ts';
import { Pager } from '../../tasks/tableParts.tsx';
import { useRows } from '../../tasks/useRows.ts';
import { RadixTable, useTanstackTable } from '../tanstack.tsx';

/** TanStack Table, rendered with Radix Themes. */
export default function Page(props: ContestantProps) {
  const { rows, page, setPage, toggle } = useRows(props);
  const table = useTanstackTable({ rows, page, pageSize: ROWS_OF_A_PAGE, toggle });
  return (
    <>
      <RadixTable table={table} shown={table.getRowModel().rows} />
      <Pager page={page} pages={rows.length / ROWS_OF_A_PAGE} onPage={setPage} />
    </>
  );
}
