import { media, vars } from '@earnkit/ui/style';
import { style } from '@vanilla-extract/css';

export const section = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  paddingBlockStart: vars.space[6],
  borderBlockStart: `1px solid ${vars.color.line}`,
});

export const points = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, 1fr)',
  gap: vars.space[6],
  margin: 0,
  '@media': { [media.mobile]: { gridTemplateColumns: '1fr', gap: vars.space[5] } },
});

export const point = style({ display: 'flex', flexDirection: 'column', gap: vars.space[1] });
