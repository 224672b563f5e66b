import { part, vars } from '@earnkit/ui/style';

export const list = part({ margin: 0, display: 'flex', flexDirection: 'column', gap: vars.space[4] });
export const item = part({ minWidth: 0 });
export const label = part({
  marginBlockEnd: vars.space[1],
  fontSize: vars.text[2].size,
  lineHeight: vars.text[2].line,
  color: vars.color.muted,
});
export const value = part({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  minHeight: vars.size.target,
  margin: 0,
  paddingInlineStart: vars.space[3],
  paddingInlineEnd: vars.space[2],
  paddingBlock: vars.space[2],
  borderRadius: vars.radius[3],
  background: vars.color.surface,
});
/** An address has no spaces, so it may break anywhere. */
export const text = part({ minWidth: 0, overflowWrap: 'anywhere', userSelect: 'all' });
