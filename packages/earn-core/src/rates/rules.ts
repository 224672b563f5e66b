/** Rates, ladders and the interest they earn, for every product that pays interest. */
export * from './interest.ts';
export * from './ladder.ts';
export * from './rate.ts';
