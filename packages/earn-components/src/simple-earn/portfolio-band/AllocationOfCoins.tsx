'use client';
import type { ReactElement } from 'react';
import { useAllocation } from '@earnkit/hooks';
import { Text } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { AllocationBar } from '../../parts/figures/AllocationBar.tsx';
import { listText } from '../../parts/query/listText.ts';
import { RetryBanner, StaleBanner } from '../../parts/query/StaleBanner.tsx';
import { AllocationPlaceholder } from './AllocationPlaceholder.tsx';
import { marketMessages } from '../marketMessages.ts';

export interface AllocationOfCoinsProps {
  /** Whether something else says already that the figures around are old. */
  toldStale: boolean;
}

/** How what the person has is spread over coins, and what of it is not counted. Nothing where there is nothing. */
export function AllocationOfCoins({ toldStale }: AllocationOfCoinsProps): ReactElement | null {
  const { t, language } = useMessages(marketMessages);
  const reading = useAllocation();
  switch (reading.state) {
    case 'anonymous':
      return null;
    case 'loading':
      return <AllocationPlaceholder />;
    case 'failed':
      return <RetryBanner onRetry={reading.retry}>{t('earn.portfolio.failed')}</RetryBanner>;
    case 'ready': {
      const { parts, unvalued, more } = reading.data;
      const notes = [
        unvalued.length > 0 && t('earn.portfolio.unvalued', { coins: listText(language, unvalued) }),
        more && t('earn.portfolio.more'),
      ].filter((note) => note !== false);
      return (
        <>
          {/* A bar of one coin would say 100% where others have no value. */}
          {parts.length > (unvalued.length > 0 ? 1 : 0) && (
            <AllocationBar
              label={t('earn.portfolio.allocation')}
              items={parts.map(({ asset, shareFraction }) => ({
                key: asset === undefined ? 'others' : `coin ${asset}`,
                label: asset ?? t('earn.portfolio.others'),
                shareFraction,
              }))}
            />
          )}
          {notes.map((note) => (
            <Text key={note} as="p" size="1" color="gray">
              {note}
            </Text>
          ))}
          {!toldStale && <StaleBanner reading={reading} />}
        </>
      );
    }
  }
}
