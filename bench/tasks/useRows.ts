import { useCallback, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ContestantProps } from '../page/boot.tsx';
import { makeRows, type Row } from './rows.ts';

/** The state around every table, the same for all, and the controls that change it. */
export function useRows({ count, onControls }: ContestantProps) {
  const [rows, setRows] = useState<readonly Row[]>(() => makeRows(count));
  const [page, setPage] = useState(0);
  const toggle = useCallback((id: number) => setRows((all) => all.map((row) => (row.id === id ? { ...row, auto: !row.auto } : row))), []);
  useLayoutEffect(() => {
    onControls({ setPage: (to) => flushSync(() => setPage(to)), toggle: (id) => flushSync(() => toggle(id)) });
  }, [onControls, toggle]);
  return { rows, page, setPage, toggle };
}
