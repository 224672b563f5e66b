import { part } from '../theme/part.ts';
import { vars } from '../theme/vars.css.ts';

export const time = part({ fontVariantNumeric: 'tabular-nums' });
/** The zone stands a step back and never alone in a line of its own words. */
export const zone = part({ color: vars.color.muted, whiteSpace: 'nowrap' });
