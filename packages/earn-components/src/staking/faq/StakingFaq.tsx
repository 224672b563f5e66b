'use client';
import { type ReactElement, forwardRef, useState } from 'react';
import type { StakingTarget } from '@earnkit/core/staking/contract';
import type { StakingQuestionCategory } from '@earnkit/hooks/staking';
import { Flex, Heading, type PartProps, rootProps, SegmentedControl } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { Questions } from './Questions.tsx';
import { stakingDialogMessages } from '../dialogMessages.ts';

/** Props of {@link StakingFaq}. */
export interface StakingFaqProps extends PartProps {
  /** The product whose questions are shown. */
  target: StakingTarget;
}

const CATEGORIES: readonly StakingQuestionCategory[] = ['all', 'common', 'overview', 'defi'];

/** The exchange's questions about a product, by category (ST-19, ST-22, ST-104). For visitors too. */
export const StakingFaq = forwardRef<HTMLElement, StakingFaqProps>(function StakingFaq({ target, ...rest }, ref): ReactElement {
  const { t } = useMessages(stakingDialogMessages);
  const [category, setCategory] = useState<StakingQuestionCategory>('all');
  return (
    <Flex direction="column" gap="4" asChild>
      <section ref={ref} {...rootProps('staking-faq', rest)}>
        <Flex align="center" justify="between" wrap="wrap" gap="3">
          <Heading as="h2" size="4">
            {t('earn.staking.faq.title')}
          </Heading>
          <SegmentedControl
            label={t('earn.staking.faq.category')}
            value={category}
            onValueChange={setCategory}
            options={CATEGORIES.map((value) => ({ value, label: t(`earn.staking.faq.${value}`) }))}
          />
        </Flex>
        <Questions target={target} category={category} />
      </section>
    </Flex>
  );
});
