/**
 * Widest viewport, in CSS pixels, that is laid out for a phone. The width itself still counts as
 * a phone (UI-21). The one breakpoint of the whole product: a change here moves every component.
 */
export const MOBILE_MAX_WIDTH = 768;

/** Conditions for `@media` in `.css.ts` files. */
export const media = {
  mobile: `(max-width: ${MOBILE_MAX_WIDTH}px)`,
  touch: '(pointer: coarse)',
  hover: '(hover: hover)',
  calm: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
  print: 'print',
} as const;
