import { media, vars } from '@earnkit/ui/style';
import { style } from '@vanilla-extract/css';

export const part = style({ borderBlockStart: `1px solid ${vars.color.line}` });
export const choice = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: 28,
  accentColor: vars.accent.solid,
  fontSize: vars.text[2].size,
  '@media': { [media.touch]: { minHeight: 44 } },
});
export const message = style({
  margin: 0,
  minHeight: vars.text[1].line,
  fontSize: vars.text[1].size,
  lineHeight: vars.text[1].line,
  color: vars.color.muted,
});
