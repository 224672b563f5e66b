/*
 * Tokens, conditions and what fields have in common for another package's `.css.ts` in this theme, without any CSS rules, so that
 * its stylesheet does not carry this one's.
 */
export { fieldAction, fieldBox, fieldControl, fieldLabel, fieldMessage, fieldRoot } from './theme/field.ts';
export { startSide } from './theme/forwards.ts';
export { fromWidth, media, toWidth } from './theme/media.ts';
export { part } from './theme/part.ts';
export { vars } from './theme/vars.css.ts';
