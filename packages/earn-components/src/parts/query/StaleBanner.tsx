'use client';
import { type ReactElement, type ReactNode, forwardRef } from 'react';
import { formatTime, formatZone } from '@earnkit/core';
import { type QueryState } from '@earnkit/hooks';
import { Banner, Button, type PartProps, rootProps, Words } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { useTimeStyle } from '../figures/useTimeStyle.ts';

export interface RetryBannerProps extends PartProps {
  /** Reads again. */
  onRetry: () => void;
  /** What is missing or stale. */
  children: ReactNode;
}

/** A warning with a retry button. A screen reader announces it. */
export const RetryBanner = forwardRef<HTMLDivElement, RetryBannerProps>(function RetryBanner(
  { onRetry, children, ...rest },
  ref,
): ReactElement {
  const { t } = useMessages();
  const root = { ...rootProps('retry-banner', rest), ref };
  return (
    <Banner
      {...root}
      tone="warning"
      live="polite"
      action={
        <Button size="1" variant="outline" tone="neutral" onClick={onRetry}>
          {t('earn.retry')}
        </Button>
      }
    >
      {children}
    </Banner>
  );
});

export interface StaleBannerProps extends PartProps {
  /** The query's state. */
  reading: QueryState<unknown>;
  /** The text. @default says when the data was read, with the time zone */
  children?: ReactNode;
}

/** Says that the data below is stale because the last refresh failed. Renders nothing while the data is fresh. */
export const StaleBanner = forwardRef<HTMLDivElement, StaleBannerProps>(function StaleBanner(
  { reading, children, ...rest },
  ref,
): ReactElement | null {
  const { t } = useMessages();
  const style = useTimeStyle();
  if (reading.state !== 'ready' || !reading.stale) return null;
  const { readAt, retry, reference } = reading;
  return (
    <RetryBanner data-part="stale-banner" {...rest} ref={ref} onRetry={retry}>
      <Words>{children ?? t('earn.stale', { time: formatTime(readAt, style), zone: formatZone(readAt, style.timeZone) })}</Words>
      <Words>{reference !== undefined && ` ${t('earn.error.reference', { id: reference })}`}</Words>
    </RetryBanner>
  );
});
