import { media } from '../theme/media.ts';
import { part } from '../theme/part.ts';
import { vars } from '../theme/vars.css.ts';

export const root = part({ display: 'flex', flexDirection: 'column', gap: vars.space[1], minWidth: 0 });

export const labelRow = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${vars.space[3]}`,
  fontSize: vars.text[2].size,
  lineHeight: vars.text[2].line,
});
export const label = part({ fontWeight: vars.font.weight.medium });
export const aside = part({ color: vars.color.muted, overflowWrap: 'anywhere' });

export const box = part({
  display: 'flex',
  alignItems: 'center',
  minWidth: 0,
  minHeight: 48,
  paddingInlineEnd: vars.space[1],
  borderRadius: vars.radius[3],
  border: `1px solid ${vars.color.edge}`,
  backgroundColor: vars.color.field,
  cursor: 'text',
  transition: `border-color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    '&:hover': { borderColor: vars.color.edgeHover },
    '&:focus-within': { borderColor: vars.color.focus },
    // The ring stands around the whole field, for the input in it only: its buttons have their own.
    '&:has(input:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-1px' },
    '&[data-invalid]': { borderColor: vars.danger.text },
    '&[data-invalid]:has(input:focus-visible)': { outlineColor: vars.danger.text },
    '&[data-disabled]': { backgroundColor: vars.color.surface, borderColor: vars.color.line, cursor: 'not-allowed' },
    '&[data-read-only]': { backgroundColor: vars.color.surface },
  },
});

export const figure = part({ position: 'relative', flex: '1 1 0', minWidth: 0, display: 'flex' });

const digits = {
  fontSize: vars.text[4].size,
  lineHeight: vars.text[4].line,
  fontWeight: vars.font.weight.medium,
  fontVariantNumeric: 'tabular-nums',
  fontFamily: 'inherit',
  letterSpacing: 'inherit',
  paddingBlock: vars.space[2],
  paddingInlineStart: vars.space[3],
  paddingInlineEnd: vars.space[2],
} as const;

/** A number is written from left to right in every script; only the side it stands on follows the page. */
const leftToRight = { direction: 'ltr', textAlign: 'left' } as const;

export const input = part({
  ...digits,
  ...leftToRight,
  appearance: 'none',
  width: '100%',
  minWidth: 0,
  margin: 0,
  border: 0,
  borderRadius: vars.radius[3],
  background: 'transparent',
  color: vars.color.text,
  selectors: {
    '[dir="rtl"] &': { textAlign: 'right' },
    '&:focus-visible': { outline: 'none' },
    '&::placeholder': { color: vars.color.muted, opacity: 1, fontWeight: vars.font.weight.regular },
    '&:disabled': { color: vars.color.disabled, cursor: 'not-allowed' },
    '&[data-drawn-over]:not(:focus)': { color: 'transparent' },
  },
});

/** Drawn over the resting input: its own text, and with it the caret, never changes for the sake of commas or of a narrow place. */
export const resting = part({
  ...digits,
  ...leftToRight,
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  pointerEvents: 'none',
  selectors: {
    '[dir="rtl"] &': { textAlign: 'right' },
    'input:focus + &': { visibility: 'hidden' },
    // A long amount is drawn smaller, then in two lines; no digit of it is cut off.
    '&[data-length="long"]': { fontSize: vars.text[2].size },
    '&[data-length="longest"]': {
      fontSize: vars.text[1].size,
      lineHeight: vars.text[1].line,
      paddingBlock: 0,
      alignContent: 'center',
      whiteSpace: 'normal',
      overflowWrap: 'anywhere',
    },
  },
});

/** Gives way to the amount where there is no room for both. */
export const unit = part({
  flexShrink: 0,
  maxWidth: 80,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  paddingInline: vars.space[2],
  color: vars.color.muted,
  fontSize: vars.text[2].size,
});

const inner = {
  appearance: 'none',
  flexShrink: 0,
  display: 'inline-grid',
  placeItems: 'center',
  margin: 0,
  border: 0,
  borderRadius: vars.radius[2],
  background: 'transparent',
  font: 'inherit',
  cursor: 'pointer',
  touchAction: 'manipulation',
} as const;

export const clear = part({
  ...inner,
  width: vars.size.target,
  height: vars.size.target,
  color: vars.color.muted,
  selectors: { '&:hover': { color: vars.color.text, backgroundColor: vars.color.hover }, '&[data-hidden]': { visibility: 'hidden' } },
});

export const max = part({
  ...inner,
  minWidth: 40,
  minHeight: `max(32px, ${vars.size.target})`,
  paddingInline: vars.space[2],
  fontSize: vars.text[2].size,
  fontWeight: vars.font.weight.semibold,
  color: vars.accent.text,
  selectors: {
    '&:hover:not(:disabled)': { backgroundColor: vars.accent.soft },
    '&:disabled': { color: vars.color.disabled, cursor: 'not-allowed' },
  },
});

/** Two lines are kept free, so that a message that comes or goes moves nothing. */
export const message = part({
  margin: 0,
  minHeight: `calc(2 * ${vars.text[1].line})`,
  fontSize: vars.text[1].size,
  lineHeight: vars.text[1].line,
  color: vars.color.muted,
  overflowWrap: 'anywhere',
  selectors: { '&[data-kind="error"]': { color: vars.danger.text }, '&[data-kind="notice"]': { color: vars.warning.text } },
  '@media': { [media.forcedColors]: { color: 'CanvasText' } },
});
