import { media, part, vars } from '@earnkit/ui/style';

export const benefits = part({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(112px, 1fr))',
  gap: vars.space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const benefit = part({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space[2],
  minWidth: 0,
  padding: vars.space[3],
  borderRadius: vars.radius[3],
  backgroundColor: vars.color.surface,
  textAlign: 'center',
  '@media': { [media.mobile]: { flexDirection: 'row', textAlign: 'start' } },
});

export const benefitIcon = part({ display: 'flex', color: vars.accent.text });
