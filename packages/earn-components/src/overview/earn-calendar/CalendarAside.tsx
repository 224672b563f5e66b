'use client';
import { type ReactElement, type ReactNode, useState } from 'react';
import { dayOf, formatCalendarDay, isPositive } from '@earnkit/core';
import { useAccountName, YOUR_ACCOUNT } from '../../parts/order/accountName.ts';
import { useEarn } from '@earnkit/hooks';
import { type AllHoldings, type CalendarEvent, calendarFile, useAvailability } from '@earnkit/hooks/overview';
import { Amount, Button, Card, Flex, Heading, Select, type SummaryItem, SummaryList, Switch, Text, Words } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { CoinAmount } from '../../parts/figures/CoinAmount.tsx';
import { exactText } from '../../parts/figures/figureText.ts';
import { useTimes } from '../../parts/figures/useTimes.ts';
import { useTimeStyle } from '../../parts/figures/useTimeStyle.ts';
import { downloadText } from '../../parts/query/downloadCsv.ts';
import { heldName } from '../earn-holdings/heldText.ts';
import { heldMessages } from '../earn-holdings/messages.ts';
import * as css from './earnCalendar.css.ts';
import { eventAmount, eventName, eventNote } from './eventText.ts';
import { calendarMessages } from './messages.ts';

export interface AvailableByDateProps {
  /** Everything that the person holds. */
  holdings: AllHoldings;
  /** Everything that happens once. */
  events: readonly CalendarEvent[];
}

/** How much of a coin a person may have by a day, and what it is made of. */
export function AvailableByDate({ holdings, events }: AvailableByDateProps): ReactElement | null {
  const { t, figureStyle } = useMessages(heldMessages, calendarMessages);
  const style = useTimeStyle();
  const account = t(YOUR_ACCOUNT[useAccountName()]);
  const { balance, holdings: back, total, partly, today, coins, coin, setCoin, by, setBy, days } = useAvailability(holdings.rows, events);
  if (coins.length === 0) return null;
  const items: readonly SummaryItem[] = [
    { key: 'balance', label: t('earn.calendar.now', { account }), value: <CoinAmount amount={balance} asset={coin} /> },
    ...back
      .filter(({ back: amount }) => amount === undefined || isPositive(amount))
      .map((holding): SummaryItem => ({
        key: holding.key,
        label: heldName(t, holding),
        value: <CoinAmount amount={holding.back} asset={coin} />,
      })),
  ];
  return (
    <AsideCard title={t('earn.calendar.available')}>
      <div className={css.fields}>
        <Select
          label={t('earn.calendar.date')}
          value={by}
          onValueChange={setBy}
          options={days.map((day) => ({
            value: day,
            label: day === today ? t('earn.calendar.today') : formatCalendarDay(day, style),
          }))}
        />
        <Select<string>
          label={t('earn.calendar.coin')}
          value={coin}
          onValueChange={setCoin}
          options={coins.map((asset) => ({ value: asset, label: asset }))}
        />
      </div>
      <p className={css.total} aria-live="polite">
        <Amount value={exactText(total, figureStyle)} unit={coin} size="5" strong />
      </p>
      <SummaryList items={items} />
      <Text as="p" size="1" color="gray">
        <Words>{partly && `${t('earn.calendar.partly')} `}</Words>
        <Words>{t('earn.calendar.availableHint')}</Words>
      </Text>
    </AsideCard>
  );
}

/** The file that takes the dates into the person's own calendar; amounts are in it only where they ask for it. */
export function CalendarFile({ events, now }: Pick<AvailableByDateProps, 'events'> & { readonly now: number }): ReactElement {
  const { t, figureStyle } = useMessages(calendarMessages);
  const { timeZone } = useEarn();
  const { minute } = useTimes();
  const [products, setProducts] = useState(true);
  const [vouchers, setVouchers] = useState(true);
  const [amounts, setAmounts] = useState(false);
  const ofKind = (kind: CalendarEvent['kind']) => events.filter((event) => event.kind === kind);
  const wanted = [...(products ? ofKind('product') : []), ...(vouchers ? ofKind('voucher') : [])];
  const save = (): void =>
    downloadText(
      'earn.ics',
      calendarFile(
        wanted.map((event) => {
          const amount = amounts ? eventAmount(figureStyle, event) : undefined;
          const name = eventName(t, figureStyle, event);
          return {
            // The redemption of a coin is another each time.
            key: event.key.startsWith('flexible ') ? `${event.key} ${event.at}` : event.key,
            day: dayOf(event.at, timeZone),
            summary: amount === undefined ? name : `${name}: ${amount}`,
            description: [eventNote(t, event), t('earn.calendar.file.at', { time: minute(event.at) })].filter(Boolean).join('\n'),
          };
        }),
        { now, name: t('earn.calendar.file.name'), reminds: true },
      ),
      'text/calendar',
    );
  return (
    <AsideCard title={t('earn.calendar.file')}>
      <div className={css.switches}>
        <Switch
          label={t('earn.calendar.file.products')}
          description={t('earn.calendar.file.count', { count: ofKind('product').length })}
          checked={products}
          onCheckedChange={setProducts}
        />
        <Switch
          label={t('earn.calendar.file.vouchers')}
          description={t('earn.calendar.file.count', { count: ofKind('voucher').length })}
          checked={vouchers}
          onCheckedChange={setVouchers}
        />
        <Switch
          label={t('earn.calendar.file.amounts')}
          description={t('earn.calendar.file.amountsHint')}
          checked={amounts}
          onCheckedChange={setAmounts}
        />
      </div>
      <Button onClick={save} disabled={wanted.length === 0}>
        {t('earn.calendar.file.save')}
      </Button>
      <Text as="p" size="1" color="gray">
        {t('earn.calendar.file.hint')}
      </Text>
    </AsideCard>
  );
}

/** A card beside the calendar, with its heading. */
const AsideCard = ({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactElement => (
  <Card size="2" asChild>
    <section aria-label={title}>
      <Flex direction="column" gap="3">
        <Heading as="h2" size="3">
          {title}
        </Heading>
        <Words>{children}</Words>
      </Flex>
    </section>
  </Card>
);
