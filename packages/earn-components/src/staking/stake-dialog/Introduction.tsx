'use client';
import type { ReactElement } from 'react';
import { Flex, Text } from '@earnkit/ui';
import type { StakingProductView } from '@earnkit/hooks/staking';
import { useMessages } from '../../messages/index.ts';
import { BulletList } from '../../parts/figures/BulletList.tsx';
import { stakingDialogMessages } from '../dialogMessages.ts';

/** Props of {@link Introduction}. */
export interface IntroductionProps {
  /** How the product is staked. */
  variant: StakingProductView['variant'];
  /** What the exchange itself says about it. */
  tips: readonly string[];
  /** Called when the code of the introduction cannot be loaded. */
  onFail: () => void;
}

/** What a product is, and what the exchange itself says about it (ST-43). */
export function Introduction({ variant, tips }: IntroductionProps): ReactElement {
  const { t } = useMessages(stakingDialogMessages);
  return (
    <Flex direction="column" gap="2">
      <Text as="p" size="2" color="gray">
        {t(`earn.staking.intro.${variant}`)}
      </Text>
      {tips.length > 0 && <BulletList muted items={[...new Set(tips)]} />}
    </Flex>
  );
}
