import { part } from '../theme/part.ts';
import { vars } from '../theme/vars.css.ts';

export const time = part({ fontVariantNumeric: 'tabular-nums' });
/** The zone is muted and never wraps onto a line by itself. */
export const zone = part({ color: vars.color.muted, whiteSpace: 'nowrap' });
