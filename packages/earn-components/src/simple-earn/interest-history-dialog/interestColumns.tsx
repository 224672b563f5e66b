import { formatCalendarDay } from '@earnkit/core';
import type { InterestDay } from '@earnkit/hooks';
import { Amount, type DataTableColumn, Percent } from '@earnkit/ui';
import type { Copy } from '../../copy/index.ts';
import { shownExactly, shownPercent } from '../list-parts/shown.ts';

/** Columns of the interest history (SE-H-18). */
export const interestColumns = (t: Copy['t'], locale: string): readonly DataTableColumn<InterestDay>[] => [
  { key: 'date', header: t('earn.interest.date'), card: 'title', cell: (record) => formatCalendarDay(record.day, locale) },
  {
    key: 'lent',
    header: t('earn.interest.lent'),
    align: 'end',
    cell: (record) => <Amount value={shownExactly(record.lentPrincipal)} unit={record.asset} />,
  },
  { key: 'apr', header: t('earn.interest.apr'), align: 'end', cell: (record) => <Percent value={shownPercent(record.lentAprFraction)} /> },
  {
    key: 'interest',
    header: t('earn.interest.amount'),
    card: 'title',
    align: 'end',
    cell: (record) => (
      <Amount value={shownExactly(record.interest)} unit={record.asset} tone={record.interest === undefined ? 'default' : 'accent'} />
    ),
  },
];
