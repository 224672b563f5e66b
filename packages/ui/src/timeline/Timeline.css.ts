import { media } from '../theme/media.ts';
import { part } from '../theme/part.ts';
import { vars } from '../theme/vars.css.ts';

const dot = '10px';

export const list = part({
  display: 'flex',
  flexDirection: 'column',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: vars.text[2].size,
  lineHeight: vars.text[2].line,
});
export const item = part({
  position: 'relative',
  display: 'flex',
  gap: vars.space[3],
  paddingBlockEnd: vars.space[4],
  minWidth: 0,
  selectors: { '&:last-child': { paddingBlockEnd: 0 } },
});
export const rail = part({ position: 'relative', flex: `0 0 ${dot}`, display: 'flex', justifyContent: 'center' });
export const mark = part({
  boxSizing: 'border-box',
  position: 'relative',
  width: dot,
  height: dot,
  // Centred on the first line of text.
  marginBlockStart: `calc((${vars.text[2].line} - ${dot}) / 2)`,
  borderRadius: vars.radius.full,
  border: `2px solid ${vars.color.edge}`,
  background: vars.color.panel,
});
export const markStates = {
  done: part({
    borderColor: vars.accent.text,
    background: vars.accent.text,
    '@media': { [media.forcedColors]: { background: 'CanvasText' } },
  }),
  current: part({ borderColor: vars.accent.text, boxShadow: `0 0 0 3px ${vars.accent.soft}` }),
  upcoming: '',
};
// From one mark to the next.
export const line = part({
  position: 'absolute',
  insetBlockStart: `calc((${vars.text[2].line} + ${dot}) / 2 + 3px)`,
  insetBlockEnd: `calc((${vars.text[2].line} - ${dot}) / -2 - ${vars.space[4]} + 3px)`,
  width: '2px',
  background: vars.color.active,
  selectors: { [`${item}:last-child &`]: { display: 'none' } },
});
export const lineDone = part({ background: vars.accent.text });
export const content = part({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space[4],
  flex: '1 1 auto',
  minWidth: 0,
});
export const label = part({ color: vars.color.text, overflowWrap: 'anywhere' });
export const labels = { done: '', current: part({ fontWeight: vars.font.weight.medium }), upcoming: '' };
export const time = part({
  marginInlineStart: 'auto',
  textAlign: 'end',
  color: vars.color.muted,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});
export const hint = part({ flex: '1 0 100%', fontSize: vars.text[1].size, lineHeight: vars.text[1].line, color: vars.color.muted });
