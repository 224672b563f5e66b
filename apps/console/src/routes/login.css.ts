import { media, vars } from '@earnkit/ui/style';
import { style } from '@vanilla-extract/css';

export const worlds = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 264px), 1fr))',
  gap: vars.space[4],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const world = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  padding: vars.space[5],
  '@media': { [media.mobile]: { padding: vars.space[4] } },
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius[4],
});

export const action = style({ marginBlockStart: 'auto', paddingBlockStart: vars.space[3] });
