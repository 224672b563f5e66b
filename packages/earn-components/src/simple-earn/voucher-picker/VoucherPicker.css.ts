import { part, vars } from '@earnkit/ui/style';

export const card = part({ display: 'flex', alignItems: 'center', gap: vars.space[3], minWidth: 0 });
/** Rate and days, set off by a line as on a ticket. */
export const rate = part({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  alignSelf: 'stretch',
  justifyContent: 'center',
  flex: '0 0 84px',
  paddingInlineEnd: vars.space[3],
  borderInlineEnd: `1px dashed ${vars.color.line}`,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  selectors: { '&[data-barred]': { color: vars.color.muted } },
});
export const words = part({ display: 'flex', flexDirection: 'column', flex: '1 1 auto', minWidth: 0, overflowWrap: 'anywhere' });
export const worth = part({ color: vars.accent.text });
export const reason = part({ color: vars.warning.text });
export const barred = part({ display: 'flex', flexDirection: 'column', gap: vars.space[2], margin: 0, padding: 0, listStyle: 'none' });
export const barredCard = part({
  padding: `${vars.space[3]} ${vars.space[4]}`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius[4],
  background: vars.color.surface,
});
