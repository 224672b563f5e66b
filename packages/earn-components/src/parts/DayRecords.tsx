'use client';
import { type ReactElement, useState } from 'react';
import { HISTORY_MONTHS, addDays, addMonths, defaultHistoryRange, formatZone } from '@earnkit/core';
import { type MonthsView, useEarn } from '@earnkit/hooks';
import { DateRangePicker, EmptyState } from '@earnkit/ui';
import { useMessages } from '../messages/index.ts';
import { partMessages } from './messages.ts';
import { QueryTable, type QueryTableProps } from './QueryTable.tsx';

/** Props of {@link DayRecords}. */
export interface DayRecordsProps<Row> extends Pick<QueryTableProps<Row>, 'caption' | 'columns' | 'rowKey' | 'pageSize'> {
  /** The chosen days and their records, as a hook on `useMonths` returns them. */
  view: MonthsView<Row>;
  /** Says what is missing when the chosen days have no records. */
  emptyHint: string;
}

/** A person's records of a range of at most six months up to today. An earlier start is moved, with a warning (SE-H-09, UI-12 to UI-15). */
export function DayRecords<Row>({ view, emptyHint, ...table }: DayRecordsProps<Row>): ReactElement {
  const { t, noticeText, language } = useMessages(partMessages);
  const { timeZone, now } = useEarn();
  const { records, range, today, choose } = view;
  const [page, setPage] = useState(1);
  return (
    <>
      <DateRangePicker
        label={t('earn.history.range')}
        value={range}
        onValueChange={(choice) => {
          if (!choice) return;
          choose(choice.days);
          setPage(1);
        }}
        max={today}
        today={today}
        limit={HISTORY_MONTHS}
        warningText={noticeText}
        presets={[
          { label: t('earn.history.last30'), range: { start: addDays(today, -29), end: today } },
          { label: t('earn.history.last90'), range: { start: addMonths(today, -3), end: today } },
          { label: t('earn.history.last180'), range: defaultHistoryRange(today) },
        ]}
        timeZone={timeZone}
        locale={language}
        clearable={false}
        hint={t('earn.history.rangeHint', { zone: formatZone(now(), timeZone) })}
      />
      <QueryTable<Row>
        {...table}
        reading={records}
        page={page}
        onPageChange={setPage}
        size="compact"
        failed={t('earn.history.failed')}
        unreadable={(count) => t('earn.history.unreadable', { count })}
        empty={<EmptyState size="compact" title={t('noRecord')} description={emptyHint} />}
      />
    </>
  );
}
