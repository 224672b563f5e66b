'use client';
import { type ReactElement, useEffect } from 'react';
import { STATISTICS_TIME_ZONE, useEarn } from '@earnkit/hooks';
import { type OverviewHost, type OverviewMoney as MoneyView, useOverviewMoney } from '@earnkit/hooks/overview';
import { Amount, Countdown, Link, Percent, Skeleton, Text, Words } from '@earnkit/ui';
import { useMessages } from '../messages/index.ts';
import { AllocationBar } from '../parts/figures/AllocationBar.tsx';
import { amountText, percentText, toneOfGain } from '../parts/figures/figureText.ts';
import { KeyFacts } from '../parts/figures/KeyFacts.tsx';
import { useTimes } from '../parts/figures/useTimes.ts';
import { listText } from '../parts/query/listText.ts';
import { useLinkTo } from '../parts/useLinkTo.ts';
import { heldMessages } from './earn-holdings/messages.ts';
import { overviewMessages } from './messages.ts';
import { OverviewDays } from './OverviewDays.tsx';
import * as css from './overview.css.ts';

/** What the products' table shows of it. */
export type ToldMoney = Pick<MoneyView, 'products' | 'yesterday'>;

/** Props of {@link OverviewMoney}. */
export interface OverviewMoneyProps {
  /** What the host read. */
  host: OverviewHost;
  /** The page of the calendar. @default there is no such page */
  calendarHref?: string | undefined;
  /** Called with what is known of the products whenever that changes. Keep the function between renders. */
  onMoney: (money: ToldMoney) => void;
}

/**
 * What everything earned yesterday and the rate of a year that this is, when the next payment comes, and when a person can have their money
 * (SH-01). A figure that leaves a product out says which; a rate of a part of the products is not shown.
 */
export function OverviewMoney({ host, calendarHref, onMoney }: OverviewMoneyProps): ReactElement {
  const { t, language, figureStyle } = useMessages(overviewMessages, heldMessages);
  const { now } = useEarn();
  const { minute } = useTimes();
  const link = useLinkTo(calendarHref);
  const { yesterday, averageLoading, averageAprFraction, nextPayment, nextPaymentLoading, access, accessLoading, products, days, none } =
    useOverviewMoney(host);
  useEffect(() => onMoney({ products, yesterday }), [onMoney, products, yesterday]);
  return (
    <div className={`${css.moneyRoom} ${css.money}`}>
      <KeyFacts
        columns="4"
        items={[
          {
            key: 'yesterday',
            label: t('earn.overview.yesterday'),
            loading: yesterday === undefined,
            value: (
              <Amount value={amountText(yesterday?.amount, figureStyle)} unit="USDT" tone={toneOfGain(yesterday?.amount)} strong size="4" />
            ),
            note:
              yesterday === undefined || yesterday.without.length === 0
                ? t('earn.overview.yesterdayAll', { zone: STATISTICS_TIME_ZONE })
                : t('earn.overview.without', {
                    products: listText(
                      language,
                      yesterday.without.map((group) => t(`earn.held.group.${group}`)),
                    ),
                  }),
          },
          {
            key: 'average',
            label: t('earn.overview.average'),
            loading: averageLoading,
            value: <Percent value={percentText(averageAprFraction, figureStyle)} strong size="4" />,
            note: t('earn.overview.averageOf'),
          },
          {
            key: 'next',
            label: t('earn.overview.nextPayment'),
            loading: nextPaymentLoading,
            value:
              nextPayment === undefined ? (
                <Text color="gray">{t('earn.overview.noPayment')}</Text>
              ) : (
                <Countdown label={t('earn.overview.nextPayment')} end={nextPayment} now={now} milestones={[]} />
              ),
            note: (
              <span className={css.nextNote}>
                <Words>{nextPayment !== undefined && minute(nextPayment)}</Words>
                <Words>{link && nextPayment !== undefined && ' · '}</Words>
                {link && (
                  <Link underline="always" {...link} size="1">
                    {t('earn.overview.calendar')}
                  </Link>
                )}
              </span>
            ),
          },
        ]}
      />
      <div className={css.charts}>
        <OverviewDays view={days} />
        <div className={css.access}>
          <Text as="p" size="2" weight="medium">
            {t('earn.overview.access')}
          </Text>
          {accessLoading ? (
            <Skeleton shape="block" width="100%" height="84px" />
          ) : access === undefined || access.length === 0 ? (
            <Text size="2" color="gray">
              {t(none ? 'earn.overview.access.none' : 'earn.overview.access.failed')}
            </Text>
          ) : (
            <AllocationBar
              label={t('earn.overview.access')}
              items={access.map(({ key, amountUsdt, shareFraction }) => ({
                key,
                label: t(`earn.overview.access.${key}`),
                amount: <Amount value={amountText(amountUsdt, figureStyle)} unit="USDT" />,
                shareFraction,
              }))}
            />
          )}
        </div>
      </div>
    </div>
  );
}
