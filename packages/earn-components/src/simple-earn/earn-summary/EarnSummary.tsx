'use client';
import type { ReactElement, ReactNode } from 'react';
import { type Decimal, formatTime, formatZone, isPositive } from '@earnkit/core';
import type { SimpleEarnStatistics } from '@earnkit/core/simple-earn/contract';
import { useEarn, useSimpleEarnStatistics } from '@earnkit/hooks';
import { Amount, Banner, Button, Skeleton, Text } from '@earnkit/ui';
import { type MessageKey, useCopy } from '../../copy/index.ts';
import { FailureMessage } from '../../failure/FailureMessage.tsx';
import { shownAmount } from '../list-parts/shown.ts';
import * as css from './EarnSummary.css.ts';

const UNIT = 'USDT';

interface Figure {
  readonly key: keyof SimpleEarnStatistics;
  readonly label: MessageKey;
  readonly earned: boolean;
}

const FIGURES: readonly Figure[] = [
  { key: 'totalValueUsdt', label: 'earn.summary.total', earned: false },
  { key: 'yesterdayInterestUsdt', label: 'earn.summary.yesterday', earned: true },
  { key: 'totalInterestUsdt', label: 'earn.summary.cumulative', earned: true },
];

/** The band above the lists: what the person has in Simple Earn, earned yesterday and in all, in USDT (AMB-026). What is not known is `--`. */
export function EarnSummary(): ReactElement {
  const { t, language } = useCopy();
  const { timeZone } = useEarn();
  const reading = useSimpleEarnStatistics();
  if (reading.state === 'anonymous') return <VisitorBand />;
  const statistics = reading.state === 'ready' ? reading.data : undefined;
  return (
    <section className={css.band} aria-label={t('earn.summary.title')} aria-busy={reading.state === 'loading'}>
      <dl className={css.figures}>
        {FIGURES.map(({ key, label, earned }, index) => (
          <div key={key} className={css.figure}>
            <dt className={css.label}>{t(label)}</dt>
            <dd className={css.value}>
              {reading.state === 'loading' ? (
                <Text size={index === 0 ? '6' : '4'}>
                  <Skeleton width="7em" />
                </Text>
              ) : (
                <Shown amount={statistics?.[key]} earned={earned} first={index === 0} />
              )}
            </dd>
          </div>
        ))}
      </dl>
      {reading.state === 'failed' && (
        <Retry onRetry={reading.retry}>
          {t('earn.summary.failed')} <FailureMessage reading={reading} otherwise="" />
        </Retry>
      )}
      {reading.state === 'ready' && reading.stale && (
        <Retry onRetry={reading.retry}>
          {t('earn.outdated', {
            time: formatTime(reading.readAt, { locale: language, timeZone }),
            zone: formatZone(reading.readAt, timeZone),
          })}
        </Retry>
      )}
    </section>
  );
}

function Shown({ amount, earned, first }: { amount: Decimal | undefined; earned: boolean; first: boolean }): ReactElement {
  const tone = earned && amount !== undefined && isPositive(amount) ? 'accent' : 'default';
  return <Amount value={shownAmount(amount)} unit={UNIT} size={first ? '6' : '4'} tone={tone} strong />;
}

function Retry({ onRetry, children }: { onRetry: () => void; children: ReactNode }): ReactElement {
  const { t } = useCopy();
  return (
    <Banner
      tone="warning"
      live="polite"
      action={
        <Button size="1" variant="soft" tone="neutral" onClick={onRetry}>
          {t('earn.retry')}
        </Button>
      }
    >
      {children}
    </Banner>
  );
}

/** What a visitor sees in its place: why to sign in. */
function VisitorBand(): ReactElement {
  const { t } = useCopy();
  const { askLogin } = useEarn();
  return (
    <section className={css.band} aria-label={t('earn.summary.title')} data-anonymous="">
      <div className={css.invitation}>
        <div className={css.words}>
          <Text size="5" weight="semibold">
            {t('earn.summary.visitor')}
          </Text>
          <Text tone="muted">{t('earn.summary.visitorHint')}</Text>
        </div>
        <Button size="3" onClick={askLogin}>
          {t('earn.login')}
        </Button>
      </div>
    </section>
  );
}
