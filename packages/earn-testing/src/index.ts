/*
 * `@earnkit/testing`: an exchange in memory that a test describes in a few lines. It needs no database, no server and no mocking library.
 */
export type { WorldAnswers } from './answers.ts';
export { type World, type WorldFacts, type WorldFailure, type WorldOrder, createWorld } from './createWorld.ts';
export type { FixedFacts } from './fixed.ts';
export type { FlexibleFacts } from './flexible.ts';
export type { StakingFacts } from './staking.ts';
