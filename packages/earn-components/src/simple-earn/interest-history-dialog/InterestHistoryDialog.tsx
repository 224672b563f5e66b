'use client';
import { type ReactElement, useMemo, useState } from 'react';
import { type Decimal, HISTORY_MONTHS, addDays, addMonths, defaultHistoryRange, formatCalendarDay, formatZone } from '@earnkit/core';
import { INTEREST_PAGE_SIZE, type InterestDay, useEarn, useInterestHistory } from '@earnkit/hooks';
import { CoinIcon, type DataTableColumn, DateRangePicker, Dialog, EmptyState, Percent, Stack } from '@earnkit/ui';
import { simpleEarnMessages } from '../messages.ts';
import { type KeyOf, type Messages, useMessages } from '../../messages/index.ts';
import { CoinAmount } from '../../parts/CoinAmount.tsx';
import type { CoinDialogProps } from '../../parts/dialogProps.ts';
import { percentText } from '../../parts/figureText.ts';
import { QueryTable } from '../../parts/QueryTable.tsx';
import { Total } from '../../parts/Total.tsx';

/** Props of {@link InterestHistoryDialog}. */
export interface InterestHistoryDialogProps extends CoinDialogProps {
  /** The coin's total interest; `undefined` shows `--` (SE-H-16). */
  cumulative: Decimal | undefined;
}

/** A coin's interest by day: the last six months at first, seven days to a page (SE-H-16 to SE-H-21). */
export function InterestHistoryDialog({ open, onOpenChange, asset, icon, cumulative }: InterestHistoryDialogProps): ReactElement {
  const { t } = useMessages(simpleEarnMessages);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('earn.interest.titleOf', { coin: asset })}
      icon={<CoinIcon symbol={asset} src={icon} size="3" />}
      size="3"
    >
      <Stack gap="4">
        <Total label={t('earn.holdings.interestCard')} amount={cumulative} asset={asset} />
        <InterestDays asset={asset} />
      </Stack>
    </Dialog>
  );
}

/** The days of a range of at most six months up to today. An earlier start is moved, with a warning (SE-H-09, UI-12 to UI-15). */
function InterestDays({ asset }: { readonly asset: string }): ReactElement {
  const { t, noticeText, language } = useMessages(simpleEarnMessages);
  const { timeZone, now } = useEarn();
  const { records, range, today, choose } = useInterestHistory(asset);
  const [page, setPage] = useState(1);
  const columns = useMemo(() => interestColumns(t, language), [t, language]);
  return (
    <>
      <DateRangePicker
        label={t('earn.interest.range')}
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
          { label: t('earn.interest.last30'), range: { start: addDays(today, -29), end: today } },
          { label: t('earn.interest.last90'), range: { start: addMonths(today, -3), end: today } },
          { label: t('earn.interest.last180'), range: defaultHistoryRange(today) },
        ]}
        timeZone={timeZone}
        locale={language}
        clearable={false}
        hint={t('earn.interest.rangeHint', { zone: formatZone(now(), timeZone) })}
      />
      <QueryTable<InterestDay>
        caption={t('earn.interest.caption')}
        columns={columns}
        rowKey={keyOf}
        reading={records}
        page={page}
        pageSize={INTEREST_PAGE_SIZE}
        onPageChange={setPage}
        size="compact"
        failed={t('earn.interest.failed')}
        unreadable={(count) => t('earn.interest.unreadable', { count })}
        empty={<EmptyState size="compact" title={t('noRecord')} description={t('earn.interest.emptyHint')} />}
      />
    </>
  );
}

const keyOf = (record: InterestDay): string => record.id ?? String(record.at);

/** Columns of the interest history (SE-H-18). */
const interestColumns = (t: Messages<KeyOf<typeof simpleEarnMessages>>['t'], locale: string): readonly DataTableColumn<InterestDay>[] => [
  { key: 'date', header: t('earn.interest.date'), card: 'title', cell: ({ day }) => formatCalendarDay(day, locale) },
  {
    key: 'lent',
    header: t('earn.interest.lent'),
    align: 'end',
    cell: ({ lentPrincipal, asset }) => <CoinAmount amount={lentPrincipal} asset={asset} />,
  },
  {
    key: 'apr',
    header: t('earn.interest.apr'),
    align: 'end',
    cell: ({ lentAprFraction }) => <Percent value={percentText(lentAprFraction)} />,
  },
  {
    key: 'interest',
    header: t('earn.interest.amount'),
    card: 'title',
    align: 'end',
    cell: ({ interest, asset }) => <CoinAmount amount={interest} asset={asset} tone={interest === undefined ? 'default' : 'accent'} />,
  },
];
