/**
 * Widest viewport, in CSS pixels, that gets the phone layout, inclusive (UI-21).
 * A change here affects every component.
 */
export const MOBILE_MAX_WIDTH = 768;

/** Widest viewport, in CSS pixels, on which a table of many columns has no room, inclusive. */
const TABLET_MAX_WIDTH = 1100;

/** Conditions for `@media` in `.css.ts` files. */
export const media = {
  mobile: `(max-width: ${MOBILE_MAX_WIDTH}px)`,
  tablet: `(max-width: ${TABLET_MAX_WIDTH}px)`,
  /** A tablet, on which a table drops the columns that are shown from `medium`. */
  belowMedium: '(max-width: 959.98px)',
  /** A small desktop, on which a table drops the columns that are shown from `wide`. */
  belowWide: '(max-width: 1099.98px)',
  touch: '(pointer: coarse)',
  hover: '(hover: hover)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
  print: 'print',
} as const;
