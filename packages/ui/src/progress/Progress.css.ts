import { media } from '../theme/media.ts';
import { part } from '../theme/part.ts';
import { vars } from '../theme/vars.css.ts';

export const root = part({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  minWidth: 0,
  fontSize: vars.text[1].size,
  lineHeight: vars.text[1].line,
});
export const words = part({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: vars.space[3] });
export const label = part({ color: vars.color.muted, overflowWrap: 'anywhere' });
export const value = part({
  marginInlineStart: 'auto',
  textAlign: 'end',
  color: vars.color.text,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});
export const track = part({
  boxSizing: 'border-box',
  height: '8px',
  overflow: 'hidden',
  borderRadius: vars.radius.pill,
  background: vars.color.active,
  '@media': { [media.forcedColors]: { border: '1px solid' } },
});
export const bar = part({
  height: '100%',
  borderRadius: vars.radius.pill,
  transition: `inline-size ${vars.motion.normal} ${vars.motion.ease}`,
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', background: 'Highlight' } },
});
// The tones' text steps: 3:1 on the track in light and dark, which their fills are not.
export const tones = {
  accent: part({ background: vars.accent.text }),
  neutral: part({ background: vars.color.muted }),
  warning: part({ background: vars.warning.text }),
  danger: part({ background: vars.danger.text }),
};
