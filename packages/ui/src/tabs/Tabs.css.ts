import { part } from '../theme/part.ts';
import { vars } from '../theme/vars.css.ts';

export const list = part({
  display: 'flex',
  gap: vars.space[4],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  borderBlockEnd: `1px solid ${vars.color.line}`,
});
export const tab = part({
  appearance: 'none',
  position: 'relative',
  flexShrink: 0,
  minHeight: `max(40px, ${vars.size.target})`,
  margin: 0,
  padding: `0 ${vars.space[1]}`,
  border: 0,
  background: 'transparent',
  font: 'inherit',
  fontSize: vars.text[2].size,
  lineHeight: vars.text[2].line,
  color: vars.color.muted,
  cursor: 'pointer',
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { color: vars.color.text },
    '&:focus-visible': { outlineOffset: '-2px', borderRadius: vars.radius[2] },
    '&[data-state="active"]': { color: vars.color.text, fontWeight: vars.font.weight.medium },
    '&[data-state="active"]::after': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      insetBlockEnd: 0,
      height: 2,
      borderRadius: 1,
      backgroundColor: vars.accent.solid,
    },
    '&:disabled': { color: vars.color.disabled, cursor: 'not-allowed' },
  },
});
export const panel = part({ paddingBlockStart: vars.space[4], selectors: { '&:focus-visible': { outlineOffset: '4px' } } });
