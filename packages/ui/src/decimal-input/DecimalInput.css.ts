import { fieldAction, fieldBox, fieldClear, fieldControl, fieldHint, fieldLabel, fieldMessage, fieldRoot } from '../theme/field.ts';
import { forwards, startSide } from '../theme/forwards.ts';
import { media } from '../theme/media.ts';
import { part } from '../theme/part.ts';
import { vars } from '../theme/vars.css.ts';

/** A line under the field stays free, so that a message of one line moves nothing. */
export const root = part(fieldRoot, {
  position: 'relative',
  selectors: { '&[data-bare]': { paddingBlockEnd: `calc(${vars.text[1].line} + ${vars.space[1]})` } },
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
export const label = part(fieldLabel);
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

/**
 * A column for each part of the field, while a text is drawn over the input. Otherwise the same parts stand in a row, which the browser lays
 * out in less time.
 */
const [LEADING, FIGURE, CLEAR, UNIT, TRAILING, MAX] = [1, 2, 3, 4, 5, 6];
const inColumn = (column: number | undefined) => ({ gridArea: `1 / ${column}` });

export const box = part(fieldBox({ ring: '&:has(> input:focus-visible)' }), {
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.size.field,
  paddingInlineEnd: vars.space[1],
  cursor: 'text',
  selectors: {
    '&[data-invalid]:has(> input:focus-visible)': { outlineColor: vars.danger.text },
    '&[data-read-only]': { backgroundColor: vars.color.surface },
    '&[data-drawn-over]': { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr) auto auto auto auto' },
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
const leftToRight = { direction: 'ltr', textAlign: startSide } as const;

export const input = part(fieldControl, {
  ...digits,
  ...leftToRight,
  ...inColumn(FIGURE),
  alignSelf: 'stretch',
  flex: '1 1 0',
  width: '100%',
  selectors: {
    // The clear button has its place already while there is nothing to clear. The input itself is never written from right to left.
    [`${box}[data-room] > &`]: {
      marginLeft: `calc(${vars.size.target} * (1 - ${forwards}) / 2)`,
      marginRight: `calc(${vars.size.target} * (1 + ${forwards}) / 2)`,
    },
    '&::placeholder': { fontWeight: vars.font.weight.regular },
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

export const clear = part(fieldClear, {
  ...inColumn(CLEAR),
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.5,
  strokeLinecap: 'round',
});

export const max = part(fieldAction, inColumn(MAX));

export const hint = part(fieldHint);

/** Visually hidden while the hint is shown: used for announcements only. */
export const silent = part({ position: 'absolute' });

export const message = part(fieldMessage);
