'use client';
import type { ReactElement } from 'react';
import { type Decimal, add, formatExact, formatPercent, isPositive, readDraft } from '@earnkit/core';
import type { FlexibleProduct } from '@earnkit/core/simple-earn/contract';
import { bonusSteps, ladderStepOf } from '@earnkit/core/simple-earn/rules';
import { Percent, Stack, SummaryList, Text } from '@earnkit/ui';
import { useCopy } from '../../copy/index.ts';

/** Props of {@link LadderTiers}. */
export interface LadderTiersProps {
  /** The product. */
  product: FlexibleProduct;
  /** What is already held, which has used the first tiers; `undefined` while it is not known: then no tier is marked. */
  held: Decimal | undefined;
  /** The amount's text while it is being typed; the tier it reaches is marked. */
  amount: string;
}

/** The steps of a product's bonus, each with its rate (SE-35, SE-28). Nothing where there is no bonus. */
export function LadderTiers({ product, held, amount }: LadderTiersProps): ReactElement | null {
  const { t } = useCopy();
  const steps = bonusSteps(product);
  const { asset: coin, bonusAsset = coin, bonusLimit } = product;
  if (steps.length === 0) return null;
  const typed = readDraft(amount);
  const reached = held === undefined || typed === undefined || typed === 'empty' ? undefined : ladderStepOf(add(held, typed), steps);
  const paidIn = bonusAsset === coin ? undefined : t('earn.flexible.subscribe.tiersPaidIn', { coin: bonusAsset });
  const limit =
    bonusLimit !== undefined && isPositive(bonusLimit)
      ? t('earn.flexible.subscribe.tiersLimit', { amount: formatExact(bonusLimit), coin })
      : undefined;
  const counted =
    held !== undefined && isPositive(held) ? t('earn.flexible.subscribe.tiersHeld', { amount: formatExact(held), coin }) : undefined;
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
