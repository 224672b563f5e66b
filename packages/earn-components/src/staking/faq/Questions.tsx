'use client';
import type { ReactElement } from 'react';
import type { StakingTarget } from '@earnkit/core/staking/contract';
import { type StakingQuestionCategory, useStakingQuestions } from '@earnkit/hooks/staking';
import { Disclosure, EmptyState, Flex, Skeleton, Text } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { QueryView } from '../../parts/query/QueryView.tsx';
import { prose, serverText } from '../../parts/parts.css.ts';
import { stakingDialogMessages } from '../dialogMessages.ts';

/** Props of {@link Questions}. */
export interface QuestionsProps {
  /** The product. */
  target: StakingTarget;
  /** Which questions are shown. */
  category: StakingQuestionCategory;
}

const PLACEHOLDERS = ['one', 'two', 'three'];

/** The exchange's questions about a product and its answers, as text (ST-19, ST-22, ST-104). */
export function Questions({ target, category }: QuestionsProps): ReactElement {
  const { t } = useMessages(stakingDialogMessages);
  return (
    <QueryView
      reading={useStakingQuestions(target, category)}
      failed={t('earn.staking.faq.failed')}
      size="compact"
      loading={
        <Flex direction="column" gap="3" aria-busy="true">
          {PLACEHOLDERS.map((row) => (
            <Skeleton key={row} shape="block" width="100%" height="40px" />
          ))}
        </Flex>
      }
    >
      {(rows) =>
        rows.length === 0 ? (
          <EmptyState size="compact" title={t('earn.staking.faq.empty')} />
        ) : (
          rows.map(({ question, answer, unfolded }, index) => (
            // The exchange may ask the same twice; the rows never change places.
            <Disclosure key={`${index} ${question}`} title={question} level={3} defaultOpen={unfolded === true}>
              <Text as="p" color="gray" className={`${serverText} ${prose}`}>
                {answer}
              </Text>
            </Disclosure>
          ))
        )
      }
    </QueryView>
  );
}
