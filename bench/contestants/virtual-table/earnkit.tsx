import { EarnTheme } from '@earnkit/ui';
import { VirtualTable } from '@earnkit/ui/virtual-table';
import '@earnkit/ui/styles.css';
import { useMemo } from 'react';
import type { ContestantProps } from '../../page/boot.tsx';
import { columnsOf } from '../../tasks/earnkitColumns.tsx';
import { ROW_HEIGHT, VIEW_HEIGHT, type Row } from '../../tasks/rows.ts';
import { useRows } from '../../tasks/useRows.ts';

/** Ours. It renders the rows in view; their height is given, as for every contestant. */
export default function Table(props: ContestantProps) {
  const { rows, toggle } = useRows(props);
  const columns = useMemo(() => columnsOf(toggle), [toggle]);
  return (
    <EarnTheme>
      <VirtualTable
        caption="Positions"
        columns={columns}
        rows={rows}
        rowKey={keyOf}
        rowHeight={ROW_HEIGHT}
        height={`${VIEW_HEIGHT}px`}
        onSortChange={sortNothing}
      />
    </EarnTheme>
  );
}

const keyOf = ({ id }: Row): string => String(id);
const sortNothing = (): void => {};
