'use client';
import type { ReactElement } from 'react';
import { type Decimal, formatExact, formatPercent, isPositive } from '@earnkit/core';
import type { LadderStep } from '@earnkit/core/rates/rules';
import { Percent, Stack, SummaryList, Text } from '@earnkit/ui';
import { useMessages } from '../messages/index.ts';
import { partMessages } from './messages.ts';

/** Props of {@link LadderTiers}. */
export interface LadderTiersProps {
  /** The coin. */
  asset: string;
  /** The coin the bonus is paid in. @default the coin itself */
  bonusAsset: string | undefined;
  /** The largest amount that earns a bonus; zero or `undefined` has no limit. */
  bonusLimit: Decimal | undefined;
  /** The amount already held, which has used the first tiers; `undefined` while it is not known. */
  held: Decimal | undefined;
  /** The tiers, and which one the typed amount reaches. */
  tiers: readonly (LadderStep & { readonly reached: boolean })[];
}

/** The bonus tiers of a product with their rates. The tier that the amount reaches is marked (SE-35, SE-28). */
export function LadderTiers({ asset: coin, bonusAsset = coin, bonusLimit, held, tiers }: LadderTiersProps): ReactElement | null {
  const { t } = useMessages(partMessages);
  if (tiers.length === 0) return null;
  const notes = [
    bonusAsset !== coin && t('earn.ladder.paidIn', { coin: bonusAsset }),
    bonusLimit && isPositive(bonusLimit) && t('earn.ladder.limit', { amount: formatExact(bonusLimit), coin }),
    held && isPositive(held) && t('earn.ladder.held', { amount: formatExact(held), coin }),
  ].filter(Boolean);
  return (
    <Stack gap="2">
      <Text size="2" weight="medium">
        {t('earn.ladder.title')}
      </Text>
      <SummaryList
        items={tiers.map(({ from, to, aprFraction, reached }) => ({
          key: from,
          label:
            to === undefined
              ? t('earn.ladder.openStep', { from: formatExact(from), coin })
              : t('earn.ladder.step', { from: formatExact(from), to: formatExact(to), coin }),
          value: <Percent value={t('earn.ladder.rate', { apr: formatPercent(aprFraction) })} tone="accent" />,
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
