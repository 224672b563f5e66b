'use client';
import { type ReactElement, useState } from 'react';
import { type CsvCell, type Decimal, type TimeStyle, decimal, formatCsv, multiply } from '@earnkit/core';
import { type HistoryExported, type HistoryFilter, type HistoryRow, type HistoryView, useHistoryExport } from '@earnkit/hooks';
import { Banner, Button, Flex, Progress } from '@earnkit/ui';
import { type Translate, useMessages } from '../../messages/index.ts';
import { historyNotes, historyTime } from './historyColumns.tsx';
import { historyMessages } from '../historyMessages.ts';
import { useTimeStyle } from '../../parts/figures/useTimeStyle.ts';
import { downloadCsv } from '../../parts/query/downloadCsv.ts';

export interface HistoryExportButtonProps {
  /** What is listed. */
  filter: HistoryFilter;
  /** The page that is shown: how many records there are, as far as that is known. */
  records: HistoryView['records'];
}

/** Writes every record of the shown range into a CSV file, with every digit; no text in it is run by a spreadsheet. */
export function HistoryExportButton({ filter, records }: HistoryExportButtonProps): ReactElement {
  const { t } = useMessages(historyMessages);
  const style = useTimeStyle();
  const { timeZone } = style;
  const { state, progress, read, stop } = useHistoryExport();
  const [exported, setExported] = useState<HistoryExported>();
  const gaps = exported ? gapsOf(t, exported) : [];
  const total = records.state === 'ready' ? records.data.total : undefined;
  const save = async (): Promise<void> => {
    setExported(undefined);
    const found = await read(filter);
    if (!found) return;
    const head = headOf(t, timeZone);
    // The file says itself what it lacks, in its column of notes.
    const notes = gapsOf(t, found).map((note) => head.map((_, index) => text(index === NOTE ? note : '')));
    const rows = [head, ...found.rows.map((row) => cellsOf(t, row, style)), ...notes];
    const { product, range } = filter;
    downloadCsv(`simple-earn-${product}-${range.start}-${range.end}.csv`, formatCsv(rows));
    setExported(found);
  };
  return (
    <Flex direction="column" align="end" gap="2" flexGrow="1">
      <Button
        variant="soft"
        tone="neutral"
        disabled={records.state !== 'ready' || total === 0}
        loading={state === 'reading'}
        onClick={() => void save()}
      >
        {total ? t('earn.records.export', { count: total }) : t('earn.records.exportFile')}
      </Button>
      {state === 'reading' && progress?.total !== undefined && progress.total > progress.read && (
        <>
          <Progress
            label={t('earn.records.exporting')}
            // A share for the bar alone.
            share={progress.read / progress.total}
            valueText={t('earn.records.exportProgress', { read: String(progress.read), total: String(progress.total) })}
          />
          <Button size="1" variant="outline" tone="neutral" onClick={stop}>
            {t('earn.records.exportStop')}
          </Button>
        </>
      )}
      {state === 'stopped' && (
        <Banner tone="info" live="polite">
          {t('earn.records.exportStopped')}
        </Banner>
      )}
      {state === 'failed' && (
        <Banner tone="danger" live="polite">
          {t('earn.records.exportFailed')}
        </Banner>
      )}
      {gaps.length > 0 && (
        <Banner tone="warning" live="polite">
          {gaps.join(' ')}
        </Banner>
      )}
    </Flex>
  );
}

type Say = Translate<typeof historyMessages>;

/** What a file lacks: records that could not be read, and others that were not read. */
const gapsOf = (t: Say, { unreadable, unread }: HistoryExported): readonly string[] => [
  ...(unreadable > 0 ? [t('earn.records.exportUnreadable', { count: unreadable })] : []),
  ...(unread === undefined ? [t('earn.records.exportUnreadSome')] : unread > 0 ? [t('earn.records.exportUnread', { count: unread })] : []),
];

const HUNDRED = decimal('100');

const text = (value: string): CsvCell => ({ text: value });
const number = (value: Decimal | undefined): CsvCell => ({ number: value });

const headOf = (t: Say, zone: string): readonly CsvCell[] =>
  [
    t('earn.records.timeIn', { zone }),
    t('earn.records.type'),
    t('earn.records.project'),
    t('earn.coin'),
    t('earn.records.amount'),
    t('earn.records.term'),
    t('earn.records.aprPercent'),
    t('earn.records.earned'),
    t('earn.records.earnedIn'),
    t('earn.records.id'),
    t('earn.records.note'),
    t('earn.records.code'),
  ].map(text);

/** The column of notes. */
const NOTE = 10;

function cellsOf(t: Say, row: HistoryRow, style: TimeStyle): readonly CsvCell[] {
  const { amount, aprFraction, earned } = row.figures;
  return [
    text(historyTime(row, style)),
    text(t(`earn.records.${row.type}`)),
    text(row.project ? t(`earn.records.${row.project}`) : ''),
    text(row.asset),
    number(amount?.value),
    text(row.days === undefined ? '' : t('earn.records.days', { days: row.days })),
    number(aprFraction?.value && multiply(aprFraction.value, HUNDRED)),
    number(earned?.value),
    text(earned?.asset ?? ''),
    text(row.id ?? ''),
    text(historyNotes(t, row, style).join('; ')),
    // The same in every language.
    text(row.type),
  ];
}
