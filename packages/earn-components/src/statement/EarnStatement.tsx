'use client';
import { type ReactElement, type ReactNode, forwardRef, useMemo } from 'react';
import { type DayRange, formatCalendarDay, formatMonth, formatTime } from '@earnkit/core';
import type { StatementPeriod } from '@earnkit/core/statement/rules';
import { type StatementData, type StatementHost, type StatementProduct, useStatement } from '@earnkit/hooks/statement';
import { useEarn } from '@earnkit/hooks';
import { Banner, EmptyState, type PartProps, Progress, rootProps, Skeleton, Text } from '@earnkit/ui';
import { useMessages } from '../messages/index.ts';
import { useTimeStyle } from '../parts/figures/useTimeStyle.ts';
import { useHeld } from '../parts/lazy/useHeld.ts';
import { listText } from '../parts/query/listText.ts';
import { QueryView } from '../parts/query/QueryView.tsx';
import { SignInPrompt } from '../parts/query/SignInPrompt.tsx';
import { StaleBanner } from '../parts/query/StaleBanner.tsx';
import { statementMessages } from './messages.ts';
import { StatementBand } from './StatementBand.tsx';
import { StatementFilters } from './StatementFilters.tsx';
import { StatementCoins, StatementMonths } from './StatementTables.tsx';
import * as css from './statement.css.ts';

/** What a statement shows, in a form that an address can hold. */
export interface StatementChoice {
  /** A period by its name, or days. @default this year */
  readonly when?: StatementPeriod | DayRange | undefined;
  /** One product. @default all */
  readonly product?: StatementProduct | undefined;
  /** One coin. @default all */
  readonly asset?: string | undefined;
  /** The month whose products and coins are listed, `2026-10`. @default the latest whole month, else the latest */
  readonly month?: string | undefined;
}

export interface EarnStatementProps extends PartProps {
  /** What the exchange has no call for, as the host reads it (AMB-025, AMB-036). */
  host: StatementHost;
  /** Name of the exchange, in a printed statement and in files. */
  platform: string;
  /** What is shown, when the host controls it. @default controlled by the statement, which begins with this year */
  choice?: StatementChoice | undefined;
  /** Called with what is to be shown. @default nothing */
  onChoiceChange?: ((choice: StatementChoice) => void) | undefined;
  /** What a printed statement says of its holder, such as a name or an account (AMB-175). @default nothing */
  holder?: ReactNode;
  /** Address of a coin's icon. @default every coin shows its letter */
  iconOf?: ((asset: string) => string | undefined) | undefined;
}

const noIcon = (): undefined => undefined;

/**
 * What a person earned in all products by month, product and coin, with its value on each day; to print, and as a file in our own format and
 * in those of programs for taxes. It says what it could not read.
 */
export const EarnStatement = forwardRef<HTMLDivElement, EarnStatementProps>(function EarnStatement(
  { host, platform, choice: heldChoice, onChoiceChange, holder, iconOf = noIcon, ...rest },
  ref,
): ReactElement {
  const { t } = useMessages(statementMessages);
  const style = useTimeStyle();
  const { timeZone } = useEarn();
  const [choice, setChoice] = useHeld<StatementChoice>(heldChoice, {}, onChoiceChange);
  const { when = 'thisYear', product, asset } = choice;
  const view = useStatement({ when, product, asset }, host);
  const { now, statement, range, progress } = view;
  const days = t('earn.statement.days', { from: formatCalendarDay(range.start, style), to: formatCalendarDay(range.end, style) });
  if (statement.state === 'anonymous')
    return (
      <SignInPrompt
        data-part="earn-statement"
        {...rest}
        ref={ref}
        title={t('earn.statement.anonymous')}
        hint={t('earn.statement.anonymousHint')}
      />
    );
  const loading = (
    <div className={css.band} aria-busy="true">
      <Progress label={t('earn.statement.reading')} share={progress.total === 0 ? 0 : progress.read / progress.total} />
      <Skeleton shape="block" width="100%" height="160px" />
    </div>
  );
  // On a server it is not known which year this is.
  if (now === 0)
    return (
      <div ref={ref} {...rootProps('earn-statement', rest, css.root)}>
        {loading}
      </div>
    );
  return (
    <div ref={ref} {...rootProps('earn-statement', rest, css.root)}>
      <div className={css.printOnly}>
        <Text as="p" size="6" weight="bold">
          {`${platform}, ${t('earn.statement.printTitle')}`}
        </Text>
        {holder !== undefined && <Text as="p">{holder}</Text>}
        <Text as="p" size="2">
          {t('earn.statement.printRange', { days, zone: timeZone, time: formatTime(now, style) })}
        </Text>
      </div>
      <StatementFilters view={view} choice={choice} platform={platform} onChoiceChange={setChoice} />
      <QueryView reading={statement} failed={t('earn.statement.failed')} loading={loading}>
        {(data) => (
          <>
            <StaleBanner reading={statement} />
            <Warnings data={data} />
            {data.count === 0 ? (
              <EmptyState title={t('earn.statement.empty')} description={t('earn.statement.emptyHint')} />
            ) : (
              <Content
                data={data}
                choice={choice}
                when={when}
                days={days}
                iconOf={iconOf}
                onMonthChange={(month) => setChoice({ ...choice, month })}
              />
            )}
          </>
        )}
      </QueryView>
    </div>
  );
});

interface ContentProps {
  readonly data: StatementData;
  readonly choice: StatementChoice;
  readonly when: StatementPeriod | DayRange;
  readonly days: string;
  readonly iconOf: (asset: string) => string | undefined;
  readonly onMonthChange: (month: string) => void;
}

function Content({ data, choice, when, days, iconOf, onMonthChange }: ContentProps): ReactElement {
  const { t } = useMessages(statementMessages);
  const style = useTimeStyle();
  const { months, lines } = data;
  const shown = months.find(({ month }) => month === choice.month) ?? months.find(({ whole, count }) => whole && count > 0) ?? months[0];
  const ofMonth = useMemo(() => lines.filter(({ month }) => month === shown?.month), [lines, shown]);
  return (
    <>
      <StatementBand data={data} when={when} days={days} />
      {months.length > 1 && <StatementMonths data={data} onMonthChange={onMonthChange} />}
      {shown && (
        <StatementCoins
          title={t('earn.statement.byCoin', { month: formatMonth(shown.month, style) })}
          month={shown}
          lines={ofMonth}
          iconOf={iconOf}
        />
      )}
      <div className={css.notes}>
        <Text as="p" size="1" color="gray">
          {t('earn.statement.note')}
        </Text>
        {lines.some(({ product }) => product === 'private-wealth') && (
          <Text as="p" size="1" color="gray">
            {t('earn.statement.wealthNote')}
          </Text>
        )}
      </div>
    </>
  );
}

/** What is in no total, and why. */
function Warnings({ data }: { readonly data: StatementData }): ReactElement | null {
  const { t, language } = useMessages(statementMessages);
  const namesOf = (products: readonly StatementProduct[]): string =>
    listText(
      language,
      products.map((product) => t(`earn.statement.product.${product}`)),
    );
  const { failed, left, withoutPrice, withoutAmount, unreadable, more } = data;
  const warnings = [
    ...(failed.length > 0 ? [t('earn.statement.failedProducts', { products: namesOf(failed) })] : []),
    ...(withoutAmount + unreadable > 0 ? [t('earn.statement.withoutAmount', { count: withoutAmount + unreadable })] : []),
    ...(more ? [t('earn.statement.more')] : []),
    ...(withoutPrice > 0 ? [t('earn.statement.withoutPrice', { count: withoutPrice })] : []),
  ];
  return (
    <>
      {warnings.length > 0 && (
        <Banner tone="warning" live="polite">
          {warnings.join(' ')}
        </Banner>
      )}
      {left.length > 0 && (
        <Text as="p" size="2" color="gray">
          {t('earn.statement.leftProducts', { products: namesOf(left) })}
        </Text>
      )}
    </>
  );
}
