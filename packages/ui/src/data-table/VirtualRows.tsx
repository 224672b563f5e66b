'use client';
import { useEffect, useMemo, useRef, useState, type ReactNode, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { rowKeys } from './rowKeys.ts';
import { firstWindow, sameWindow, wholeWindow, type RowWindow } from './rowWindow.ts';
import type { RowWatcher } from './watchRows.ts';

interface VirtualRowsProps<Row> {
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** What scrolls. */
  scroller: RefObject<HTMLElement | null>;
  /** Height of a row in CSS pixels, where it was not measured. */
  height: number;
  measured: boolean;
  row: (row: Row, key: string, index: number) => ReactNode;
  /** Holds the place of rows that are not drawn. */
  spacer: (key: string, height: number) => ReactNode;
}

/** The rows in sight and a few around them. Begins with the first ones and follows the scrolling once that is loaded. */
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
      // All rows: slow, but a row that cannot be reached would be worse.
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
      {/* In one list and in their order, so that no element is ever moved: a moved one would lose the focus. */}
      {drawn.flatMap(({ index, before }, place) => [
        before > 0 ? spacer(`before ${index}`, before) : [],
        row(rows[index] as Row, keys[place] ?? '', index),
      ])}
      {after > 0 && spacer('after', after)}
    </>
  );
}
