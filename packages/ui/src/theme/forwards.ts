/**
 * 1 where words go from left to right and -1 where they go from right to left: for lengths and turns that know no inline
 * direction. The selector for it would be `:dir()`, but bundlers write that as a list of languages for browsers without it.
 */
export const forwards = 'var(--earn-forwards, 1)';

/** The property behind {@link forwards}; the theme sets it. */
export const FORWARDS = '--earn-forwards';
