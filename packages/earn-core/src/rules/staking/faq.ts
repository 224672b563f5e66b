import type { StakingQuestion } from '../../contract/staking/faq.ts';

/** A category that questions are shown by (ST-22). */
export type StakingQuestionCategory = NonNullable<StakingQuestion['category']>;

/** The questions of a category; all of them for `all`, and those without a known category there alone (ST-22). */
export const questionsOf = (questions: readonly StakingQuestion[], category: StakingQuestionCategory): readonly StakingQuestion[] =>
  category === 'all' ? questions : questions.filter((question) => question.category === category);
