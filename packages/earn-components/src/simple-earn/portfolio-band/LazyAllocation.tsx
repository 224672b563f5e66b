'use client';
import type { ReactElement } from 'react';
import { useMessages } from '../../messages/index.ts';
import { lazyPanel, type PanelWaitProps } from '../../parts/lazy/lazyPanel.tsx';
import { RetryBanner } from '../../parts/query/StaleBanner.tsx';
import { AllocationPlaceholder } from './AllocationPlaceholder.tsx';
import { marketMessages } from '../marketMessages.ts';

/** `AllocationOfCoins`, loaded for whoever has signed in: a visitor has nothing to spread. */
export const LazyAllocation = lazyPanel(async () => (await import('./AllocationOfCoins.tsx')).AllocationOfCoins, Wait);

function Wait({ retry }: PanelWaitProps): ReactElement {
  const { t } = useMessages(marketMessages);
  return retry ? <RetryBanner onRetry={retry}>{t('earn.portfolio.failed')}</RetryBanner> : <AllocationPlaceholder />;
}
