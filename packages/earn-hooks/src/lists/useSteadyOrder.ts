'use client';
import { useEffect, useMemo, useState } from 'react';
import { keepOrder } from '@earnkit/core/lists/rules';

/** What decides the order of a list. */
export interface SteadyOrder<Row> {
  /** What the person asked for, such as the search, the filter and the column. Another question puts the rows in order again. */
  readonly question: string;
  /** Whether the figures that decide the order are known. Until then nothing is kept, and the rows of the question before keep their order. */
  readonly settled: boolean;
  /** Identifies a row. Never changes identity. */
  readonly keyOf: (row: Row) => string;
}

/**
 * Keeps the order of the rows that are drawn until the person asks for another one: figures that are read again change in place, and no
 * row moves away under a finger (UI-17).
 *
 * @param rows the rows in the order of now; the same array as long as they do not change.
 */
export function useSteadyOrder<Row>(rows: readonly Row[], { question, settled, keyOf }: SteadyOrder<Row>): readonly Row[] {
  const [drawn, setDrawn] = useState<{ readonly question: string; readonly keys: readonly string[] }>();
  const keeps = drawn !== undefined && (drawn.question === question || !settled);
  const before = keeps ? drawn.keys : undefined;
  const ordered = useMemo(() => (before === undefined ? rows : keepOrder(rows, before, keyOf)), [rows, before, keyOf]);
  useEffect(() => {
    if (!settled || ordered.length === 0) return;
    const keys = ordered.map(keyOf);
    setDrawn((last) => (last?.question === question && last.keys.join('\n') === keys.join('\n') ? last : { question, keys }));
  }, [ordered, question, settled, keyOf]);
  return ordered;
}
