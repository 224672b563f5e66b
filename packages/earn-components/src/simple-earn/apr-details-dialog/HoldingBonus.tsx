'use client';
import type { ReactElement } from 'react';
import { formatPercent } from '@earnkit/core';
import type { FlexibleHolding } from '@earnkit/core/simple-earn/contract';
import { useHoldingBonus } from '@earnkit/hooks';
import { Percent, Flex, SummaryList, Text } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { percentText } from '../../parts/figures/figureText.ts';
import { LadderTiers } from '../../parts/figures/LadderTiers.tsx';
import { useTimes } from '../../parts/figures/useTimes.ts';
import { flexibleDialogMessages } from '../flexibleDialogMessages.ts';

/**
 * What the holding earns of its coin's bonus: by ladder and limit, in which coin and until when (AMB-148, SE-26, SE-28).
 * Nothing where the coin has no bonus; a campaign that has not started or is over says so (SE-27).
 */
export function HoldingBonus({ holding }: { holding: FlexibleHolding }): ReactElement | null {
  const { t } = useMessages(flexibleDialogMessages);
  const { minute } = useTimes();
  const { campaign, status, paid, tiers, earnedAprFraction } = useHoldingBonus(holding);
  const { startsAt, endsAt, bonusAsset, bonusLimit } = campaign ?? {};
  if (!paid) {
    const over = status === 'finished' && endsAt !== undefined ? t('earn.bonus.ended', { time: minute(endsAt) }) : undefined;
    const ahead = status === 'not-started' && startsAt !== undefined ? t('earn.bonus.notStarted', { time: minute(startsAt) }) : undefined;
    const said = over ?? ahead;
    return said === undefined ? null : (
      <Text as="p" size="1" color="gray">
        {said}
      </Text>
    );
  }
  return (
    <Flex direction="column" gap="3">
      <SummaryList
        variant="filled"
        items={[
          {
            key: 'earned',
            label: t('earn.bonus.earned'),
            value: <Percent value={percentText(earnedAprFraction)} tone="accent" strong />,
            hint: holding.bonusAprFraction && t('earn.bonus.most', { apr: formatPercent(holding.bonusAprFraction) }),
          },
          ...(endsAt === undefined ? [] : [{ key: 'ends', label: t('earn.bonus.ends'), value: minute(endsAt) }]),
        ]}
      />
      <LadderTiers asset={holding.asset} bonusAsset={bonusAsset} bonusLimit={bonusLimit} held={undefined} tiers={tiers} />
    </Flex>
  );
}
