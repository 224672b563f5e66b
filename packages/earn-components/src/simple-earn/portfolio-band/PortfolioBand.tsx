'use client';
import { type ReactElement, forwardRef, useState } from 'react';
import { useSimpleEarnStatistics } from '@earnkit/hooks';
import { Button, Disclosure, type PartProps } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { SummaryBand } from '../../parts/figures/SummaryBand.tsx';
import { useSummaryFigures } from '../earn-summary/useSummaryFigures.ts';
import { SharePosterDialog } from '../share-poster-dialog/index.ts';
import { LazyAllocation } from './LazyAllocation.tsx';
import { LazyEarningsPanel } from './LazyEarningsPanel.tsx';
import { marketMessages } from '../marketMessages.ts';

export interface PortfolioBandProps extends PartProps {
  /** Whether a button shares the person's earnings as a poster (SE-S-01). @default true */
  shareable?: boolean;
}

/**
 * What the person has in Simple Earn: total value, yesterday's and all earnings in USDT (AMB-026), how it is spread over coins, its
 * interest by day, and a button that shares it.
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
        action={
          shareable && (
            <Button
              variant="outline"
              tone="neutral"
              aria-label={t('earn.portfolio.shareLabel')}
              onClick={() => setSharing(true)}
              {...SharePosterDialog.openerProps}
            >
              {t('earn.portfolio.share')}
            </Button>
          )
        }
      >
        <LazyAllocation toldStale={reading.state === 'ready' && reading.stale} />
        {/* Its records and its code are read when it is opened. */}
        <Disclosure title={t('earn.portfolio.earnings')} level={2}>
          <LazyEarningsPanel />
        </Disclosure>
      </SummaryBand>
      <SharePosterDialog open={sharing} onOpenChange={setSharing} />
    </>
  );
});
