import { media, part, vars } from '@earnkit/ui/style';

export const detail = part({ display: 'flex', flexDirection: 'column', gap: vars.space[4], inlineSize: '100%', maxInlineSize: '640px' });
export const head = part({ display: 'flex', alignItems: 'center', gap: vars.space[3], minWidth: 0 });
export const names = part({ display: 'flex', flexDirection: 'column', gap: '2px', minWidth: 0, overflowWrap: 'anywhere' });
export const sort = part({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[2], color: vars.color.muted });

export const figures = part({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space[4], margin: 0 });
export const label = part({ color: vars.color.muted });
export const value = part({ margin: 0, fontSize: vars.text[4].size, lineHeight: vars.text[4].line, overflowWrap: 'anywhere' });

export const card = part({
  padding: vars.space[4],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius[4],
  background: vars.color.panel,
});
export const line = part({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space[2],
});

export const actions = part({
  display: 'flex',
  gap: vars.space[2],
  '@media': { [media.mobile]: { display: 'grid', gridTemplateColumns: '1fr 1fr' } },
});
