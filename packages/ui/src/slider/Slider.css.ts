import { media } from '../theme/media.ts';
import { part } from '../theme/part.ts';
import { vars } from '../theme/vars.css.ts';

/** Width of the thumb, in CSS pixels; marks stand below its middle. */
const THUMB = 20;

export const root = part({ display: 'flex', flexDirection: 'column', gap: vars.space[1], minWidth: 0 });
export const words = part({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space[3],
  fontSize: vars.text[2].size,
  lineHeight: vars.text[2].line,
});
export const label = part({ fontWeight: vars.font.weight.medium, overflowWrap: 'anywhere' });
export const value = part({ marginInlineStart: 'auto', textAlign: 'end', fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' });

export const control = part({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  blockSize: `max(24px, ${vars.size.target})`,
  cursor: 'pointer',
  touchAction: 'pan-y',
  userSelect: 'none',
  selectors: { '&[data-disabled]': { cursor: 'not-allowed' } },
});
export const track = part({
  boxSizing: 'border-box',
  position: 'relative',
  flexGrow: 1,
  blockSize: '8px',
  overflow: 'hidden',
  borderRadius: vars.radius.pill,
  // The end of the line is seen by its edge, which keeps 3:1 on the page.
  border: `1px solid ${vars.color.edge}`,
  background: vars.color.active,
  '@media': { [media.forcedColors]: { border: '1px solid ButtonText' } },
});
export const range = part({
  position: 'absolute',
  blockSize: '100%',
  background: vars.accent.text,
  selectors: { '&[data-disabled]': { background: vars.color.disabled } },
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', background: 'Highlight' } },
});
export const thumb = part({
  boxSizing: 'border-box',
  position: 'relative',
  display: 'block',
  inlineSize: THUMB,
  blockSize: THUMB,
  borderRadius: vars.radius.full,
  background: vars.accent.text,
  border: `3px solid ${vars.color.panel}`,
  boxShadow: `0 0 0 1px ${vars.accent.text}`,
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: `calc((${THUMB - 6}px - ${vars.size.target}) / 2)` },
    '&[data-disabled]': { background: vars.color.disabled, boxShadow: `0 0 0 1px ${vars.color.disabled}` },
  },
  '@media': {
    [media.forcedColors]: { forcedColorAdjust: 'none', background: 'Highlight', borderColor: 'Canvas', boxShadow: '0 0 0 1px ButtonText' },
  },
});
export const marks = part({
  position: 'relative',
  marginInline: THUMB / 2,
  blockSize: `calc(${vars.text[1].line} + 6px)`,
  fontSize: vars.text[1].size,
  lineHeight: vars.text[1].line,
  color: vars.color.muted,
});
export const mark = part({
  position: 'absolute',
  insetBlockStart: 0,
  display: 'flex',
  inlineSize: 0,
  flexDirection: 'column',
  alignItems: 'center',
  whiteSpace: 'nowrap',
  selectors: {
    '&::before': { content: '""', flexShrink: 0, inlineSize: '1px', blockSize: '5px', marginBlockEnd: '1px', background: vars.color.edge },
    '&[data-at="start"]': { alignItems: 'flex-start' },
    '&[data-at="end"]': { alignItems: 'flex-end' },
  },
  '@media': { [media.forcedColors]: { selectors: { '&::before': { background: 'CanvasText' } } } },
});
