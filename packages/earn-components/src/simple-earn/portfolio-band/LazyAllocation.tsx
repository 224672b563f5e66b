'use client';
import type { ReactElement } from 'react';
import { type LazyPlaceholderProps, lazyComponent } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { RetryBanner } from '../../parts/query/StaleBanner.tsx';
import { AllocationPlaceholder } from './AllocationPlaceholder.tsx';
import { marketMessages } from '../marketMessages.ts';

/** `AllocationOfCoins`, loaded for whoever has signed in: a visitor has nothing to spread. */
export const LazyAllocation = lazyComponent(async () => (await import('./AllocationOfCoins.tsx')).AllocationOfCoins, Placeholder);

function Placeholder({ retry }: LazyPlaceholderProps): ReactElement {
  const { t } = useMessages(marketMessages);
  return retry ? <RetryBanner onRetry={retry}>{t('earn.portfolio.failed')}</RetryBanner> : <AllocationPlaceholder />;
}
