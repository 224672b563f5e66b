import { part } from '../theme/part.ts';
import { vars } from '../theme/vars.css.ts';

export const inside = part({ padding: vars.space[4] });
