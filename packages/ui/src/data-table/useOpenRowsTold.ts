import { useEffect, useRef } from 'react';

/** Tells the caller which rows are open whenever that changes; not at first, when the caller said so. */
export function useOpenRowsTold(openRows: ReadonlySet<string>, onOpenRowsChange: ((keys: readonly string[]) => void) | undefined): void {
  const told = useRef(openRows);
  const latest = useRef(onOpenRowsChange);
  useEffect(() => {
    latest.current = onOpenRowsChange;
  });
  useEffect(() => {
    if (told.current === openRows) return;
    told.current = openRows;
    latest.current?.([...openRows]);
  }, [openRows]);
}
