'use client';
import { type ReactElement, useState, type ForwardedRef } from 'react';
import type { MonthsView } from '@earnkit/hooks';
import { EmptyState, Flex, forwardGeneric, type PartProps, rootProps } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { HistoryRangePicker } from './HistoryRangePicker.tsx';
import { QueryTable, type QueryTableProps } from './QueryTable.tsx';
import { partDialogMessages } from '../dialogMessages.ts';

export interface DayRecordsProps<Row> extends Pick<QueryTableProps<Row>, 'caption' | 'columns' | 'rowKey' | 'pageSize'>, PartProps {
  /** The chosen days and their records, as a hook built on `useMonths` returns them. */
  view: MonthsView<Row>;
  /** Says what is missing when the chosen days have no records. */
  emptyHint: string;
}

/** A person's records of a range of at most six months up to today. An earlier start is moved, with a warning (SE-H-09, UI-12 to UI-15). */
export const DayRecords = forwardGeneric(function DayRecords<Row>(
  { view, emptyHint, caption, columns, rowKey, pageSize, ...rest }: DayRecordsProps<Row>,
  ref: ForwardedRef<HTMLDivElement>,
): ReactElement {
  const { t } = useMessages(partDialogMessages);
  const { records, choose } = view;
  const [page, setPage] = useState(1);
  return (
    <Flex direction="column" gap="4" ref={ref} {...rootProps('day-records', rest)}>
      <HistoryRangePicker
        view={view}
        onRangeChange={(range) => {
          choose(range);
          setPage(1);
        }}
      />
      <QueryTable<Row>
        caption={caption}
        columns={columns}
        rowKey={rowKey}
        pageSize={pageSize}
        reading={records}
        page={page}
        onPageChange={setPage}
        loadMore="auto"
        size="compact"
        errorTitle={t('earn.history.failed')}
        unreadableWarning={(count) => t('earn.history.unreadable', { count })}
        empty={<EmptyState size="compact" title={t('noRecord')} description={emptyHint} />}
      />
    </Flex>
  );
});
