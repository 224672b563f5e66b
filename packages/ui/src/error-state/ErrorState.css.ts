import { part } from '../theme/part.ts';
import { vars } from '../theme/vars.css.ts';

export const icon = part({ color: vars.danger.text });
