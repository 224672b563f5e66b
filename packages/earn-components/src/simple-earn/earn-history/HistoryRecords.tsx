'use client';
import { type ReactElement, useCallback, useMemo } from 'react';
import {
  HISTORY_PAGE_SIZE,
  type HistoryProduct,
  type HistoryQuery,
  type HistoryRow,
  useFixedHistory,
  useFlexibleHistory,
} from '@earnkit/hooks';
import { Banner, EmptyState, Flex, useIsMobile } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { QueryTable } from '../../parts/query/QueryTable.tsx';
import { SignInPrompt } from '../../parts/query/SignInPrompt.tsx';
import type { HistoryChoice } from './HistoryTabs.tsx';
import { historyColumns } from './historyColumns.tsx';
import { HistoryExportButton } from './HistoryExportButton.tsx';
import { HistoryFilterBar } from './HistoryFilterBar.tsx';
import { HistoryHours } from './HistoryHours.tsx';
import { HistoryTotals } from './HistoryTotals.tsx';
import { partDialogMessages } from '../../parts/dialogMessages.ts';
import { historyMessages } from '../historyMessages.ts';
import { useTimeStyle } from '../../parts/figures/useTimeStyle.ts';

export interface HistoryRecordsProps {
  /** What is shown. */
  choice: HistoryChoice;
  /** Called with what is to be shown. */
  onChoiceChange: (choice: HistoryChoice) => void;
  /** Rows of a page. @default 8 */
  pageSize?: number | undefined;
  /** Whether it stands in a dialog. @default false */
  compact?: boolean | undefined;
  /** Address of a coin's icon. @default every coin shows its letter */
  iconOf?: ((asset: string) => string | undefined) | undefined;
}

const noIcon = (): undefined => undefined;

/** Each history has its own hook, so each is a separate component. */
export const HistoryRecords = (props: HistoryRecordsProps): ReactElement =>
  props.choice.product === 'fixed' ? <FixedRecords {...props} /> : <FlexibleRecords {...props} />;

const useQueryOf = ({ choice, pageSize = HISTORY_PAGE_SIZE }: HistoryRecordsProps): HistoryQuery => ({
  ...choice,
  pageSize,
  mode: useIsMobile() ? 'accumulate' : 'page',
});

const FlexibleRecords = (props: HistoryRecordsProps): ReactElement => (
  <Records {...props} product="flexible" view={useFlexibleHistory(useQueryOf(props))} />
);

const FixedRecords = (props: HistoryRecordsProps): ReactElement => (
  <Records {...props} product="fixed" view={useFixedHistory(useQueryOf(props))} />
);

interface RecordsProps extends HistoryRecordsProps {
  readonly product: HistoryProduct;
  readonly view: ReturnType<typeof useFlexibleHistory>;
}

/** Filters, export and table of one history. */
function Records({
  choice,
  onChoiceChange,
  pageSize = HISTORY_PAGE_SIZE,
  compact = false,
  iconOf = noIcon,
  product,
  view,
}: RecordsProps): ReactElement {
  const messages = useMessages(partDialogMessages, historyMessages);
  const { t } = messages;
  const style = useTimeStyle();
  const { records, filter } = view;
  const change = (next: Partial<HistoryChoice>): void => onChoiceChange({ ...choice, page: 1, ...next });
  const columns = useMemo(() => historyColumns(messages, product, style, iconOf, compact), [messages, product, style, iconOf, compact]);
  const detail = useCallback((row: HistoryRow) => row.hourlyPeriod && <HistoryHours row={row} hours={row.hourlyPeriod} />, []);
  if (records.state === 'anonymous')
    return (
      <SignInPrompt
        title={t('earn.records.anonymous')}
        hint={t('earn.records.anonymousHint')}
        {...(compact && { size: 'compact' as const })}
      />
    );
  return (
    <Flex direction="column" gap="4">
      <Flex wrap="wrap" gap="3" align="start">
        {/* Takes the available width: a bar that is only as wide as its content would wrap. */}
        <Flex direction="column" flexGrow="1" minWidth="0">
          <HistoryFilterBar
            product={product}
            filter={{ asset: choice.asset, type: choice.type, range: choice.range }}
            view={view}
            onFilterChange={change}
          />
        </Flex>
        <HistoryExportButton filter={filter} records={records} />
      </Flex>
      <HistoryTotals filter={filter} />
      <QueryTable<HistoryRow>
        caption={t(product === 'fixed' ? 'earn.records.captionFixed' : 'earn.records.captionFlexible')}
        columns={columns}
        rowKey={keyOf}
        reading={records}
        page={choice.page}
        pageSize={pageSize}
        onPageChange={(page) => change({ page })}
        loadMore="auto"
        {...(compact && { size: 'compact' as const })}
        {...(product === 'flexible' && { detail, hasDetail: opens })}
        errorTitle={t('earn.history.failed')}
        unreadableWarning={(count) => t('earn.history.unreadable', { count })}
        empty={
          <EmptyState {...(compact && { size: 'compact' as const })} title={t('noRecord')} description={t('earn.records.emptyHint')} />
        }
      />
      {records.state === 'ready' && records.data.full && (
        <Banner tone="info" live="polite">
          {t('earn.records.full', { count: String(records.data.rows.length) })}
        </Banner>
      )}
    </Flex>
  );
}

const keyOf = ({ key }: HistoryRow): string => key;
const opens = ({ hourlyPeriod }: HistoryRow): boolean => hourlyPeriod !== undefined;
