/*
 * What another package's `.css.ts` needs to draw in this theme: names and conditions, and not a rule of CSS, so that
 * its stylesheet does not carry this one's.
 */
export { media } from './theme/media.ts';
export { part } from './theme/part.ts';
export { vars } from './theme/vars.css.ts';
