import { useCallback, type Dispatch, type SetStateAction } from 'react';

/** Opens and closes rows by their keys; the same function at every render. */
export function useOpenChange(onOpenRowsChange: Dispatch<SetStateAction<ReadonlySet<string>>>): (id: string, open: boolean) => void {
  return useCallback(
    (id, open) =>
      onOpenRowsChange((rows) => {
        const next = new Set(rows);
        if (open) next.add(id);
        else next.delete(id);
        return next;
      }),
    [onOpenRowsChange],
  );
}
