import { part } from '../theme/part.ts';
import { vars } from '../theme/vars.css.ts';

export const stack = part({ display: 'flex', minWidth: 0, margin: 0, padding: 0, listStyle: 'none', border: 0 });
export const directions = { column: part({ flexDirection: 'column' }), row: part({ flexDirection: 'row' }) };
export const gaps = {
  '0': part({ gap: 0 }),
  '1': part({ gap: vars.space[1] }),
  '2': part({ gap: vars.space[2] }),
  '3': part({ gap: vars.space[3] }),
  '4': part({ gap: vars.space[4] }),
  '5': part({ gap: vars.space[5] }),
  '6': part({ gap: vars.space[6] }),
  '7': part({ gap: vars.space[7] }),
};
export const aligns = {
  start: part({ alignItems: 'flex-start' }),
  center: part({ alignItems: 'center' }),
  end: part({ alignItems: 'flex-end' }),
  baseline: part({ alignItems: 'baseline' }),
  stretch: part({ alignItems: 'stretch' }),
};
export const justifies = {
  start: part({ justifyContent: 'flex-start' }),
  center: part({ justifyContent: 'center' }),
  end: part({ justifyContent: 'flex-end' }),
  between: part({ justifyContent: 'space-between' }),
};
export const wraps = part({ flexWrap: 'wrap' });
export const grows = part({ flexGrow: 1 });
