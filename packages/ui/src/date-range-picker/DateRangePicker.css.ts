import { media } from '../theme/media.ts';
import { part } from '../theme/part.ts';
import { vars } from '../theme/vars.css.ts';

export const root = part({ display: 'flex', flexDirection: 'column', gap: vars.space[1], minWidth: 0 });
export const label = part({
  alignSelf: 'flex-start',
  fontSize: vars.text[2].size,
  lineHeight: vars.text[2].line,
  fontWeight: vars.font.weight.medium,
});

export const box = part({
  display: 'flex',
  alignItems: 'center',
  minWidth: 0,
  minHeight: vars.size.control2,
  paddingInlineEnd: 4,
  border: `1px solid ${vars.color.edge}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.field,
  transition: `border-color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    '&:hover': { borderColor: vars.color.edgeHover },
    '&[data-open], &:focus-within': { borderColor: vars.color.focus },
    // The ring is around the whole field; the clear button has its own.
    '&:has(> button:first-child:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-1px' },
    '&[data-invalid]': { borderColor: vars.danger.text },
    '&[data-disabled]': { backgroundColor: vars.color.surface, borderColor: vars.color.line },
  },
});

export const trigger = part({
  appearance: 'none',
  flex: '1 1 0',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minWidth: 0,
  minHeight: `calc(${vars.size.control2} - 2px)`,
  margin: 0,
  paddingBlock: vars.space[1],
  paddingInline: vars.space[3],
  border: 0,
  borderRadius: vars.radius.control,
  background: 'transparent',
  color: vars.color.text,
  font: 'inherit',
  fontSize: vars.text[2].size,
  lineHeight: vars.text[2].line,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'start',
  cursor: 'pointer',
  touchAction: 'manipulation',
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&:disabled': { color: vars.color.disabled, cursor: 'not-allowed' },
    '&[aria-busy="true"]': { cursor: 'progress' },
  },
  '@media': { [media.touch]: { fontSize: vars.text[3].size } },
});
export const fieldIcon = part({
  display: 'inline-flex',
  color: vars.color.muted,
  selectors: { 'button:disabled > &': { color: 'inherit' } },
});
export const text = part({ minWidth: 0, overflowWrap: 'anywhere' });
export const placeholder = part({ color: vars.color.muted, selectors: { 'button:disabled > &': { color: 'inherit' } } });

export const clear = part({
  appearance: 'none',
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: vars.size.target,
  height: vars.size.target,
  margin: 0,
  padding: 0,
  border: 0,
  borderRadius: vars.radius[2],
  background: 'transparent',
  color: vars.color.muted,
  cursor: 'pointer',
  selectors: { '&:hover': { color: vars.color.text, backgroundColor: vars.color.hover } },
});

/** Reserves one line, so that a message does not move the layout. */
export const message = part({
  minHeight: vars.text[1].line,
  fontSize: vars.text[1].size,
  lineHeight: vars.text[1].line,
  color: vars.color.muted,
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-kind="error"]': { color: vars.danger.text },
    '&[data-kind="notice"]': { color: vars.warning.text },
    // Beside other filters no line is kept for a message that is not there.
    '&[data-bare]': { position: 'absolute', minHeight: 0 },
  },
  '@media': { [media.forcedColors]: { color: 'CanvasText' } },
});
