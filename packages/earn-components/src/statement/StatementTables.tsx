'use client';
import { type ReactElement, useMemo } from 'react';
import { type Decimal, add, formatCalendarDay, formatMonth, formatValue, isZero } from '@earnkit/core';
import type { StatementAmount, StatementLine, StatementMonth } from '@earnkit/core/statement/rules';
import type { StatementData, StatementProduct } from '@earnkit/hooks/statement';
import { Amount, Button, DataTable, type DataTableColumn, Heading, Text, useAmountVisibility } from '@earnkit/ui';
import { useMessages } from '../messages/index.ts';
import { CoinAmount } from '../parts/figures/CoinAmount.tsx';
import { CoinName } from '../parts/figures/CoinName.tsx';
import { toneOfGain } from '../parts/figures/figureText.ts';
import { useTimeStyle } from '../parts/figures/useTimeStyle.ts';
import { none } from '../parts/query/none.tsx';
import { statementMessages } from './messages.ts';
import * as css from './statement.css.ts';

export interface StatementMonthsProps {
  /** The statement. */
  data: StatementData;
  /** Called with the month whose products and coins are to be listed. */
  onMonthChange: (month: string) => void;
}

/** A row of the table by month: a month, or the sums of all of them. */
type MonthRow = { readonly key: string; readonly productUsdt: StatementData['productUsdt']; readonly totalUsdt: Decimal | undefined } & {
  readonly month: StatementMonth | undefined;
};

interface ValueProps {
  readonly value: Decimal | undefined;
  readonly strong?: boolean;
  readonly gain?: boolean;
  readonly unit?: boolean;
}

/** A value in USDT with 2 digits; what is zero is quieter, and what is not known is a dash. */
function Value({ value, strong = false, gain = false, unit = false }: ValueProps): ReactElement {
  const { figureStyle } = useMessages();
  if (value === undefined) return none;
  if (isZero(value) && !strong)
    return (
      <Text color="gray" aria-label="0">
        0
      </Text>
    );
  return (
    <Amount
      value={formatValue(value, figureStyle)}
      {...(unit && { unit: 'USDT' })}
      tone={gain ? toneOfGain(value) : 'default'}
      strong={strong}
    />
  );
}

/** What each product paid in each month, and in all of them. A month opens its products and coins. */
export function StatementMonths({ data, onMonthChange }: StatementMonthsProps): ReactElement {
  const { t } = useMessages(statementMessages);
  const style = useTimeStyle();
  const { months, productUsdt, totalUsdt } = data;
  const rows = useMemo(
    (): readonly MonthRow[] => [
      ...months.map((month) => ({ key: month.month, month, productUsdt: month.productUsdt, totalUsdt: month.totalUsdt })),
      { key: 'total', month: undefined, productUsdt, totalUsdt },
    ],
    [months, productUsdt, totalUsdt],
  );
  const columns = useMemo((): readonly DataTableColumn<MonthRow>[] => {
    const products = Object.keys(productUsdt) as StatementProduct[];
    return [
      {
        key: 'month',
        header: t('earn.statement.month'),
        card: 'title',
        cell: ({ month }) => {
          if (month === undefined) return <span className={css.total}>{t('earn.statement.total')}</span>;
          const name = formatMonth(month.month, style);
          const { start, end } = month.days;
          return (
            <span className={css.month}>
              {/* The buttons of a table are not printed. */}
              <span className={css.printOnlyName} aria-hidden="true">
                {name}
              </span>
              <Button variant="ghost" aria-label={t('earn.statement.open', { month: name })} onClick={() => onMonthChange(month.month)}>
                {name}
              </Button>{' '}
              {!month.whole && (
                <Text size="1" color="gray">
                  {start.endsWith('-01')
                    ? t('earn.statement.until', { day: formatCalendarDay(end, style) })
                    : t('earn.statement.from', { day: formatCalendarDay(start, style) })}
                </Text>
              )}
            </span>
          );
        },
      },
      ...products.map((product): DataTableColumn<MonthRow> => ({
        key: product,
        header: t(`earn.statement.product.${product}`),
        align: 'end',
        card: 'hidden',
        cell: ({ month, productUsdt: values }) => (
          <Value value={product in values ? values[product] : ZERO_VALUE} strong={month === undefined} />
        ),
      })),
      {
        key: 'total',
        header: t('earn.statement.total'),
        align: 'end',
        card: 'title',
        cell: ({ totalUsdt: value }) => <Value value={value} strong gain />,
      },
    ];
  }, [t, style, productUsdt, onMonthChange]);
  return (
    <section className={css.section}>
      <div className={css.head}>
        <Heading as="h2" size="4">
          {t('earn.statement.byMonth')}
        </Heading>
        <Text size="1" color="gray">
          {t('earn.statement.valueNote')}
        </Text>
      </div>
      <DataTable<MonthRow>
        caption={t('earn.statement.byMonth')}
        columns={columns}
        rows={rows}
        rowKey={({ key }) => key}
        pageSize={rows.length}
      />
    </section>
  );
}

const ZERO_VALUE = '0' as Decimal;

export interface StatementCoinsProps {
  /** Heading of the list. */
  title: string;
  /** The month. */
  month: StatementMonth;
  /** Its lines. */
  lines: readonly StatementLine[];
  /** Address of a coin's icon. */
  iconOf: (asset: string) => string | undefined;
}

/** A row of the table by coin: a line, or the sums of all of them. */
type LineRow = { readonly key: string; readonly line: StatementLine | undefined } & Pick<
  StatementLine,
  'interest' | 'bonus' | 'interestUsdt' | 'bonusUsdt' | 'valueUsdt'
>;

const sumOf = (values: readonly (Decimal | undefined)[]): Decimal | undefined => {
  const [first, ...rest] = values.filter((value) => value !== undefined);
  return first && add(first, ...rest);
};

/** What each coin earned in each product in a month: interest and its bonus on one line, and their value. */
export function StatementCoins({ title, month, lines, iconOf }: StatementCoinsProps): ReactElement {
  const { t } = useMessages(statementMessages);
  const rows = useMemo(
    (): readonly LineRow[] => [
      ...lines.map((line) => ({ ...line, key: `${line.product} ${line.asset}`, line })),
      {
        key: 'total',
        line: undefined,
        interest: [],
        bonus: [],
        interestUsdt: sumOf(lines.map(({ interestUsdt }) => interestUsdt)),
        bonusUsdt: sumOf(lines.map(({ bonusUsdt }) => bonusUsdt)),
        valueUsdt: month.totalUsdt,
      },
    ],
    [lines, month],
  );
  const columns = useMemo((): readonly DataTableColumn<LineRow>[] => {
    const hasBonus = lines.some(({ bonus }) => bonus.length > 0);
    return [
      {
        key: 'product',
        header: t('earn.statement.product'),
        card: 'title',
        cell: ({ line }) =>
          line === undefined ? (
            <span className={css.total}>{t('earn.statement.total')}</span>
          ) : (
            t(`earn.statement.product.${line.product as StatementProduct}`)
          ),
      },
      {
        key: 'coin',
        header: t('earn.statement.coin'),
        card: 'title',
        cell: ({ line }) => line && <CoinName asset={line.asset} icon={iconOf(line.asset)} />,
        empty: ({ line }) => line === undefined,
      },
      {
        key: 'interest',
        header: t('earn.statement.interest'),
        align: 'end',
        cell: ({ line, interest }) => line && <Amounts amounts={interest} earned />,
        empty: ({ interest }) => interest.length === 0,
      },
      ...(hasBonus
        ? [
            {
              key: 'bonus',
              header: t('earn.statement.bonus'),
              align: 'end',
              cell: ({ line, bonus }) => line && <Amounts amounts={bonus} />,
              empty: ({ bonus }) => bonus.length === 0,
            } satisfies DataTableColumn<LineRow>,
            {
              key: 'interestValue',
              header: t('earn.statement.interestValue'),
              align: 'end',
              card: 'hidden',
              cell: ({ line, interestUsdt }) => <Value value={interestUsdt} strong={line === undefined} />,
            } satisfies DataTableColumn<LineRow>,
            {
              key: 'bonusValue',
              header: t('earn.statement.bonusValue'),
              align: 'end',
              card: 'hidden',
              cell: ({ line, bonusUsdt }) => <Value value={bonusUsdt} strong={line === undefined} />,
            } satisfies DataTableColumn<LineRow>,
          ]
        : []),
      {
        key: 'value',
        header: t('earn.statement.value'),
        align: 'end',
        cell: ({ line, valueUsdt }) => (
          <span className={css.lines}>
            <Value value={valueUsdt} strong unit gain={line === undefined} />
            {line !== undefined && line.withoutPrice > 0 && valueUsdt !== undefined && (
              <Text size="1" color="gray">
                {t('earn.statement.noPrice', { count: line.withoutPrice })}
              </Text>
            )}
          </span>
        ),
      },
    ];
  }, [t, lines, iconOf]);
  return (
    <section className={css.section}>
      <div className={css.head}>
        <Heading as="h2" size="4">
          {title}
        </Heading>
        <Text size="1" color="gray">
          {t('earn.statement.earnings', { count: month.count })}
        </Text>
      </div>
      <DataTable<LineRow> caption={title} columns={columns} rows={rows} rowKey={({ key }) => key} pageSize={rows.length} />
    </section>
  );
}

function Amounts({ amounts, earned = false }: { readonly amounts: readonly StatementAmount[]; readonly earned?: boolean }): ReactElement {
  const visible = useAmountVisibility();
  if (amounts.length === 0) return none;
  return (
    <span className={css.lines}>
      {amounts.map(({ asset, amount }) => (
        <CoinAmount key={asset} amount={amount} asset={asset} tone={earned && visible ? toneOfGain(amount) : 'default'} />
      ))}
    </span>
  );
}
