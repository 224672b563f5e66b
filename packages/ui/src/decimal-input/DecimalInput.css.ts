import { media } from '../theme/media.ts';
import { part } from '../theme/part.ts';
import { vars } from '../theme/vars.css.ts';

/** A line under the field stays free, so that a message of one line moves nothing. */
const roomBelow = vars.text[1].line;

export const root = part({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  minWidth: 0,
  selectors: { '&[data-bare]': { paddingBlockEnd: `calc(${roomBelow} + ${vars.space[1]})` } },
});

export const labelRow = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${vars.space[3]}`,
  fontSize: vars.text[2].size,
  lineHeight: vars.text[2].line,
});
export const label = part({ fontSize: vars.text[2].size, lineHeight: vars.text[2].line, fontWeight: vars.font.weight.medium });
export const labelHidden = part({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
export const description = part({ color: vars.color.muted, overflowWrap: 'anywhere' });
export const aside = part({ marginInlineStart: 'auto', color: vars.color.muted, textAlign: 'end', overflowWrap: 'anywhere' });

/** A column for each part of the field; the clear button keeps its space while there is nothing to clear. */
const [LEADING, FIGURE, CLEAR, UNIT, TRAILING, MAX] = [1, 2, 3, 4, 5, 6];
const inColumn = (column: number | undefined) => ({ gridArea: `1 / ${column}` });

export const box = part({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto auto auto auto',
  alignItems: 'center',
  minHeight: vars.size.field,
  paddingInlineEnd: vars.space[1],
  borderRadius: vars.radius.control,
  border: `1px solid ${vars.color.edge}`,
  backgroundColor: vars.color.field,
  cursor: 'text',
  transition: `border-color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    '&:hover': { borderColor: vars.color.edgeHover },
    '&:focus-within': { borderColor: vars.color.focus },
    // The ring is around the whole field, but only for its input: the buttons have their own.
    '&:has(> input:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-1px' },
    '&[data-invalid]': { borderColor: vars.danger.text },
    '&[data-invalid]:has(> input:focus-visible)': { outlineColor: vars.danger.text },
    '&[data-disabled]': { backgroundColor: vars.color.surface, borderColor: vars.color.line, cursor: 'not-allowed' },
    '&[data-read-only]': { backgroundColor: vars.color.surface },
    '&[data-clearable]': { gridTemplateColumns: `auto minmax(0, 1fr) ${vars.size.target} auto auto auto` },
  },
});

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

/** A number is written from left to right in every script; only its alignment follows the page. */
const leftToRight = { direction: 'ltr', textAlign: 'left' } as const;

export const input = part({
  ...digits,
  ...leftToRight,
  ...inColumn(FIGURE),
  alignSelf: 'stretch',
  appearance: 'none',
  width: '100%',
  minWidth: 0,
  margin: 0,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'transparent',
  color: vars.color.text,
  selectors: {
    '[dir="rtl"] &': { textAlign: 'right' },
    '&:focus-visible': { outline: 'none' },
    '&::placeholder': { color: vars.color.muted, opacity: 1, fontWeight: vars.font.weight.regular },
    '&:disabled': { color: vars.color.disabled, cursor: 'not-allowed' },
    '&[data-drawn-over]:not(:focus)': { color: 'transparent' },
  },
  // There the input's own text keeps its colour, and two texts would stand one over the other.
  '@media': { [media.forcedColors]: { selectors: { '&[data-drawn-over]:not(:focus)': { opacity: 0 } } } },
});

/** Drawn over the input at rest, so that the input's own text and caret do not change for grouping or lack of space. */
export const resting = part({
  ...digits,
  ...leftToRight,
  ...inColumn(FIGURE),
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  pointerEvents: 'none',
  selectors: {
    '[dir="rtl"] &': { textAlign: 'right' },
    'input:focus + &': { visibility: 'hidden' },
    // A long amount gets smaller, then wraps onto two lines; no digit is cut off.
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

/** Shrinks before the amount does. */
export const unit = part({
  ...inColumn(UNIT),
  maxWidth: '5.75em',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  paddingInline: vars.space[2],
  color: vars.color.muted,
  fontSize: vars.text[2].size,
});

export const leading = part({
  ...inColumn(LEADING),
  display: 'flex',
  alignItems: 'center',
  paddingInlineStart: vars.space[3],
  color: vars.color.muted,
});
export const trailing = part({ ...inColumn(TRAILING), display: 'flex', alignItems: 'center', color: vars.color.muted });

const inner = {
  appearance: 'none',
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
  ...inColumn(CLEAR),
  width: vars.size.target,
  height: vars.size.target,
  color: vars.color.muted,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  selectors: { '&:hover': { color: vars.color.text, backgroundColor: vars.color.hover } },
});

export const max = part({
  ...inner,
  ...inColumn(MAX),
  minWidth: 40,
  minHeight: `max(${vars.size.chip}, ${vars.size.target})`,
  paddingInline: vars.space[2],
  fontSize: vars.text[2].size,
  fontWeight: vars.font.weight.semibold,
  color: vars.accent.text,
  selectors: {
    '&:hover:not(:disabled)': { backgroundColor: vars.accent.soft },
    '&:disabled': { color: vars.color.disabled, cursor: 'not-allowed' },
  },
});

const below = {
  minHeight: roomBelow,
  fontSize: vars.text[1].size,
  lineHeight: vars.text[1].line,
  overflowWrap: 'anywhere',
} as const;

export const hint = part({ ...below, color: vars.color.muted });

/** Visually hidden while the hint is shown: used for announcements only. */
export const silent = part({ position: 'absolute' });

export const message = part({
  ...below,
  selectors: { '&[data-kind="error"]': { color: vars.danger.text }, '&[data-kind="notice"]': { color: vars.warning.text } },
  '@media': { [media.forcedColors]: { color: 'CanvasText' } },
});
