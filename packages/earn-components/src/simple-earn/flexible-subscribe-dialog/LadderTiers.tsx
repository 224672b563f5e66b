'use client';
import type { ReactElement } from 'react';
import { formatExact, formatPercent, isPositive } from '@earnkit/core';
import type { FlexibleProduct } from '@earnkit/core/simple-earn/contract';
import type { FlexibleSubscribe } from '@earnkit/hooks';
import { Percent, Stack, SummaryList, Text } from '@earnkit/ui';
import { flexibleMessages } from '../flexibleMessages.ts';
import { useMessages } from '../../messages/index.ts';

/** Props of {@link LadderTiers}. */
export interface LadderTiersProps {
  /** The product. */
  product: Pick<FlexibleProduct, 'asset' | 'bonusAsset' | 'bonusLimit'>;
  /** The subscription: its bonus tiers and the amount already held. */
  subscribe: Pick<FlexibleSubscribe, 'tiers' | 'held'>;
}

/** The bonus tiers of a product with their rates. The tier that the amount reaches is marked (SE-35, SE-28). */
export function LadderTiers({ product, subscribe: { tiers, held } }: LadderTiersProps): ReactElement | null {
  const { t } = useMessages(flexibleMessages);
  const { asset: coin, bonusAsset = coin, bonusLimit } = product;
  if (tiers.length === 0) return null;
  const notes = [
    bonusAsset !== coin && t('earn.flexible.subscribe.tiersPaidIn', { coin: bonusAsset }),
    bonusLimit && isPositive(bonusLimit) && t('earn.flexible.subscribe.tiersLimit', { amount: formatExact(bonusLimit), coin }),
    held && isPositive(held) && t('earn.flexible.subscribe.tiersHeld', { amount: formatExact(held), coin }),
  ].filter(Boolean);
  return (
    <Stack gap="2">
      <Text size="2" weight="medium">
        {t('earn.flexible.subscribe.tiers')}
      </Text>
      <SummaryList
        items={tiers.map(({ from, to, aprFraction, reached }) => ({
          key: from,
          label:
            to === undefined
              ? t('earn.flexible.subscribe.tierOpen', { from: formatExact(from), coin })
              : t('earn.flexible.subscribe.tier', { from: formatExact(from), to: formatExact(to), coin }),
          value: <Percent value={t('earn.flexible.subscribe.tierRate', { apr: formatPercent(aprFraction) })} tone="accent" />,
          strong: reached,
        }))}
      />
      {notes.length > 0 && (
        <Text size="1" tone="muted">
          {notes.join(' ')}
        </Text>
      )}
    </Stack>
  );
}
