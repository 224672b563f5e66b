import { part, vars } from '@earnkit/ui/style';

export const card = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  minWidth: 0,
  padding: vars.space[4],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius[4],
  background: vars.color.panel,
});
export const words = part({ display: 'flex', flexDirection: 'column', flex: '1 1 180px', minWidth: 0, overflowWrap: 'anywhere' });
/** Kept in one piece: it is a figure with its coin. */
export const highlight = part({
  display: 'inline-block',
  maxInlineSize: '100%',
  fontStyle: 'normal',
  fontWeight: vars.font.weight.semibold,
  color: vars.accent.text,
});
