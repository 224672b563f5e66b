import { media } from '../theme/media.ts';
import { part } from '../theme/part.ts';
import { vars } from '../theme/vars.css.ts';

export const group = part({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2], minWidth: 0 });
/** One line that scrolls sideways; room is left for the ring. A margin at its end would make a page without a margin of its own scroll too. */
export const scrolling = part({
  flexWrap: 'nowrap',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  padding: 3,
  marginBlock: -3,
  marginInlineStart: -3,
});
export const chip = part({
  appearance: 'none',
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  flexShrink: 0,
  gap: vars.space[1],
  minHeight: `max(${vars.size.chip}, ${vars.size.target})`,
  maxWidth: '100%',
  margin: 0,
  padding: `2px ${vars.space[3]}`,
  border: `1px solid ${vars.color.edge}`,
  borderRadius: vars.radius.pill,
  backgroundColor: 'transparent',
  color: vars.color.text,
  font: 'inherit',
  fontSize: vars.text[2].size,
  lineHeight: vars.text[2].line,
  textAlign: 'start',
  userSelect: 'none',
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  touchAction: 'manipulation',
  transition: `background-color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    '&:hover:not(:disabled)': { backgroundColor: vars.color.hover },
    '&[data-state="on"]': { backgroundColor: vars.accent.soft, borderColor: vars.accent.text, color: vars.accent.text },
    '&[data-state="on"]:hover:not(:disabled)': { backgroundColor: vars.accent.softHover },
    '&:disabled': { borderColor: vars.color.line, color: vars.color.disabled, cursor: 'not-allowed' },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&[data-state="on"]': { backgroundColor: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' } },
    },
  },
});
export const words = part({ minWidth: 0, overflowWrap: 'anywhere' });
export const picture = part({ display: 'flex', flexShrink: 0 });
/** Told by its mark as well as by its colour. */
export const mark = part({ display: 'flex', flexShrink: 0, marginInlineStart: `calc(-1 * ${vars.space[1]})` });
export const cross = part({ display: 'flex', flexShrink: 0, color: vars.color.muted, marginInlineEnd: `calc(-1 * ${vars.space[1]})` });
