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
  /** Whether another notice already says that the figures are stale. */
  staleShown: boolean;
}

/** How the person's holdings are spread over coins, and which of them are not counted. Renders nothing if there are none. */
export function AllocationOfCoins({ staleShown }: AllocationOfCoinsProps): ReactElement | null {
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
          {/* A bar of one coin would wrongly show 100% while other coins have no known value. */}
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
          {!staleShown && <StaleBanner reading={reading} />}
        </>
      );
    }
  }
}
