'use client';
import type { ReactElement } from 'react';
import { type DayRange, type Decimal, compare, decimal, divide, formatMonth, formatValue, isPositive, multiply, ZERO } from '@earnkit/core';
import type { StatementPeriod } from '@earnkit/core/statement/rules';
import type { StatementData } from '@earnkit/hooks/statement';
import { Amount } from '@earnkit/ui';
import { useMessages } from '../messages/index.ts';
import { signedText, toneOfGain } from '../parts/figures/figureText.ts';
import { useTimeStyle } from '../parts/figures/useTimeStyle.ts';
import { statementMessages } from './messages.ts';
import * as css from './statement.css.ts';

export interface StatementBandProps {
  /** The statement. */
  data: StatementData;
  /** What it covers. */
  when: StatementPeriod | DayRange;
  /** The same as days, for a line below the total. */
  days: string;
}

const HUNDRED = decimal('100');

/** The height of a bar in percent of the highest; nothing for a loss. */
const heightOf = (value: Decimal | undefined, highest: Decimal): string =>
  value && isPositive(value) && isPositive(highest) ? `${multiply(divide(value, highest, 4), HUNDRED)}%` : '0';

/** What was earned, the best month and the average, and a bar for each month; the one that runs is hatched. */
export function StatementBand({ data, when, days }: StatementBandProps): ReactElement {
  const { t, figureStyle } = useMessages(statementMessages);
  const style = useTimeStyle();
  const { months, totalUsdt, best, averageUsdt } = data;
  const valueOf = (value: Decimal | undefined): string | undefined => (value === undefined ? undefined : formatValue(value, figureStyle));
  const [latest] = months;
  const period = ((): string => {
    if (typeof when !== 'string') return '';
    if (when === 'thisYear' || when === 'lastYear') return latest?.month.slice(0, 4) ?? '';
    return latest === undefined ? '' : formatMonth(latest.month, style);
  })();
  const partial = months.filter(({ whole }) => !whole).length;
  const monthCount = t('earn.statement.averageNote', { count: months.length });
  const highest = months.reduce<Decimal>((high, { totalUsdt: total = ZERO }) => (compare(total, high) > 0 ? total : high), ZERO);
  const oldestFirst = months.toReversed();
  return (
    <section className={css.band} aria-label={t('earn.statement.band')}>
      <dl className={css.figures}>
        <div className={css.figure}>
          <dt className={css.label}>{t('earn.statement.earned', { period }).trim()}</dt>
          <dd className={css.value}>
            <Amount value={signedText(valueOf(totalUsdt), totalUsdt)} unit="USDT" size="6" tone={toneOfGain(totalUsdt)} strong />
            <span className={css.note}>{t('earn.statement.earnedNote', { days })}</span>
          </dd>
        </div>
        {months.length > 1 && best && (
          <div className={css.figure}>
            <dt className={css.label}>{t('earn.statement.best')}</dt>
            <dd className={css.value}>
              <Amount value={valueOf(best.totalUsdt)} unit="USDT" size="4" strong />
              <span className={css.note}>{formatMonth(best.month, style)}</span>
            </dd>
          </div>
        )}
        {months.length > 1 && (
          <div className={css.figure}>
            <dt className={css.label}>{t('earn.statement.average')}</dt>
            <dd className={css.value}>
              <Amount value={valueOf(averageUsdt)} unit="USDT" size="4" strong />
              <span className={css.note}>
                {partial > 0 ? t('earn.statement.partial', { count: partial, months: monthCount }) : monthCount}
              </span>
            </dd>
          </div>
        )}
      </dl>
      {months.length > 1 && (
        <div role="img" aria-label={t('earn.statement.bars')}>
          <div className={css.bars}>
            {oldestFirst.map(({ month, totalUsdt: total, whole }, index) => (
              <div
                key={month}
                data-part="earn-statement-bar"
                className={css.bar}
                data-running={!whole && index === oldestFirst.length - 1 ? '' : undefined}
                style={{ blockSize: heightOf(total, highest) }}
              />
            ))}
          </div>
          <div className={css.axis}>
            {oldestFirst.map(({ month }) => (
              <span key={month} className={css.tick}>
                {month.slice(5)}
              </span>
            ))}
          </div>
        </div>
      )}
    </section>
  );
}
