import { type TimeStyle, formatCalendarDay, formatPercent, formatTime } from '@earnkit/core';
import type { HistoryProduct, HistoryRow } from '@earnkit/hooks';
import { Badge, type DataTableColumn, Text, Words } from '@earnkit/ui';
import type { KeyOf } from '../../messages/defineMessages.ts';
import type { Messages, Translate } from '../../messages/index.ts';
import { CoinAmount } from '../../parts/figures/CoinAmount.tsx';
import { coinPlaceholder, CoinName } from '../../parts/figures/CoinName.tsx';
import { Rate } from '../../parts/figures/Rate.tsx';
import * as css from '../../parts/query/list.css.ts';
import { none } from '../../parts/query/none.tsx';
import type { historyMessages } from '../historyMessages.ts';

type Say = Translate<typeof historyMessages>;

/** When a record was made; the day alone for the sum of a day. */
export const historyTime = ({ summedDay, at }: Pick<HistoryRow, 'summedDay' | 'at'>, style: TimeStyle): string =>
  summedDay === undefined ? formatTime(at, style) : formatCalendarDay(summedDay, style);

/**
 * What is noted about a record: how it came about, whether what was redeemed has arrived, and which hours the sum of a day counts where the
 * clock was changed in the range.
 */
export const historyNotes = (
  t: Say,
  { origin, arrival, summedPeriod }: Pick<HistoryRow, 'origin' | 'arrival' | 'summedPeriod'>,
  style: TimeStyle,
): readonly string[] => [
  ...(summedPeriod
    ? [t('earn.records.counts', { from: formatTime(summedPeriod.from, style), to: formatTime(summedPeriod.to, style) })]
    : []),
  ...(origin ? [t(`earn.records.origin.${origin}`)] : []),
  ...(arrival?.state === 'arrived' ? [t('earn.records.arrived', { time: formatTime(arrival.at, style) })] : []),
  ...(arrival?.state === 'on-the-way'
    ? [arrival.at === undefined ? t('earn.records.onTheWay') : t('earn.records.arrives', { time: formatTime(arrival.at, style) })]
    : []),
];

/**
 * Columns of a history (SE-H-01).
 *
 * @param style language and zone of the times; the headers name the zone, which holds for summer and winter.
 * @param iconOf address of a coin's icon.
 * @param compact in a dialog, without icons, where the time stands below the coin and the rate below what was earned.
 */
export function historyColumns(
  { t, figureStyle }: Messages<KeyOf<typeof historyMessages>>,
  product: HistoryProduct,
  style: TimeStyle,
  iconOf: (asset: string) => string | undefined,
  compact: boolean,
): readonly DataTableColumn<HistoryRow>[] {
  const term: readonly DataTableColumn<HistoryRow>[] = [
    {
      key: 'term',
      header: t('earn.records.term'),
      cell: ({ days }) => (days === undefined ? none : t('earn.records.days', { days })),
      empty: ({ days }) => days === undefined,
    },
  ];
  const { timeZone } = style;
  const time: DataTableColumn<HistoryRow> = {
    key: 'time',
    header: t('earn.records.timeIn', { zone: timeZone }),
    cell: (row) => historyTime(row, style),
  };
  const apr: DataTableColumn<HistoryRow> = {
    key: 'apr',
    header: t('earn.apr'),
    align: 'end',
    cell: ({ figures: { aprFraction } }) => (aprFraction ? <Rate fraction={aprFraction.value} tone="accent" /> : none),
    empty: ({ figures: { aprFraction } }) => !aprFraction,
  };
  return [
    {
      key: 'asset',
      header: compact ? t('earn.records.coinAndTime', { zone: timeZone }) : t('earn.coin'),
      card: 'title',
      placeholder: coinPlaceholder,
      cell: (row) =>
        compact ? (
          <span className={css.words}>
            <Text weight="medium">
              <bdi>{row.asset}</bdi>
            </Text>
            <Text size="1" color="gray">
              {historyTime(row, style)}
            </Text>
          </span>
        ) : (
          <CoinName asset={row.asset} icon={iconOf(row.asset)} />
        ),
    },
    ...(compact ? [] : [time]),
    {
      key: 'type',
      header: t('earn.records.type'),
      cell: ({ type, project, ...row }) => (
        <span className={css.words}>
          <span className={css.line}>
            <Words>{t(`earn.records.${type}`)}</Words>
            {project && <Badge tone="neutral">{t(`earn.records.${project}`)}</Badge>}
          </span>
          {historyNotes(t, row, style).map((note) => (
            <Text key={note} size="1" color="gray">
              {note}
            </Text>
          ))}
        </span>
      ),
    },
    {
      key: 'amount',
      header: t('earn.records.amount'),
      align: 'end',
      cell: ({ asset, figures: { amount } }) => (amount ? <CoinAmount amount={amount.value} asset={asset} /> : none),
      empty: ({ figures: { amount } }) => !amount,
    },
    ...(product === 'fixed' ? term : []),
    ...(compact ? [] : [apr]),
    {
      key: 'earned',
      header: t('earn.records.earned'),
      ...(!compact && { card: 'title' as const }),
      align: 'end',
      empty: ({ figures: { earned } }) => !earned,
      cell: ({ figures: { earned, aprFraction } }) => {
        if (!earned) return none;
        const amount = <CoinAmount amount={earned.value} asset={earned.asset} tone={earned.value === undefined ? 'default' : 'accent'} />;
        if (!compact || !aprFraction) return amount;
        return (
          <span className={css.figure}>
            {amount}
            <Text size="1" color="gray">
              {t('earn.records.atApr', { apr: formatPercent(aprFraction.value, figureStyle) })}
            </Text>
          </span>
        );
      },
    },
  ];
}
