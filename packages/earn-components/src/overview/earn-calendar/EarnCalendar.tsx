'use client';
import { type ReactElement, forwardRef, useMemo } from 'react';
import { formatDay, formatZone } from '@earnkit/core';
import { useEarn, useSession } from '@earnkit/hooks';
import {
  type Calendar,
  type CalendarEvent,
  type ExpiringVoucher,
  type HoldingsHost,
  useAllHoldings,
  useCalendar,
} from '@earnkit/hooks/overview';
import {
  Countdown,
  DataTable,
  type DataTableColumn,
  EmptyState,
  Heading,
  type PartProps,
  Skeleton,
  Text,
  rootProps,
  Words,
} from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { CoinAmount } from '../../parts/figures/CoinAmount.tsx';
import { KeyFacts } from '../../parts/figures/KeyFacts.tsx';
import { useTimes } from '../../parts/figures/useTimes.ts';
import { useTimeStyle } from '../../parts/figures/useTimeStyle.ts';
import * as listCss from '../../parts/query/list.css.ts';
import { listText } from '../../parts/query/listText.ts';
import { SignInPrompt } from '../../parts/query/SignInPrompt.tsx';
import { RetryBanner } from '../../parts/query/StaleBanner.tsx';
import { heldMessages } from '../earn-holdings/messages.ts';
import { PageLink } from '../PageLink.tsx';
import { AvailableByDate, CalendarFile } from './CalendarAside.tsx';
import { CalendarMonth } from './CalendarMonth.tsx';
import * as css from './earnCalendar.css.ts';
import { eventName, eventNote } from './eventText.ts';
import { calendarMessages } from './messages.ts';

export interface EarnCalendarProps extends PartProps {
  /** What the exchange has no call for, as the host reads it (AMB-025, AMB-036). */
  host: HoldingsHost;
  /** Returns where a voucher is used. Keep the function between renders. */
  voucherHref: (voucher: Pick<ExpiringVoucher, 'id' | 'product'>) => string;
}

/**
 * What is to come over all products, by day (SH-01): terms that mature, redemptions that arrive, launchpools and vouchers that end; the
 * next payment with its countdown; what of a coin can be had by a day; and a file for the person's own calendar. A source that could not be
 * read is named. Hourly and daily payments are one line each.
 */
export const EarnCalendar = forwardRef<HTMLDivElement, EarnCalendarProps>(function EarnCalendar(
  { host, voucherHref, ...rest },
  ref,
): ReactElement {
  const { t, language } = useMessages(heldMessages, calendarMessages);
  const { session } = useSession();
  const { timeZone } = useEarn();
  const holdings = useAllHoldings(host);
  const calendar = useCalendar(host, holdings.rows);
  const { events, now, pending, without, retry } = calendar;
  if (session.state === 'anonymous')
    return <SignInPrompt ref={ref} {...rest} title={t('earn.calendar.anonymous')} hint={t('earn.calendar.anonymousHint')} />;
  return (
    <div ref={ref} {...rootProps('earn-calendar', rest, css.page)}>
      <Band calendar={calendar} pending={pending || holdings.products.some(({ reading }) => reading.state === 'loading')} />
      {without.length > 0 && (
        <RetryBanner onRetry={retry}>
          {t('earn.calendar.failed', {
            products: listText(
              language,
              without.map((source) => (source === 'vouchers' ? t('earn.calendar.vouchers') : t(`earn.held.tab.${source}`))),
            ),
          })}
        </RetryBanner>
      )}
      <div className={css.columns}>
        <div className={css.column}>
          {now === 0 ? <Skeleton shape="block" width="100%" height="480px" /> : <CalendarMonth events={events} now={now} />}
          <Heading as="h2" size="4">
            {t('earn.calendar.list')}
          </Heading>
          {now !== 0 && (
            <Text as="p" size="1" color="gray">
              {t('earn.calendar.listHint', { zone: formatZone(now, timeZone) })}
            </Text>
          )}
          <EventList events={events} pending={pending} whole={without.length === 0} voucherHref={voucherHref} />
        </div>
        {now !== 0 && (
          <div className={css.column}>
            <AvailableByDate holdings={holdings} events={events} />
            <CalendarFile events={events} now={now} />
          </div>
        )}
      </div>
    </div>
  );
});

/** What comes next. What pays by itself is read from the holdings, so that the next payment waits for all of them, too. */
function Band({ calendar, pending }: { readonly calendar: Calendar; readonly pending: boolean }): ReactElement {
  const { t, figureStyle } = useMessages(heldMessages, calendarMessages);
  const { now } = useEarn();
  const style = useTimeStyle();
  const { minute } = useTimes();
  const { nextPayment, recurring, nextMaturity, expiresFirst } = calendar;
  const nothing = <Text color="gray">{t('earn.calendar.nothing')}</Text>;
  return (
    <section className={listCss.band} aria-label={t('earn.calendar.band')} aria-busy={pending}>
      <KeyFacts
        columns="4"
        items={[
          {
            key: 'payment',
            label: t('earn.calendar.nextPayment'),
            loading: pending,
            value:
              nextPayment === undefined ? (
                nothing
              ) : (
                <Countdown label={t('earn.calendar.nextPayment')} end={nextPayment} now={now} milestones={[]} />
              ),
            note: pending ? null : nextPayment === undefined ? undefined : minute(nextPayment),
          },
          {
            key: 'recurring',
            label: t('earn.calendar.byItself'),
            value: pending ? (
              recurringPlaceholder
            ) : recurring.length === 0 ? (
              nothing
            ) : (
              <span className={listCss.words}>
                {recurring.map(({ product, every }) => (
                  <Text key={product} size="2">
                    {t(every === 'hour' ? 'earn.calendar.everyHour' : 'earn.calendar.everyDay', {
                      product: t(`earn.held.tab.${product}`),
                    })}
                  </Text>
                ))}
              </span>
            ),
          },
          {
            key: 'maturity',
            label: t('earn.calendar.nextMaturity'),
            loading: pending,
            value: nextMaturity === undefined ? nothing : formatDay(nextMaturity.at, style),
            note: pending ? null : nextMaturity && eventName(t, figureStyle, { ...nextMaturity, kind: 'product' }),
          },
          {
            key: 'expires',
            label: t('earn.calendar.expiresFirst'),
            loading: pending,
            value: expiresFirst === undefined ? nothing : formatDay(expiresFirst.expiresAt, style),
            note: pending
              ? null
              : expiresFirst &&
                eventName(t, figureStyle, { kind: 'voucher', key: expiresFirst.id, at: expiresFirst.expiresAt, voucher: expiresFirst }),
          },
        ]}
      />
    </section>
  );
}

/** A line for each product that mostly pays by itself. */
const recurringPlaceholder = (
  <span className={listCss.words}>
    {['flexible', 'launchpool', 'staking'].map((product) => (
      <Text key={product} size="2">
        <Skeleton width="8em" />
      </Text>
    ))}
  </span>
);

interface EventListProps extends Pick<EarnCalendarProps, 'voucherHref'> {
  readonly events: readonly CalendarEvent[];
  readonly pending: boolean;
  /** Whether everything could be read. */
  readonly whole: boolean;
}

/** Events that the list shows at first. */
const LISTED = 20;

function EventList({ events, pending, whole, voucherHref }: EventListProps): ReactElement {
  const { t, figureStyle } = useMessages(calendarMessages);
  const { pieces } = useTimes();
  const style = useTimeStyle();
  const columns = useMemo(
    (): readonly DataTableColumn<CalendarEvent>[] => [
      {
        key: 'event',
        header: t('earn.calendar.what'),
        card: 'title',
        width: '40%',
        cell: (event) => (
          <span className={listCss.words}>
            <span>{eventName(t, figureStyle, event)}</span>
            <Text size="1" color="gray">
              {eventNote(t, event)}
            </Text>
          </span>
        ),
      },
      {
        key: 'at',
        header: t('earn.calendar.when'),
        card: 'title',
        align: 'end',
        width: '24%',
        cell: ({ at }) => {
          const [day, clock] = pieces(at);
          return (
            <span className={listCss.figure}>
              <Words>{day}</Words>
              <Text size="1" color="gray">
                {clock}
              </Text>
            </span>
          );
        },
      },
      {
        key: 'amount',
        header: t('earn.calendar.amount'),
        align: 'end',
        width: '22%',
        empty: (event) => event.kind === 'voucher' || event.amount === undefined,
        cell: (event) => event.kind === 'product' && event.amount !== undefined && <CoinAmount amount={event.amount} asset={event.asset} />,
      },
      {
        key: 'action',
        header: t('earn.actions'),
        card: 'action',
        align: 'end',
        width: '14%',
        cell: (event) =>
          event.kind === 'voucher' && (
            <PageLink href={voucherHref(event.voucher)} label={`${t('earn.calendar.use')}: ${eventName(t, figureStyle, event)}`}>
              {t('earn.calendar.use')}
            </PageLink>
          ),
      },
    ],
    // oxlint-disable-next-line react/exhaustive-deps -- `pieces` changes with the style alone
    [t, figureStyle, style, voucherHref],
  );
  return (
    <DataTable<CalendarEvent>
      caption={t('earn.calendar.list')}
      columns={columns}
      rows={events}
      rowKey={({ key }) => key}
      pageSize={Math.max(LISTED, events.length)}
      state={pending ? 'loading' : 'ready'}
      empty={whole ? <EmptyState title={t('earn.calendar.empty')} description={t('earn.calendar.emptyHint')} /> : <></>}
    />
  );
}
