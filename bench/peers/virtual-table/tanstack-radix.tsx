import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import type { ContestantProps } from '../../page/boot.tsx';
import { ROW_HEIGHT, VIEW_HEIGHT } from '../../tasks/rows.ts';
import { useRows } from '../../tasks/useRows.ts';
import { RadixTable, useTanstackTable } from '../tanstack.tsx';

/** TanStack Table and TanStack Virtual, rendered with Radix Themes. */
export default function Page(props: ContestantProps) {
  const { rows, toggle } = useRows(props);
  const scroller = useRef<HTMLDivElement>(null);
  const table = useTanstackTable({ rows, page: 0, pageSize: rows.length, toggle });
  const all = table.getRowModel().rows;
  // oxlint-disable-next-line react/incompatible-library -- as its users have it: without the compiler
  const virtual = useVirtualizer({
    count: all.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 5,
  });
  const items = virtual.getVirtualItems();
  return (
    <div ref={scroller} style={{ height: VIEW_HEIGHT, overflow: 'auto' }}>
      <RadixTable
        table={table}
        shown={items.flatMap(({ index }) => all[index] ?? [])}
        style={{ overflow: 'visible' }}
        rowStyle={{ height: ROW_HEIGHT }}
        before={<tr style={{ height: items[0]?.start ?? 0 }} />}
        after={<tr style={{ height: virtual.getTotalSize() - (items.at(-1)?.end ?? 0) }} />}
      />
    </div>
  );
}
