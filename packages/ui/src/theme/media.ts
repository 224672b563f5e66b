/**
 * Widest viewport, in CSS pixels, that gets the phone layout, inclusive (UI-21).
 * A change here affects every component.
 */
export const MOBILE_MAX_WIDTH = 768;

/** Widest viewport, in CSS pixels, on which a table of many columns has no room, inclusive. */
const TABLET_MAX_WIDTH = 1100;

/** A width as a condition: in em, so that a page with larger text gets the layout of a narrower one. 16 px are 1 em at the usual text size. */
const em = (pixels: number) => `${pixels / 16}em`;

/** Conditions for `@media` in `.css.ts` files. */
export const media = {
  mobile: `(max-width: ${em(MOBILE_MAX_WIDTH)})`,
  tablet: `(max-width: ${em(TABLET_MAX_WIDTH)})`,
  /** A tablet, on which a table drops the columns that are shown from `medium`. */
  belowMedium: `(max-width: ${em(959.98)})`,
  /** A small desktop, on which a table drops the columns that are shown from `wide`. */
  belowWide: `(max-width: ${em(1099.98)})`,
  touch: '(pointer: coarse)',
  hover: '(hover: hover)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  moreContrast: '(prefers-contrast: more)',
  forcedColors: '(forced-colors: active)',
  print: 'print',
} as const;
