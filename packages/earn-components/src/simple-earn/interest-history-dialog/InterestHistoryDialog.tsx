'use client';
import { type ReactElement, forwardRef, useMemo } from 'react';
import { type Decimal, formatCalendarDay, formatZone } from '@earnkit/core';
import { type InterestDay, INTEREST_PAGE_SIZE, useEarn, useInterestHistory } from '@earnkit/hooks';
import { type DataTableColumn, Flex } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { CoinDialog } from '../../parts/query/CoinDialog.tsx';
import { amountColumn } from '../../parts/query/columns.tsx';
import { rateColumn } from '../../parts/query/rateColumn.tsx';
import { DayRecords } from '../../parts/query/DayRecords.tsx';
import type { CoinDialogProps } from '../../parts/lazy/dialogProps.ts';
import { flexibleDialogMessages } from '../flexibleDialogMessages.ts';
import { CoinAmount } from '../../parts/figures/CoinAmount.tsx';
import * as css from '../../parts/parts.css.ts';
import { useTimeStyle } from '../../parts/figures/useTimeStyle.ts';

export interface InterestHistoryDialogProps extends CoinDialogProps {
  /** The coin's total interest; `undefined` shows `--` (SE-H-16). */
  cumulative: Decimal | undefined;
}

/** A coin's interest by day: the last six months at first, seven days to a page (SE-H-16 to SE-H-21). */
export const InterestHistoryDialog = forwardRef<HTMLDivElement, InterestHistoryDialogProps>(function InterestHistoryDialog(
  { cumulative, ...props },
  ref,
): ReactElement {
  const { t } = useMessages(flexibleDialogMessages);
  const { asset } = props;
  return (
    <CoinDialog data-part="interest-history-dialog" {...props} ref={ref} title={t('earn.interest.titleOf', { coin: asset })}>
      <Flex direction="column" gap="4">
        <Total label={t('earn.cumulativeInterest')} amount={cumulative} asset={asset} />
        <InterestDays asset={asset} />
      </Flex>
    </CoinDialog>
  );
});

/** The days with interest and what each earned, with the zone whose days they are (SE-H-18, SE-H-21, AMB-159). */
function InterestDays({ asset }: { readonly asset: string }): ReactElement {
  const { t } = useMessages(flexibleDialogMessages);
  const { now, timeZone } = useEarn();
  const style = useTimeStyle();
  const zone = formatZone(now(), timeZone);
  const columns = useMemo(
    (): readonly DataTableColumn<InterestDay>[] => [
      { key: 'date', header: t('earn.interest.date', { zone }), card: 'title', cell: ({ day }) => formatCalendarDay(day, style) },
      amountColumn('lent', t('earn.interest.lent'), ({ lentPrincipal }) => lentPrincipal),
      rateColumn('apr', t('earn.interest.apr'), ({ lentAprFraction }) => lentAprFraction),
      amountColumn('interest', t('earn.interest.amount'), ({ interest }) => interest, { card: 'title', earned: true }),
    ],
    [t, style, zone],
  );
  return (
    <DayRecords
      view={useInterestHistory(asset)}
      caption={t('earn.interest.caption')}
      columns={columns}
      rowKey={keyOf}
      pageSize={INTEREST_PAGE_SIZE}
      emptyHint={t('earn.interest.emptyHint')}
    />
  );
}

const keyOf = (record: InterestDay): string => record.id ?? String(record.at);

/** Props of {@link Total}. */
interface TotalProps {
  /** What it is. */
  label: string;
  /** The amount in coins; `undefined` where it is not known, which shows `--`. */
  amount: Decimal | undefined;
  /** The coin's name. */
  asset: string;
}

/** The one amount that a dialog is about, large and with every digit. */
const Total = ({ label, amount, asset }: TotalProps): ReactElement => (
  <dl className={css.total}>
    <dt className={css.totalLabel}>{label}</dt>
    <dd className={css.total}>
      <CoinAmount amount={amount} asset={asset} size="6" strong />
    </dd>
  </dl>
);
