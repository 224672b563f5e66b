import { media, vars } from '@earnkit/ui/style';
import { globalStyle, style } from '@vanilla-extract/css';

export const places = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[1],
  padding: vars.space[1],
  borderRadius: vars.radius[4],
  background: vars.color.surface,
  '@media': { [media.print]: { display: 'none' } },
});

/** All of them stand in one line on a phone. */
globalStyle(`${places} > *`, { '@media': { [media.mobile]: { paddingInline: vars.space[2] } } });
