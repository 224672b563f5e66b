'use client';
import { useState } from 'react';

/** A short list that can be unfolded. */
export interface ShownRows<Row> {
  readonly shown: readonly Row[];
  /** Whether there are more rows than a short list has. */
  readonly long: boolean;
  readonly unfolded: boolean;
  readonly toggle: () => void;
}

/** The first rows of a list, or all of them once a person asks for them. */
export function useShownRows<Row>(rows: readonly Row[], most: number): ShownRows<Row> {
  const [unfolded, setUnfolded] = useState(false);
  return {
    shown: unfolded ? rows : rows.slice(0, most),
    long: rows.length > most,
    unfolded,
    toggle: () => setUnfolded(!unfolded),
  };
}
