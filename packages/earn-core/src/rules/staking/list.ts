import { searchCoins } from '../lists.ts';
import { type StakingTag, inAutoStakeOrder } from './variant.ts';
import type { StakingQuestion } from '../../contract/staking/faq.ts';

/** Which products of a list are shown. */
export interface StakingListView {
  /** Part of a coin's name, as typed. */
  readonly search: string;
  /** The badge they must have (ST-23). */
  readonly tag: 'all' | StakingTag;
}

/**
 * The products of a list that match the search and have the badge: those of the auto-stake coins first, the others and several
 * of one coin in the order of the exchange (ST-23, ST-59, AMB-121).
 */
export function stakingList<Row extends { readonly product: { readonly asset: string }; readonly tags: readonly StakingTag[] }>(
  rows: readonly Row[],
  { search, tag }: StakingListView,
): readonly Row[] {
  const named = rows.filter(({ tags }) => tag === 'all' || tags.includes(tag)).map((row) => ({ asset: row.product.asset, row }));
  const found = searchCoins(named, search);
  return inAutoStakeOrder([...new Set(found.map(({ asset }) => asset))]).flatMap((coin) =>
    found.filter(({ asset }) => asset === coin).map(({ row }) => row),
  );
}

/** A category that questions are shown by (ST-22). */
export type StakingQuestionCategory = NonNullable<StakingQuestion['category']>;

/** The questions of a category; all of them for `all`, and those without a known category there alone (ST-22). */
export const questionsOf = (questions: readonly StakingQuestion[], category: StakingQuestionCategory): readonly StakingQuestion[] =>
  category === 'all' ? questions : questions.filter((question) => question.category === category);
