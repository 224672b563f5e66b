import { Table, Theme } from '@radix-ui/themes';
import '@radix-ui/themes/styles.css';
import type { ContestantProps } from '../../page/boot.tsx';
import { ROWS_OF_A_PAGE, TEXT_COLUMNS } from '../../tasks/rows.ts';
import { Id, Pager, Switch } from '../../tasks/tableParts.tsx';
import { useRows } from '../../tasks/useRows.ts';

/** Styled cells without any feature. */
export default function Page(props: ContestantProps) {
  const { rows, page, setPage, toggle } = useRows(props);
  return (
    <Theme>
      <Table.Root>
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeaderCell>ID</Table.ColumnHeaderCell>
            {TEXT_COLUMNS.map(({ key, title }) => (
              <Table.ColumnHeaderCell key={key}>{title}</Table.ColumnHeaderCell>
            ))}
            <Table.ColumnHeaderCell>Auto-renew</Table.ColumnHeaderCell>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {rows.slice(page * ROWS_OF_A_PAGE, (page + 1) * ROWS_OF_A_PAGE).map((row) => (
            <Table.Row key={row.id}>
              <Table.Cell>
                <Id row={row} />
              </Table.Cell>
              {TEXT_COLUMNS.map(({ key }) => (
                <Table.Cell key={key}>{row[key]}</Table.Cell>
              ))}
              <Table.Cell>
                <Switch row={row} toggle={toggle} />
              </Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
      <Pager page={page} pages={rows.length / ROWS_OF_A_PAGE} onPage={setPage} />
    </Theme>
  );
}
