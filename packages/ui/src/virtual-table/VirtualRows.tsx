'use client';
import { useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { VirtualRowsProps } from '../data-table/view.ts';
import { rowKeys } from '../data-table/rowKeys.ts';
import { firstWindow, sameWindow, wholeWindow, type RowWindow } from './rowWindow.ts';
import type { RowWatcher } from './watchRows.ts';

/** Renders the rows in view and a few around them. Until the code that follows the scrolling is loaded, it renders the first rows. */
export function VirtualRows<Row>({ rows, rowKey, scroller, height, measured, row, spacer }: VirtualRowsProps<Row>) {
  const [shown, setShown] = useState<RowWindow | undefined>(() => firstWindow(rows.length, height));
  const watcher = useRef<RowWatcher>(undefined);
  const watched = useMemo(
    // There is a row at every index that is asked for.
    () => ({ count: rows.length, height, measured, keyOf: (index: number) => rowKey(rows[index] as Row) }),
    [rows, rowKey, height, measured],
  );
  const latest = useRef(watched);

  useEffect(() => {
    latest.current = watched;
    watcher.current?.update(watched);
  }, [watched]);
  useEffect(() => {
    watcher.current?.drawn();
  });
  useEffect(() => {
    let stopped = false;
    const show = (next: RowWindow, now: boolean) => {
      if (stopped) return;
      const set = () => setShown((current) => (current && sameWindow(current, next) ? current : next));
      if (now) flushSync(set);
      else set();
    };
    import('./watchRows.ts').then(
      ({ watchRows }) => {
        if (!stopped && scroller.current) watcher.current = watchRows(scroller.current, latest.current, show);
      },
      // Without that code all rows render: slow, but every row can be reached.
      () => stopped || setShown(undefined),
    );
    return () => {
      stopped = true;
      watcher.current?.stop();
      watcher.current = undefined;
    };
  }, [scroller]);

  const { rows: places, after } = shown ?? wholeWindow(rows.length);
  const drawn = places.filter(({ index }) => index < rows.length);
  const keys = rowKeys(
    drawn.map(({ index }) => rows[index] as Row),
    rowKey,
  );
  return (
    <>
      {/* One list in row order, so that React never moves an element: a moved element loses focus. */}
      {drawn.flatMap(({ index, before }, place) => [
        before > 0 ? spacer(`before ${index}`, before) : [],
        row(rows[index] as Row, keys[place] ?? '', index),
      ])}
      {after > 0 && spacer('after', after)}
    </>
  );
}
