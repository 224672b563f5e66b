/**
 * Widest viewport, in CSS pixels, that gets the phone layout, inclusive (UI-21).
 * It is the breakpoint of every component; a receipt alone looks at {@link narrow} as well.
 */
export const MOBILE_MAX_WIDTH = 768;

/** Conditions for `@media` in `.css.ts` files. */
export const media = {
  mobile: `(max-width: ${MOBILE_MAX_WIDTH}px)`,
  touch: '(pointer: coarse)',
  hover: '(hover: hover)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
  print: 'print',
} as const;

/** A screen that a receipt fills. On a wider one most of it would be empty, and a receipt is a sheet as any other dialog. */
export const narrow = '(max-width: 520px)';
