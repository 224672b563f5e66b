'use client';
import { type ReactElement, useMemo, useState } from 'react';
import { formatCalendarDay, formatHour, dayOf } from '@earnkit/core';
import type { HistoryRecord } from '@earnkit/core/simple-earn/contract';
import { HISTORY_HOURS_PAGE_SIZE, type HistoryRow, useHistoryHours } from '@earnkit/hooks';
import { type DataTableColumn, EmptyState } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { amountColumn } from '../../parts/query/columns.tsx';
import { rateColumn } from '../../parts/query/rateColumn.tsx';
import { QueryTable } from '../../parts/query/QueryTable.tsx';
import { partDialogMessages } from '../../parts/dialogMessages.ts';
import { historyMessages } from '../historyMessages.ts';
import { useTimeStyle } from '../../parts/figures/useTimeStyle.ts';

export interface HistoryHoursProps {
  /** An interest record. */
  row: HistoryRow;
  /** The day it belongs to. */
  hours: NonNullable<HistoryRow['hourlyPeriod']>;
}

/** The hours of the day that an interest record belongs to, 25 to a page (SE-H-14, SE-H-15). */
export function HistoryHours({ row, hours }: HistoryHoursProps): ReactElement {
  const { t } = useMessages(partDialogMessages, historyMessages);
  const style = useTimeStyle();
  const { timeZone } = style;
  const [page, setPage] = useState(1);
  const reading = useHistoryHours(row, hours, page);
  const columns = useMemo(
    (): readonly DataTableColumn<HistoryRecord>[] => [
      {
        key: 'time',
        header: t('earn.records.timeIn', { zone: timeZone }),
        card: 'title',
        cell: ({ at }) => formatHour(at, style),
      },
      amountColumn('amount', t('earn.records.amount'), ({ lentPrincipal }) => lentPrincipal),
      rateColumn('apr', t('earn.apr'), ({ lentAprFraction }) => lentAprFraction),
      amountColumn('earned', t('earn.records.earned'), ({ interest }) => interest, { card: 'title', earned: true }),
    ],
    [t, style, timeZone],
  );
  const day = row.summedDay ?? dayOf(hours.from, timeZone);
  return (
    <QueryTable<HistoryRecord>
      caption={t('earn.records.hours', { coin: row.asset, day: formatCalendarDay(day, style) })}
      columns={columns}
      rowKey={keyOf}
      reading={reading}
      page={page}
      pageSize={HISTORY_HOURS_PAGE_SIZE}
      onPageChange={setPage}
      size="compact"
      errorTitle={t('earn.records.hoursFailed')}
      unreadableWarning={(count) => t('earn.history.unreadable', { count })}
      empty={<EmptyState size="compact" title={t('noRecord')} description={t('earn.records.hoursEmpty')} />}
    />
  );
}

const keyOf = ({ id, at }: HistoryRecord): string => id ?? String(at);
