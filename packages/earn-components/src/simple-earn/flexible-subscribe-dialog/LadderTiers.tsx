'use client';
import type { ReactElement } from 'react';
import {
  type FlexibleProduct,
  add,
  bonusSteps,
  formatExact,
  formatPercent,
  heldOf,
  isPositive,
  ladderStepOf,
  readDraft,
} from '@earnkit/core';
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
  const held = heldOf(product);
  const reached = typed === undefined || typed === 'empty' ? undefined : ladderStepOf(add(held, typed), steps);
  const paidIn = bonusAsset === coin ? undefined : t('earn.flexible.subscribe.tiersPaidIn', { coin: bonusAsset });
  const limit =
    bonusLimit !== undefined && isPositive(bonusLimit)
      ? t('earn.flexible.subscribe.tiersLimit', { amount: formatExact(bonusLimit), coin })
      : undefined;
  const counted = isPositive(held) ? t('earn.flexible.subscribe.tiersHeld', { amount: formatExact(held), coin }) : undefined;
  const notes = [paidIn, limit, counted].filter((sentence) => sentence !== undefined);
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
              ? t('earn.flexible.subscribe.tierOpen', { from: formatExact(step.from), coin })
              : t('earn.flexible.subscribe.tier', { from: formatExact(step.from), to: formatExact(step.to), coin }),
          value: <Percent value={t('earn.flexible.subscribe.tierRate', { apr: formatPercent(step.aprFraction) })} tone="accent" />,
          strong: index === reached,
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
