import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { ContestantProps } from '../../page/boot.tsx';
import { MinimalHeader, MinimalRow } from '../../tasks/MinimalRow.tsx';
import { COLUMN_WIDTH, ROW_HEIGHT, TEXT_COLUMNS, VIEW_HEIGHT } from '../../tasks/rows.ts';
import { useRows } from '../../tasks/useRows.ts';

const MORE = 5;

/** The smallest list in React that renders only the rows in view. */
export default function Table(props: ContestantProps) {
  const { rows, toggle } = useRows(props);
  const [top, setTop] = useState(0);
  const first = Math.max(0, top - MORE);
  const end = Math.min(rows.length, top + Math.ceil(VIEW_HEIGHT / ROW_HEIGHT) + MORE);
  return (
    <div
      style={{ height: VIEW_HEIGHT, overflow: 'auto' }}
      onScroll={({ currentTarget }) => flushSync(() => setTop(Math.floor(currentTarget.scrollTop / ROW_HEIGHT)))}
    >
      <table style={{ tableLayout: 'fixed', width: (TEXT_COLUMNS.length + 2) * COLUMN_WIDTH }}>
        <MinimalHeader />
        <tbody>
          <tr style={{ height: first * ROW_HEIGHT }} />
          {rows.slice(first, end).map((row) => (
            <MinimalRow key={row.id} row={row} toggle={toggle} height={ROW_HEIGHT} />
          ))}
          <tr style={{ height: (rows.length - end) * ROW_HEIGHT }} />
        </tbody>
      </table>
    </div>
  );
}
