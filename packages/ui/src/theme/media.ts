import { MOBILE_MAX_WIDTH } from '../use-is-mobile/breakpoint.ts';

/** Conditions for `@media` in `.css.ts` files. */
export const media = {
  mobile: `(max-width: ${MOBILE_MAX_WIDTH}px)`,
  touch: '(pointer: coarse)',
  hover: '(hover: hover)',
  calm: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
  print: 'print',
} as const;
