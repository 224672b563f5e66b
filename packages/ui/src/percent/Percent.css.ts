import { part } from '../theme/part.ts';
import { vars } from '../theme/vars.css.ts';

export const percent = part({ direction: 'ltr', unicodeBidi: 'isolate', fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' });
export const tones = {
  default: '',
  accent: part({ color: vars.accent.text }),
  danger: part({ color: vars.danger.text }),
  muted: part({ color: vars.color.muted }),
};
export const strong = part({ fontWeight: vars.font.weight.semibold });
const step = (size: 2 | 3 | 4 | 5 | 6 | 7) => part({ fontSize: vars.text[size].size, lineHeight: vars.text[size].line });
export const sizes = { inherit: '', '2': step(2), '3': step(3), '4': step(4), '5': step(5), '6': step(6), '7': step(7) };
