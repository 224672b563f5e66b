import { part, vars } from '@earnkit/ui/style';

export const list = part({ listStyle: 'none', margin: 0, padding: 0, display: 'flex', flexDirection: 'column' });

export const row = part({
  paddingBlock: vars.space[3],
  borderRadius: vars.radius[2],
  selectors: {
    '&:first-child': { paddingBlockStart: 0 },
    '& + &': { borderBlockStart: `1px solid ${vars.color.line}`, borderStartStartRadius: 0, borderStartEndRadius: 0 },
    '&:last-child': { paddingBlockEnd: 0 },
  },
});

/** A row without a switch, in the layout of a row with one. */
export const placeholder = part({ display: 'flex', alignItems: 'center', gap: vars.space[3], minHeight: vars.size.target });
export const track = part({
  flexShrink: 0,
  display: 'grid',
  placeItems: 'center',
  inlineSize: 40,
  blockSize: 24,
  color: vars.warning.text,
});
export const rowText = part({ flex: '1 1 auto', minWidth: 0, display: 'flex', flexDirection: 'column' });
export const hint = part({ display: 'block', fontSize: vars.text[1].size, lineHeight: vars.text[1].line, color: vars.color.muted });

/** Below a switch, in line with its text. */
export const checking = part({
  paddingInlineStart: `calc(40px + ${vars.space[3]})`,
  fontSize: vars.text[1].size,
  lineHeight: vars.text[1].line,
  color: vars.color.muted,
});
