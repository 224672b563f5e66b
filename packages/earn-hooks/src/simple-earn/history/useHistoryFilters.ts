'use client';
import { type HistoryType, history } from '@earnkit/core/simple-earn/contract';
import { useEarn } from '../../provider/earnContext.ts';
import type { QueryState } from '../../provider/queryState.ts';
import { mapReading, usePrivateReading } from '../../provider/useReading.ts';
import { type HistoryProduct, historyCoinsOptions, historyTypesOptions } from './historyRows.ts';

/** What a history can be filtered by. */
export interface HistoryFilters {
  /** The coins the person has records of (SE-H-06); one without a name cannot be asked for and is left out. */
  readonly coins: QueryState<readonly string[]>;
  /** The kinds of record, each once (SE-H-08); one that is not known here cannot be asked for and is left out. */
  readonly types: QueryState<readonly HistoryType[]>;
}

const TYPES = Object.keys(history.HISTORY_TYPES) as readonly HistoryType[];

const typeOf = ({ value }: { readonly value: string }): HistoryType | undefined =>
  TYPES.find((known) => String(history.HISTORY_TYPES[known]) === value);

/** Reads the coins and the kinds of record that a history can be filtered by (SE-H-05 to SE-H-08). */
export function useHistoryFilters(product: HistoryProduct): HistoryFilters {
  const earn = useEarn();
  return {
    coins: mapReading(usePrivateReading(historyCoinsOptions(earn, product)), ({ rows }) => [
      ...new Set(rows.filter((asset) => asset.trim())),
    ]),
    types: mapReading(usePrivateReading(historyTypesOptions(earn, product)), ({ rows }) => [
      ...new Set(rows.flatMap((row) => typeOf(row) ?? [])),
    ]),
  };
}
