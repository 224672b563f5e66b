/**
 * 1 in left-to-right text and -1 in right-to-left text, for lengths and transforms that have no logical
 * form. The selector for it would be `:dir()`, but bundlers write that as a list of languages for browsers without it.
 */
export const forwards = 'var(--earn-forwards, 1)';

/** The custom property behind {@link forwards}; the theme sets it. */
export const FORWARDS = '--earn-forwards';
