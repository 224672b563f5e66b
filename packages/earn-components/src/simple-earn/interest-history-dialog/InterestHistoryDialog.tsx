'use client';
import { type ReactElement, useMemo, useState } from 'react';
import { type Decimal, formatZone } from '@earnkit/core';
import { INTEREST_PAGE_SIZE, type InterestDay, type InterestHistory, useEarn, useInterestHistory } from '@earnkit/hooks';
import { Amount, Banner, CoinIcon, DataTable, Dialog, EmptyState, ErrorState } from '@earnkit/ui';
import { useCopy } from '../../copy/index.ts';
import { FailureMessage } from '../../failure/FailureMessage.tsx';
import { shownExactly } from '../list-parts/shown.ts';
import { tableState } from '../list-parts/tableState.ts';
import { DateRangeField } from './DateRangeField.tsx';
import * as css from './InterestHistoryDialog.css.ts';
import { interestColumns } from './interestColumns.tsx';

/** Props of {@link InterestHistoryDialog}. */
export interface InterestHistoryDialogProps {
  /** Whether it is open. */
  open: boolean;
  /** Called when the person closes it. */
  onOpenChange: (open: boolean) => void;
  /** The coin. */
  asset: string;
  /** Address of its picture. @default a picture made of its name */
  icon?: string | undefined;
  /** What the coin earned in all; `undefined` shows `--` (SE-H-16). */
  cumulative: Decimal | undefined;
}

/** What a coin earned day by day: the last six months to begin with, seven days to a page (SE-H-16 to SE-H-21). */
export function InterestHistoryDialog({ open, onOpenChange, asset, icon, cumulative }: InterestHistoryDialogProps): ReactElement {
  const { t } = useCopy();
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('earn.interest.titleOf', { coin: asset })}
      icon={<CoinIcon symbol={asset} src={icon} size="3" />}
      size="3"
    >
      <InterestHistoryPanel asset={asset} cumulative={cumulative} />
    </Dialog>
  );
}

function InterestHistoryPanel({ asset, cumulative }: { asset: string; cumulative: Decimal | undefined }): ReactElement {
  const { t, language } = useCopy();
  const { timeZone, now } = useEarn();
  const history = useInterestHistory(asset);
  const { records, range } = history;
  const [page, setPage] = useState(1);
  const columns = useMemo(() => interestColumns(t, language), [t, language]);
  const rows = records.state === 'ready' ? records.data.rows : NO_ROWS;
  const unreadable = records.state === 'ready' ? records.data.unreadable.length : 0;
  const choose = (chosen: InterestHistory['range']): void => {
    history.choose(chosen);
    setPage(1);
  };
  return (
    <div className={css.panel}>
      <dl className={css.total}>
        <dt className={css.totalLabel}>{t('earn.interest.cumulative')}</dt>
        <dd className={css.totalValue}>
          <Amount value={shownExactly(cumulative)} unit={asset} size="6" strong />
        </dd>
      </dl>
      <DateRangeField
        range={range}
        today={history.today}
        onChange={choose}
        hint={t('earn.interest.rangeHint', { zone: formatZone(now(), timeZone) })}
      />
      <DataTable<InterestDay>
        caption={t('earn.interest.caption')}
        columns={columns}
        rows={rows.slice((page - 1) * INTEREST_PAGE_SIZE, page * INTEREST_PAGE_SIZE)}
        rowKey={keyOf}
        {...tableState(records)}
        page={page}
        pageSize={INTEREST_PAGE_SIZE}
        total={rows.length}
        onPageChange={setPage}
        empty={<EmptyState size="compact" title={t('noRecord')} description={t('earn.interest.emptyHint')} />}
        error={
          <ErrorState
            size="compact"
            title={t('earn.interest.failed')}
            description={<FailureMessage reading={records} otherwise={t('earn.failedHint')} />}
            {...(records.state === 'failed' && { onRetry: records.retry })}
          />
        }
        {...(unreadable > 0 && { notice: <Banner tone="warning">{t('earn.interest.unreadable', { count: unreadable })}</Banner> })}
      />
    </div>
  );
}

const NO_ROWS: readonly InterestDay[] = [];

const keyOf = (record: InterestDay): string => record.id ?? String(record.at);
