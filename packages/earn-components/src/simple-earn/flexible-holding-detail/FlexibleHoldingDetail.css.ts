import { media, part, vars } from '@earnkit/ui/style';

/** A page about one holding. */
export const page = part({ display: 'flex', flexDirection: 'column', gap: vars.space[4], inlineSize: '100%', maxInlineSize: '640px' });
export const names = part({ display: 'flex', flexDirection: 'column', gap: '2px', minWidth: 0, overflowWrap: 'anywhere' });
export const kind = part({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  color: vars.color.muted,
});
export const actions = part({
  display: 'flex',
  gap: vars.space[2],
  '@media': { [media.mobile]: { display: 'grid', gridTemplateColumns: '1fr 1fr' } },
});
