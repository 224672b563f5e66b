import type { ContestantProps } from '../../page/boot.tsx';
import { MinimalHeader, MinimalRow } from '../../tasks/MinimalRow.tsx';
import { Pager } from '../../tasks/tableParts.tsx';
import { ROWS_OF_A_PAGE } from '../../tasks/rows.ts';
import { useRows } from '../../tasks/useRows.ts';

/** The smallest table in React. */
export default function Table(props: ContestantProps) {
  const { rows, page, setPage, toggle } = useRows(props);
  return (
    <>
      <table>
        <MinimalHeader />
        <tbody>
          {rows.slice(page * ROWS_OF_A_PAGE, (page + 1) * ROWS_OF_A_PAGE).map((row) => (
            <MinimalRow key={row.id} row={row} toggle={toggle} />
          ))}
        </tbody>
      </table>
      <Pager page={page} pages={rows.length / ROWS_OF_A_PAGE} onPage={setPage} />
    </>
  );
}
