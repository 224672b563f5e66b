import { media } from '../theme/media.ts';
import { part } from '../theme/part.ts';
import { vars } from '../theme/vars.css.ts';

export const group = part({
  display: 'inline-flex',
  maxWidth: '100%',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  padding: 2,
  gap: 2,
  borderRadius: vars.radius[3],
  backgroundColor: vars.color.surfaceHover,
});
export const segment = part({
  appearance: 'none',
  flex: '1 0 auto',
  minWidth: vars.size.target,
  minHeight: `max(32px, ${vars.size.target})`,
  margin: 0,
  padding: `0 ${vars.space[3]}`,
  border: 0,
  borderRadius: vars.radius[2],
  background: 'transparent',
  font: 'inherit',
  fontSize: vars.text[2].size,
  lineHeight: vars.text[2].line,
  color: vars.color.muted,
  cursor: 'pointer',
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { color: vars.color.text },
    '&:focus-visible': { outlineOffset: '-2px' },
    '&[data-state="checked"]': {
      backgroundColor: vars.color.panel,
      color: vars.color.text,
      fontWeight: vars.font.weight.medium,
      boxShadow: `0 0 0 1px ${vars.color.line}`,
    },
    '&:disabled': { color: vars.color.disabled, cursor: 'not-allowed' },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&[data-state="checked"]': { outline: '2px solid Highlight', outlineOffset: '-2px' } } },
  },
});
