import type { SoftStakingPayout } from '@earnkit/core/soft-staking/contract';
import { type Decimal, formatDay, isPositive, type TimeStyle } from '@earnkit/core';
import type { SoftStakingCoinView } from '@earnkit/hooks/soft-staking';
import { type DataTableColumn, Text } from '@earnkit/ui';
import type { Translate } from '../../messages/index.ts';
import { CoinAmount } from '../../parts/figures/CoinAmount.tsx';
import { CoinName, coinPlaceholder } from '../../parts/figures/CoinName.tsx';
import { amountColumn, coinColumn } from '../../parts/query/columns.tsx';
import { rateColumn } from '../../parts/query/rateColumn.tsx';
import { UsdtValue } from '../../parts/figures/UsdtValue.tsx';
import type { softStakingMessages } from '../messages.ts';

type Say = Translate<typeof softStakingMessages>;

const DAY_HOURS = 24;

/** What was held on average. Where it was not noted at every hour, as on the first day, the hours that count stand below it. */
const averageColumn = <Row extends { readonly asset: string }>(
  t: Say,
  header: string,
  averageOf: (row: Row) => Decimal | undefined,
  hoursOf: (row: Row) => readonly [noted: number | undefined, passed: number | undefined],
): DataTableColumn<Row> => ({
  key: 'average',
  header,
  align: 'end',
  cell: (row) => {
    const average = averageOf(row);
    const [noted, passed] = hoursOf(row);
    const short = average !== undefined && isPositive(average) && noted !== undefined && passed !== undefined && noted < passed;
    return (
      <>
        <CoinAmount amount={average} asset={row.asset} />
        {short && (
          <Text as="div" size="1" color="gray">
            {t('earn.soft.hours', { count: noted, of: passed })}
          </Text>
        )}
      </>
    );
  },
});

/** The columns of the coins: rate, holding, average of today, last payout, and everything paid (SS-01). */
export const coinColumns = (t: Say): readonly DataTableColumn<SoftStakingCoinView>[] => [
  {
    key: 'asset',
    header: t('earn.soft.coin'),
    card: 'title',
    placeholder: coinPlaceholder,
    cell: ({ asset, icon, supported }) => (
      <CoinName asset={asset} icon={icon} {...(supported === false && { note: t('earn.soft.unsupported') })} />
    ),
  },
  rateColumn('apr', t('earn.soft.apr'), ({ supported, aprFraction }) => (supported === false ? undefined : aprFraction), { card: 'title' }),
  {
    key: 'held',
    header: t('earn.soft.held'),
    align: 'end',
    cell: ({ asset, holding }) => (
      <UsdtValue asset={asset} amount={holding}>
        <CoinAmount amount={holding} asset={asset} />
      </UsdtValue>
    ),
  },
  averageColumn(
    t,
    t('earn.soft.average'),
    ({ averageToday }) => averageToday,
    ({ hoursToday, hoursPassed }) => [hoursToday, hoursPassed],
  ),
  amountColumn('last', t('earn.soft.lastPayout'), ({ lastPayout }) => lastPayout, { earned: true }),
  amountColumn('earned', t('earn.soft.paid'), ({ earned }) => earned, { earned: true }),
];

/** The columns of the daily payouts. A day is a UTC day. */
export const payoutColumns = (
  t: Say,
  style: TimeStyle,
): readonly DataTableColumn<SoftStakingPayout & { readonly icon: string | undefined }>[] => [
  coinColumn(t('earn.soft.coin')),
  { key: 'day', header: t('earn.soft.day'), cell: ({ day }) => formatDay(day, { ...style, timeZone: 'UTC' }) },
  averageColumn(
    t,
    t('earn.soft.dayAverage'),
    ({ average }) => average,
    ({ hours }) => [hours, DAY_HOURS],
  ),
  rateColumn('apr', t('earn.soft.apr'), ({ aprFraction }) => aprFraction, { card: 'title' }),
  amountColumn('paid', t('earn.soft.dayPaid'), ({ amount }) => amount, { earned: true }),
];
