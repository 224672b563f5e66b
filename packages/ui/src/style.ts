/*
 * Tokens and conditions for another package's `.css.ts` in this theme, without any CSS rules, so that
 * its stylesheet does not carry this one's.
 */
export { media } from './theme/media.ts';
export { part } from './theme/part.ts';
export { vars } from './theme/vars.css.ts';
