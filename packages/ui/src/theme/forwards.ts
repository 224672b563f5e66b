/**
 * 1 in left-to-right text and -1 in right-to-left text, for lengths and transforms that have no logical
 * form. The selector for it would be `:dir()`, but bundlers write that as a list of languages for browsers without it.
 */
export const forwards = 'var(--earn-forwards, 1)';

/** The custom property behind {@link forwards}; the theme sets it. */
export const FORWARDS = '--earn-forwards';

/**
 * The side on which a line of the theme starts, `left` or `right`, for an element that is written from left to right in every theme. A selector
 * such as `[dir="rtl"] &` would follow the page around a theme of the other direction.
 */
export const startSide = 'var(--earn-start, left)';

/** The custom property behind {@link startSide}; the theme sets it. */
export const START_SIDE = '--earn-start';
