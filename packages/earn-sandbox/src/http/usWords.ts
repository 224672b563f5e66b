/*
 * The wording of the US edition: coins are committed, not staked (US-02).
 */
const ENGLISH: readonly (readonly [RegExp, string])[] = [
  [/\bstaking product\b/g, 'product'],
  [/\bstaking\b/g, 'on-chain earn'],
  [/\bstaked\b/g, 'committed'],
  [/\bStakes\b/g, 'Commitments'],
  [/\b(no|your|of your|these) stakes\b/gi, '$1 commitments'],
  [/\b(no|your|of your|a|the|this|each|every|one|new) stake\b/gi, '$1 commitment'],
  [/\bstakes\b/g, 'commits'],
  [/\bstake\b/g, 'commit'],
  [/\bStaking\b/g, 'On-chain earn'],
  [/\bStaked\b/g, 'Committed'],
  [/\bStake\b/g, 'Commit'],
  [/\bsubscribed\b/g, 'committed'],
  [/\bsubscription\b/g, 'commitment'],
  [/\bsubscribe\b/g, 'commit'],
];

/** A text in the words of the US edition. */
export const inUsWords = (text: string): string =>
  ENGLISH.reduce((worded, [word, other]) => worded.replaceAll(word, other), text).replaceAll(/质押|申购/g, '投入');

/** Returns a function that rewords a text for the person's edition. */
export const wordsFor = (user: { readonly edition: 'global' | 'us' } | undefined): ((text: string) => string) =>
  user?.edition === 'us' ? inUsWords : (text) => text;
