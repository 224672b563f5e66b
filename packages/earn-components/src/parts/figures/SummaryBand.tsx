'use client';
import type { ReactElement, ReactNode, ForwardedRef } from 'react';
import type { Decimal } from '@earnkit/core';
import { type QueryState, useSession } from '@earnkit/hooks';
import { Amount, Button, Disclosure, forwardGeneric, type PartProps, rootProps, Skeleton, Text, useIsMobile, Words } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { FailureMessage } from '../order/FailureMessage.tsx';
import { amountText, toneOfGain } from './figureText.ts';
import * as css from '../query/list.css.ts';
import { RetryBanner, StaleBanner } from '../query/StaleBanner.tsx';

/** One total of a {@link SummaryBand}. */
export interface SummaryFigure<Data> {
  /** Which figure of the data it is. */
  readonly key: keyof Data & string;
  /** What it is. */
  readonly label: ReactNode;
  /** Whether it is an earned amount, drawn in the accent colour above zero and as a loss below it. @default false */
  readonly earned?: boolean;
  /** Whether this figure alone is still loading. @default false */
  readonly loading?: boolean;
  /** A line below it, such as what it leaves out. @default none */
  readonly note?: ReactNode;
  /** Whether the figure has a note: the line of the note is reserved while the figure loads. @default false */
  readonly hasNote?: boolean;
}

export interface SummaryBandProps<Data> extends PartProps {
  /** Accessible name of the band. */
  title: string;
  /** The totals; one that is not known is `undefined` and shown as `--`. */
  reading: QueryState<Data>;
  /** Which totals are shown, the most important first. */
  figures: readonly SummaryFigure<Data>[];
  /** The currency of the totals. @default 'USDT' */
  unit?: string;
  /** Text for totals that could not be read. @default nothing: a list of the same data reports a failure and stale data */
  failed?: string;
  /** Shown to a visitor in place of the totals: a reason to sign in. */
  invitation: { readonly title: ReactNode; readonly text: ReactNode };
  /** Beside the totals, such as a button. @default none */
  action?: ReactNode;
  /** Below the totals, such as how they are made up. @default nothing */
  children?: ReactNode;
  /**
   * Whether a phone shows the totals below each other also where they have room beside each other, so that what stands below does not move
   * when they arrive. @default false
   */
  stacked?: boolean;
  /** The label under which a phone hides all but the first two totals, so that the list below stands higher. @default nothing is hidden */
  foldedOnPhone?: ReactNode;
}

/** The band above a product's lists: what the person has in it and what it earned. */
export const SummaryBand = forwardGeneric(function SummaryBand<Data extends { readonly [Key in keyof Data]: Decimal | undefined }>(
  {
    title,
    reading,
    figures,
    unit = 'USDT',
    failed,
    invitation,
    action,
    children,
    stacked = false,
    foldedOnPhone,
    ...rest
  }: SummaryBandProps<Data>,
  ref: ForwardedRef<HTMLElement>,
): ReactElement {
  const { t, figureStyle } = useMessages();
  const { askLogin } = useSession();
  const isMobile = useIsMobile();
  if (reading.state === 'anonymous') {
    return (
      <section ref={ref} {...rootProps('summary-band', rest, css.band)} aria-label={title} data-anonymous="">
        <div className={css.invitation}>
          <div className={css.invitationText}>
            <Text size="5" weight="bold">
              {invitation.title}
            </Text>
            <Text color="gray">{invitation.text}</Text>
          </div>
          <Button size="3" onClick={askLogin}>
            {t('earn.login')}
          </Button>
        </div>
      </section>
    );
  }
  const data = reading.state === 'ready' ? reading.data : undefined;
  const busy = reading.state === 'loading' || figures.some(({ loading }) => loading);
  const folded = isMobile && foldedOnPhone !== undefined;
  const totals = (shown: readonly SummaryFigure<Data>[], first = 0): ReactElement => (
    <dl className={stacked ? `${css.bandFigures} ${css.stackedFigures}` : css.bandFigures}>
      {shown.map(({ key, label, earned = false, loading: pending = false, note, hasNote = false }, index) => {
        const loading = pending || reading.state === 'loading';
        const size = first + index === 0 && !folded ? '6' : '4';
        const amount = data?.[key];
        return (
          <div key={key} className={css.bandFigure} data-first={(index === 0 && !folded) || undefined}>
            <dt className={css.bandLabel}>{label}</dt>
            <dd className={css.bandValue}>
              {loading ? (
                <Text size={size}>
                  {/* No wider than most figures, so that the placeholders fit side by side on a phone. */}
                  <Skeleton width={first + index === 0 ? '6.5em' : '5em'} />
                </Text>
              ) : (
                <Amount
                  value={amountText(amount, figureStyle)}
                  unit={unit}
                  size={size}
                  tone={earned ? toneOfGain(amount) : 'default'}
                  strong
                />
              )}
              {(loading ? hasNote : note !== undefined && reading.state === 'ready') && (
                <div className={css.bandNote}>
                  <Text size="1" color="gray">
                    {loading ? <Skeleton /> : note}
                  </Text>
                </div>
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
  return (
    <section ref={ref} {...rootProps('summary-band', rest, css.band)} aria-label={title} aria-busy={busy}>
      <div className={css.bandHead}>
        {totals(folded ? figures.slice(0, 2) : figures)}
        <Words>{!folded && action}</Words>
      </div>
      {failed !== undefined && reading.state === 'failed' && (
        <RetryBanner onRetry={reading.retry}>
          <Words>{failed}</Words> <FailureMessage reading={reading} otherwise="" />
        </RetryBanner>
      )}
      {failed !== undefined && <StaleBanner reading={reading} />}
      <Words>
        {folded ? (
          <Disclosure title={foldedOnPhone}>
            <div className={css.folded}>
              {figures.length > 2 && totals(figures.slice(2), 2)}
              <Words>{action}</Words>
              <Words>{children}</Words>
            </div>
          </Disclosure>
        ) : (
          children
        )}
      </Words>
    </section>
  );
});
