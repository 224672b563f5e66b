import { media, part, vars } from '@earnkit/ui/style';

export const band = part({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  padding: vars.space[5],
  borderRadius: vars.radius[4],
  background: vars.color.surface,
  '@media': { [media.mobile]: { padding: vars.space[4] } },
});

export const figures = part({
  display: 'grid',
  gridTemplateColumns: '2fr 1fr 1fr',
  gap: vars.space[5],
  margin: 0,
  alignItems: 'baseline',
  '@media': { [media.mobile]: { gridTemplateColumns: 'repeat(auto-fit, minmax(130px, 1fr))', gap: vars.space[4] } },
});

export const figure = part({
  minWidth: 0,
  selectors: { '&:first-child': { '@media': { [media.mobile]: { gridColumn: '1 / -1' } } } },
});
export const label = part({
  marginBlockEnd: vars.space[1],
  fontSize: vars.text[2].size,
  lineHeight: vars.text[2].line,
  color: vars.color.muted,
});
export const value = part({ margin: 0, overflowWrap: 'anywhere' });

export const invitation = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[4],
});
export const words = part({ display: 'flex', flexDirection: 'column', gap: vars.space[1], flex: '1 1 280px' });
