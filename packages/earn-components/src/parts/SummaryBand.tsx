'use client';
import type { ReactElement, ReactNode } from 'react';
import { type Decimal, isPositive } from '@earnkit/core';
import { type QueryState, useSession } from '@earnkit/hooks';
import { Amount, Button, Skeleton, Text } from '@earnkit/ui';
import { useMessages } from '../messages/index.ts';
import { FailureMessage } from './FailureMessage.tsx';
import { amountText } from './figureText.ts';
import * as css from './parts.css.ts';
import { RetryBanner, StaleBanner } from './StaleBanner.tsx';

/** One total of a {@link SummaryBand}. */
export interface SummaryFigure<Data> {
  /** Which figure of the data it is. */
  readonly key: keyof Data & string;
  /** What it is. */
  readonly label: ReactNode;
  /** Drawn in the accent colour where it is above zero: something was earned. @default false */
  readonly earned?: boolean;
}

/** Props of {@link SummaryBand}. */
export interface SummaryBandProps<Data> {
  /** Accessible name of the band. */
  title: string;
  /** The totals; one that is not known is `undefined` and shown as `--`. */
  reading: QueryState<Data>;
  /** Which totals are shown, the most important first. */
  figures: readonly SummaryFigure<Data>[];
  /** The currency of the totals. @default 'USDT' */
  unit?: string;
  /** Says that the totals could not be read. */
  failed: string;
  /** What a visitor reads in place of the totals: why to sign in. */
  invitation: { readonly title: ReactNode; readonly text: ReactNode };
}

/** The band above a product's lists: what the person has in it and what it earned. */
export function SummaryBand<Data extends { readonly [Key in keyof Data]: Decimal | undefined }>({
  title,
  reading,
  figures,
  unit = 'USDT',
  failed,
  invitation,
}: SummaryBandProps<Data>): ReactElement {
  const { t } = useMessages();
  const { askLogin } = useSession();
  if (reading.state === 'anonymous') {
    return (
      <section className={css.band} aria-label={title} data-anonymous="">
        <div className={css.invitation}>
          <div className={css.invitationText}>
            <Text size="5" weight="semibold">
              {invitation.title}
            </Text>
            <Text tone="muted">{invitation.text}</Text>
          </div>
          <Button size="3" onClick={askLogin}>
            {t('earn.login')}
          </Button>
        </div>
      </section>
    );
  }
  const data = reading.state === 'ready' ? reading.data : undefined;
  return (
    <section className={css.band} aria-label={title} aria-busy={reading.state === 'loading'}>
      <dl className={css.bandFigures}>
        {figures.map(({ key, label, earned = false }, index) => {
          const size = index === 0 ? '6' : '4';
          const amount = data?.[key];
          return (
            <div key={key} className={css.bandFigure}>
              <dt className={css.bandLabel}>{label}</dt>
              <dd className={css.bandValue}>
                {reading.state === 'loading' ? (
                  <Text size={size}>
                    <Skeleton width="7em" />
                  </Text>
                ) : (
                  <Amount
                    value={amountText(amount)}
                    unit={unit}
                    size={size}
                    tone={earned && amount !== undefined && isPositive(amount) ? 'accent' : 'default'}
                    strong
                  />
                )}
              </dd>
            </div>
          );
        })}
      </dl>
      {reading.state === 'failed' && (
        <RetryBanner onRetry={reading.retry}>
          {failed} <FailureMessage reading={reading} otherwise="" />
        </RetryBanner>
      )}
      <StaleBanner reading={reading} />
    </section>
  );
}
