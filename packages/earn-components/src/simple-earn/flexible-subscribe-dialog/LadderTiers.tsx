'use client';
import type { ReactElement } from 'react';
import { type FlexibleProduct, bonusSteps, formatAmount, formatPercent, isPositive, ladderStepOf, readDraft } from '@earnkit/core';
import { Percent, Stack, SummaryList, Text } from '@earnkit/ui';
import { useCopy } from '../../copy/index.ts';

/** Props of {@link LadderTiers}. */
export interface LadderTiersProps {
  /** The product. */
  product: FlexibleProduct;
  /** The amount's text while it is being typed; the tier it reaches is marked. */
  amount: string;
}

/** The steps of a product's bonus, each with its rate (SE-35, SE-28). Nothing where there is no bonus. */
export function LadderTiers({ product, amount }: LadderTiersProps): ReactElement | null {
  const { t } = useCopy();
  const steps = bonusSteps(product);
  const { asset: coin, bonusAsset = coin, bonusLimit } = product;
  if (steps.length === 0) return null;
  const typed = readDraft(amount);
  const reached = typed === undefined || typed === 'empty' ? undefined : ladderStepOf(typed, steps);
  const paidIn = bonusAsset === coin ? undefined : t('earn.flexible.subscribe.tiersPaidIn', { coin: bonusAsset });
  const limit = bonusLimit !== undefined && isPositive(bonusLimit) ? t('earn.flexible.subscribe.tiersLimit', { amount: formatAmount(bonusLimit), coin }) : undefined;
  return (
    <Stack gap="2">
      <Text size="2" weight="medium">
        {t('earn.flexible.subscribe.tiers')}
      </Text>
      <SummaryList
        items={steps.map((step, index) => ({
          key: String(index),
          label:
            step.to === undefined
              ? t('earn.flexible.subscribe.tierOpen', { from: formatAmount(step.from), coin })
              : t('earn.flexible.subscribe.tier', { from: formatAmount(step.from), to: formatAmount(step.to), coin }),
          value: <Percent value={t('earn.flexible.subscribe.tierRate', { apr: formatPercent(step.aprFraction) })} tone="accent" />,
          strong: index === reached,
        }))}
      />
      {(paidIn ?? limit) !== undefined && (
        <Text size="1" tone="muted">
          {[paidIn, limit].filter((sentence) => sentence !== undefined).join(' · ')}
        </Text>
      )}
    </Stack>
  );
}
