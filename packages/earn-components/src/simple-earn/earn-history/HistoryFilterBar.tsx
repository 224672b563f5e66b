'use client';
import type { ReactElement } from 'react';
import type { DayRange } from '@earnkit/core';
import type { HistoryType } from '@earnkit/core/simple-earn/contract';
import { type HistoryProduct, type HistoryRange, useHistoryFilters } from '@earnkit/hooks';
import { FilterBar, type FilterItem, Select } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { HistoryRangePicker } from '../../parts/query/HistoryRangePicker.tsx';
import { partDialogMessages } from '../../parts/dialogMessages.ts';
import { historyMessages } from '../historyMessages.ts';

/** The value of the option for all; no coin and no type has this name. */
const ALL = '*';

/** What a history is filtered by. */
interface HistoryFilter {
  /** The coin; `undefined` is all coins. */
  readonly asset: string | undefined;
  /** The kind of record; `undefined` is all kinds. */
  readonly type: HistoryType | undefined;
  /** The days; `undefined` is the last six months. */
  readonly range: DayRange | undefined;
}

const EVERYTHING: HistoryFilter = { asset: undefined, type: undefined, range: undefined };

export interface HistoryFilterBarProps {
  /** Flexible or fixed. */
  product: HistoryProduct;
  /** What it is filtered by. */
  filter: HistoryFilter;
  /** The days in effect. */
  view: Pick<HistoryRange, 'range' | 'today' | 'warning'>;
  /** Called with what to filter by. */
  onFilterChange: (filter: HistoryFilter) => void;
}

/** The coin, the kind of record and the days to filter by: a row, and on a phone a sheet (UI-11, SE-H-05 to SE-H-11). */
export function HistoryFilterBar({ product, filter, view, onFilterChange }: HistoryFilterBarProps): ReactElement {
  const { t } = useMessages(partDialogMessages, historyMessages);
  const { coins, types } = useHistoryFilters(product);
  const listed = coins.state === 'ready' ? coins.data : [];
  const named = types.state === 'ready' ? types.data : [];
  const failed = t('earn.records.filterFailed');
  const items: readonly FilterItem<HistoryFilter>[] = [
    {
      key: 'coin',
      label: t('earn.records.coin'),
      active: ({ asset }) => asset !== undefined,
      control: ({ values: { asset }, change }) => (
        <Select
          label={t('earn.records.coin')}
          labelHidden
          value={asset ?? ALL}
          options={[
            { value: ALL, label: t('earn.records.allCoins') },
            // A coin of the address may have no records.
            ...(asset === undefined || listed.includes(asset) ? listed : [asset, ...listed]).map((coin) => ({ value: coin, label: coin })),
          ]}
          onValueChange={(coin) => change({ asset: coin === ALL ? undefined : coin })}
          {...(coins.state === 'failed' && { hint: failed })}
        />
      ),
    },
    {
      key: 'type',
      label: t('earn.records.type'),
      active: ({ type }) => type !== undefined,
      control: ({ values: { type }, change }) => (
        <Select<HistoryType | typeof ALL>
          label={t('earn.records.type')}
          labelHidden
          value={type ?? ALL}
          options={[
            { value: ALL, label: t('earn.records.allTypes') },
            // Uses the names that the rows use, not those of the exchange.
            ...(type === undefined || named.includes(type) ? named : [type, ...named]).map((kind) => ({
              value: kind,
              label: t(`earn.records.${kind}`),
            })),
          ]}
          onValueChange={(kind) => change({ type: kind === ALL ? undefined : kind })}
          {...(types.state === 'failed' && { hint: failed })}
        />
      ),
    },
    {
      key: 'days',
      label: t('earn.history.range'),
      width: 'wide',
      active: ({ range }) => range !== undefined,
      control: ({ values: { range }, change }) => (
        <HistoryRangePicker
          view={{ ...view, range: range === undefined || range === filter.range ? view.range : range }}
          labelHidden
          onRangeChange={(days) => change({ range: days })}
        />
      ),
    },
  ];
  return (
    <FilterBar<HistoryFilter>
      label={t('earn.records.filters')}
      values={filter}
      resetValues={EVERYTHING}
      onValuesChange={onFilterChange}
      items={items}
    />
  );
}
