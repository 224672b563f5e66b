import { describe, expect, it } from 'vitest';
import { createFramePool } from '../../.storybook/blocks/framePool.ts';
import { storyTextOf } from '../../.storybook/blocks/storyText.ts';

describe('what a docblock says to a reader', () => {
  it('has its sentences and states, without ids and tags', () => {
    expect(storyTextOf('The rows stay,\nwith a warning (UI-27, AMB-004 and the like). @state stale, partly-failed')).toEqual({
      text: 'The rows stay, with a warning.',
      states: ['stale', 'partly-failed'],
    });
  });

  it('keeps what stands in other parentheses', () => {
    expect(storyTextOf('Both rates are shown (R04). Three figures (a band).').text).toBe('Both rates are shown. Three figures (a band).');
  });
});

describe('the pool of pictures', () => {
  const aliveIn = (pool: ReturnType<typeof createFramePool>, keys: readonly string[]) => keys.filter((key) => pool.isAlive(key));
  const KEYS = ['a', 'b', 'c', 'd', 'e', 'f'];

  it('loads two at a time', () => {
    const pool = createFramePool();
    for (const key of ['a', 'b', 'c']) pool.see(key, true);
    expect(aliveIn(pool, KEYS)).toEqual(['a', 'b']);
    pool.settle('a');
    expect(aliveIn(pool, KEYS)).toEqual(['a', 'b', 'c']);
  });

  it('gives the place of the one that went out of sight first to the next', () => {
    const pool = createFramePool();
    for (const key of KEYS.slice(0, 5)) {
      pool.see(key, true);
      pool.settle(key);
    }
    pool.see('f', true);
    expect(aliveIn(pool, KEYS)).toEqual(['a', 'b', 'c', 'd', 'e']);
    pool.see('b', false);
    pool.see('a', false);
    expect(aliveIn(pool, KEYS)).toEqual(['a', 'c', 'd', 'e', 'f']);
  });

  it('goes on where one that loads leaves the page', () => {
    const pool = createFramePool();
    for (const key of ['a', 'b', 'c']) pool.see(key, true);
    pool.see('a', false);
    pool.settle('a');
    expect(pool.isAlive('c')).toBe(true);
  });
});
