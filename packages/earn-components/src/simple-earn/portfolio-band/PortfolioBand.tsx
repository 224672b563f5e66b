'use client';
import { type ReactElement, forwardRef, useState } from 'react';
import { useSimpleEarnStatistics } from '@earnkit/hooks';
import { Button, Disclosure, type LazyPlaceholderProps, type PartProps, Skeleton, lazyComponent } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { SummaryBand } from '../../parts/figures/SummaryBand.tsx';
import { QueryError } from '../../parts/query/QueryError.tsx';
import { RetryBanner } from '../../parts/query/StaleBanner.tsx';
import { useSummaryFigures } from '../earn-summary/useSummaryFigures.ts';
import { SharePosterDialog } from '../share-poster-dialog/index.ts';
import { AllocationPlaceholder } from './AllocationPlaceholder.tsx';
import { marketMessages } from '../marketMessages.ts';

/** Loaded for a signed-in person only. */
const AllocationOfCoins = lazyComponent(async () => (await import('./AllocationOfCoins.tsx')).AllocationOfCoins, MissingAllocation);
/** Loaded when it is opened, so that the page does not load a chart. */
const EarningsPanel = lazyComponent(async () => (await import('./EarningsPanel.tsx')).EarningsPanel, MissingEarnings);

export interface PortfolioBandProps extends PartProps {
  /** Whether a button shares the person's earnings as a poster (SE-S-01). @default true */
  shareable?: boolean;
}

/**
 * The person's Simple Earn: total value, yesterday's and all earnings in USDT (AMB-026), the allocation to coins, the interest of each
 * day, and a button that shares it.
 */
export const PortfolioBand = forwardRef<HTMLElement, PortfolioBandProps>(function PortfolioBand(
  { shareable = true, ...rest },
  ref,
): ReactElement {
  const { t } = useMessages(marketMessages);
  const reading = useSimpleEarnStatistics();
  const [sharing, setSharing] = useState(false);
  return (
    <>
      <SummaryBand
        data-part="portfolio-band"
        {...rest}
        ref={ref}
        title={t('earn.summary.title')}
        reading={reading}
        figures={useSummaryFigures()}
        failed={t('earn.summary.failed')}
        invitation={{ title: t('earn.summary.anonymous'), text: t('earn.summary.anonymousHint') }}
        foldedOnPhone={t('earn.portfolio.details')}
        action={
          shareable && (
            <Button
              variant="outline"
              tone="neutral"
              aria-label={t('earn.portfolio.shareLabel')}
              onClick={() => setSharing(true)}
              {...SharePosterDialog.prewarmProps}
            >
              {t('earn.portfolio.share')}
            </Button>
          )
        }
      >
        <AllocationOfCoins staleShown={reading.state === 'ready' && reading.stale} />
        {/* Loads its records and its code when it is opened. */}
        <Disclosure title={t('earn.portfolio.earnings')} level={2}>
          <EarningsPanel />
        </Disclosure>
      </SummaryBand>
      <SharePosterDialog open={sharing} onOpenChange={setSharing} />
    </>
  );
});

function MissingAllocation({ retry }: LazyPlaceholderProps): ReactElement {
  const { t } = useMessages(marketMessages);
  return retry ? <RetryBanner onRetry={retry}>{t('earn.portfolio.failed')}</RetryBanner> : <AllocationPlaceholder />;
}

function MissingEarnings({ retry }: LazyPlaceholderProps): ReactElement {
  const { t } = useMessages(marketMessages);
  return retry ? (
    <QueryError
      reading={{ state: 'failed', error: { kind: 'network', call: 'earnings' }, retry }}
      size="compact"
      title={t('earn.portfolio.earningsFailed')}
    />
  ) : (
    <Skeleton shape="block" width="100%" height="220px" />
  );
}
