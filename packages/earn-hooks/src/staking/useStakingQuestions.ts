'use client';
import type { StakingQuestion, StakingTarget } from '@earnkit/core/staking/contract';
import { type StakingQuestionCategory, questionsOf } from '@earnkit/core/staking/rules';
import { useEarn } from '../provider/earnContext.ts';
import type { QueryState } from '../provider/queryState.ts';
import { mapReading, useReading } from '../provider/useReading.ts';
import { stakingQuestionsOptions } from './trendQueries.ts';

/** The questions about a product, by category (ST-22, ST-104, API-71). For anybody. */
export const useStakingQuestions = (
  target: StakingTarget,
  category: StakingQuestionCategory = 'all',
): QueryState<readonly StakingQuestion[]> => {
  const earn = useEarn();
  return mapReading(useReading(stakingQuestionsOptions(earn, target, earn.locale)), ({ rows }) => questionsOf(rows, category));
};
