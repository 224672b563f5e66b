import { fromWidth, media, part, vars } from '@earnkit/ui/style';

const WIDE = fromWidth(1000);

export const page = part({ display: 'flex', flexDirection: 'column', gap: vars.space[5], minWidth: 0 });
/** What comes, and beside it what can be done with it; below one another where there is no room. */
export const columns = part({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space[5],
  '@media': { [WIDE]: { gridTemplateColumns: 'minmax(0, 1fr) 340px' } },
});
export const column = part({ display: 'flex', flexDirection: 'column', gap: vars.space[4], minWidth: 0 });
export const toolbar = part({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  '@media': { [media.mobile]: { display: 'none' } },
});
/** Five weeks; on a phone the list says all of it. */
export const month = part({
  inlineSize: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 0,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius[4],
  overflow: 'hidden',
  '@media': { [media.mobile]: { display: 'none' } },
});
export const weekday = part({
  padding: vars.space[2],
  textAlign: 'start',
  fontSize: vars.text[1].size,
  fontWeight: vars.font.weight.regular,
  color: vars.color.muted,
});
export const cell = part({
  blockSize: '84px',
  verticalAlign: 'top',
  padding: vars.space[1],
  borderBlockStart: `1px solid ${vars.color.line}`,
  selectors: {
    '& + &': { borderInlineStart: `1px solid ${vars.color.line}` },
    '&[data-past]': { background: vars.color.surface },
  },
});
export const dayNumber = part({
  display: 'inline-block',
  padding: `0 ${vars.space[2]}`,
  fontSize: vars.text[1].size,
  lineHeight: vars.text[2].line,
  color: vars.color.muted,
  selectors: { '&[data-today]': { borderRadius: vars.radius[4], background: vars.accent.solid, color: vars.accent.onSolid } },
});
export const event = part({
  display: 'block',
  marginBlockStart: vars.space[1],
  padding: `0 ${vars.space[2]}`,
  borderInlineStart: `3px solid ${vars.accent.solid}`,
  background: vars.accent.soft,
  fontSize: vars.text[1].size,
  lineHeight: vars.text[1].line,
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-tone="expires"]': { borderInlineStartColor: vars.warning.solid, background: vars.warning.soft },
    '&[data-tone="ends"]': { borderInlineStartColor: vars.color.text, background: vars.color.surface },
  },
});
export const legend = part({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[4],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: vars.text[1].size,
  '@media': { [media.mobile]: { display: 'none' } },
});
export const mark = part({
  display: 'inline-block',
  inlineSize: '8px',
  blockSize: '8px',
  marginInlineEnd: vars.space[1],
  borderRadius: '2px',
  border: '4px solid',
  borderColor: vars.accent.solid,
  selectors: {
    '&[data-tone="expires"]': { borderColor: vars.warning.solid },
    '&[data-tone="ends"]': { borderColor: vars.color.text },
  },
});
export const fields = part({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: vars.space[2] });
export const switches = part({ display: 'flex', flexDirection: 'column', gap: vars.space[3] });
export const total = part({ margin: 0 });
