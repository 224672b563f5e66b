/**
 * Widest viewport, in CSS pixels, that gets the phone layout, inclusive (UI-21).
 * A change here affects every component.
 */
export const MOBILE_MAX_WIDTH = 768;

/** Widest viewport, in CSS pixels, on which a table of many columns has no room, inclusive. */
export const TABLET_MAX_WIDTH = 1100;

/** Milliseconds that a width must stay past a breakpoint before the layout changes (UI-25, FM-20). */
export const RESIZE_DEBOUNCE = 300;

/*
 * Widths are in em, so that a page with larger text gets the layout of a narrower one: 16 px are 1 em at the usual text size.
 */

/** Returns a condition for `@media` of windows that are at least so many CSS pixels wide at the usual text size. */
export const fromWidth = (pixels: number): string => `(min-width: ${pixels / 16}em)`;
/** Returns a condition for `@media` of windows that are at most so many CSS pixels wide at the usual text size. */
// Marked for bundlers, so that a page that asks for one width has not all of `media`.
export const toWidth = /* @__NO_SIDE_EFFECTS__ */ (pixels: number): string => `(max-width: ${pixels / 16}em)`;

/** Conditions for `@media` in `.css.ts` files. */
export const media = {
  mobile: toWidth(MOBILE_MAX_WIDTH),
  /** A small desktop too, on which a table drops the columns that are shown from `wide`. */
  tablet: toWidth(TABLET_MAX_WIDTH),
  /** A tablet, on which a table drops the columns that are shown from `medium`. */
  belowMedium: toWidth(959.98),
  touch: '(pointer: coarse)',
  hover: '(hover: hover)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  moreContrast: '(prefers-contrast: more)',
  forcedColors: '(forced-colors: active)',
  print: 'print',
} as const;
