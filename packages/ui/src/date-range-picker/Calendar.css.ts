import { keyframes } from '@vanilla-extract/css';
import { zoomed } from '../floating/floating.css.ts';
import { fieldBox, fieldControl } from '../theme/field.ts';
import { startSide } from '../theme/forwards.ts';
import { media } from '../theme/media.ts';
import { part } from '../theme/part.ts';
import { vars } from '../theme/vars.css.ts';

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } });

/** Size of a day: 44 px for touch, or a seventh of the width on a phone of 320 px. */
const DAY = vars.size.day;

export const popover = part({
  zIndex: vars.layer.popup,
  zoom: zoomed,
  maxWidth: `calc(100vw / ${zoomed} - 16px)`,
  maxHeight: `calc(var(--earn-available-height) / ${zoomed})`,
  overflowY: 'auto',
  backgroundColor: vars.color.panel,
  color: vars.color.text,
  fontSize: vars.text[2].size,
  lineHeight: vars.text[2].line,
  borderRadius: vars.radius[4],
  boxShadow: vars.shadow.float,
  animation: `${appear} ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: { '&:focus-visible': { outline: 'none' } },
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

export const content = part({
  display: 'flex',
  '@media': { [media.mobile]: { flexDirection: 'column', gap: vars.space[4] } },
});

export const presets = part({
  display: 'flex',
  flexDirection: 'column',
  gap: 2,
  flexShrink: 0,
  width: 148,
  padding: vars.space[3],
  borderInlineEnd: `1px solid ${vars.color.line}`,
  '@media': {
    [media.mobile]: { flexDirection: 'row', flexWrap: 'wrap', gap: vars.space[2], width: 'auto', padding: 0, borderInlineEnd: 0 },
  },
});
export const preset = part({
  appearance: 'none',
  minHeight: `max(${vars.size.chip}, ${vars.size.target})`,
  margin: 0,
  paddingBlock: vars.space[1],
  paddingInline: vars.space[3],
  border: '1px solid transparent',
  borderRadius: vars.radius[3],
  background: 'transparent',
  color: vars.color.text,
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  touchAction: 'manipulation',
  selectors: {
    '&:hover:not(:disabled)': { backgroundColor: vars.color.hover },
    '&[aria-pressed="true"]': { backgroundColor: vars.accent.soft, color: vars.accent.text, fontWeight: vars.font.weight.medium },
    '&:disabled': { color: vars.color.disabled, cursor: 'not-allowed' },
  },
  '@media': {
    [media.mobile]: { borderColor: vars.color.line },
    [media.forcedColors]: { selectors: { '&[aria-pressed="true"]': { borderColor: 'Highlight' } } },
  },
});

export const main = part({
  minWidth: 0,
  padding: vars.space[4],
  paddingBlockEnd: vars.space[3],
  '@media': { [media.mobile]: { padding: 0 } },
});

export const fields = part({ display: 'flex', alignItems: 'flex-end', gap: vars.space[2] });
export const dash = part({ paddingBlockEnd: vars.space[2], color: vars.color.muted });
export const fieldLabel = part({
  flex: '1 1 0',
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: 2,
  color: vars.color.muted,
  fontSize: vars.text[1].size,
  lineHeight: vars.text[1].line,
});
export const input = part(fieldControl, fieldBox({ focused: '&:focus', ring: '&:focus-visible', invalid: '&[aria-invalid]' }), {
  width: '100%',
  minHeight: vars.size.control2,
  paddingBlock: 0,
  paddingInline: vars.space[3],
  borderRadius: vars.radius[3],
  fontSize: vars.text[2].size,
  fontVariantNumeric: 'tabular-nums',
  // A date in figures runs from left to right in every script; only its side follows the page.
  direction: 'ltr',
  textAlign: startSide,
  selectors: {
    '&[aria-invalid]:focus-visible': { outlineColor: vars.danger.text },
  },
  // Under 16 px an iPhone zooms into the field.
  '@media': { [media.touch]: { fontSize: `max(16px, ${vars.text[3].size})` } },
});
const message = {
  fontSize: vars.text[1].size,
  lineHeight: vars.text[1].line,
  overflowWrap: 'anywhere',
  // Its own width would widen the calendar.
  width: 0,
  minWidth: '100%',
} as const;
export const problem = part({
  ...message,
  // A line of its own, so that a message which comes or goes moves neither the days nor the actions.
  minHeight: vars.text[1].line,
  paddingBlockStart: vars.space[2],
  color: vars.danger.text,
  '@media': { [media.forcedColors]: { color: 'CanvasText' } },
});
export const notice = part({
  ...message,
  color: vars.warning.text,
  selectors: {
    '&:not(:empty)': {
      marginBlockStart: vars.space[2],
      paddingBlock: vars.space[2],
      paddingInline: vars.space[3],
      borderRadius: vars.radius[3],
      backgroundColor: vars.warning.soft,
    },
  },
  '@media': { [media.forcedColors]: { color: 'CanvasText' } },
});

export const calendar = part({
  position: 'relative',
  display: 'flex',
  gap: vars.space[5],
  paddingBlockStart: vars.space[1],
});
export const turn = part({
  appearance: 'none',
  position: 'absolute',
  insetBlockStart: vars.space[1],
  display: 'grid',
  placeItems: 'center',
  width: `max(${vars.size.chip}, ${vars.size.target})`,
  height: `max(${vars.size.chip}, ${vars.size.target})`,
  margin: 0,
  padding: 0,
  border: 0,
  borderRadius: vars.radius[3],
  background: 'transparent',
  color: vars.color.muted,
  cursor: 'pointer',
  touchAction: 'manipulation',
  selectors: {
    '&:hover:not([aria-disabled])': { color: vars.color.text, backgroundColor: vars.color.hover },
    '&[aria-disabled]': { color: vars.color.disabled, cursor: 'not-allowed' },
  },
});
export const previousTurn = part({ insetInlineStart: 0 });
export const nextTurn = part({ insetInlineEnd: 0 });

export const month = part({
  // Six weeks, so that turning to a longer month moves nothing.
  minHeight: `calc(32px + 26px + 6 * ${DAY} + 7 * 2px)`,
  '@media': { [media.mobile]: { flex: '1 1 0', minWidth: 0, minHeight: 'calc(44px + 26px + 6 * 44px + 7 * 2px)' } },
});
export const monthName = part({
  display: 'grid',
  placeItems: 'center',
  minHeight: `max(${vars.size.chip}, ${vars.size.target})`,
  fontWeight: vars.font.weight.semibold,
});
export const monthTable = part({
  borderCollapse: 'separate',
  borderSpacing: '0 2px',
  tableLayout: 'fixed',
  '@media': { [media.mobile]: { width: '100%' } },
});
export const weekdayName = part({
  height: 24,
  padding: 0,
  color: vars.color.muted,
  fontSize: vars.text[1].size,
  lineHeight: vars.text[1].line,
  fontWeight: vars.font.weight.regular,
  textAlign: 'center',
});

const round = vars.radius[3];
export const day = part({
  position: 'relative',
  width: DAY,
  minWidth: DAY,
  height: DAY,
  padding: 0,
  textAlign: 'center',
  verticalAlign: 'middle',
  borderRadius: round,
  cursor: 'pointer',
  userSelect: 'none',
  WebkitTapHighlightColor: 'transparent',
  touchAction: 'manipulation',
  selectors: {
    '&:hover:not([aria-disabled], [data-edge])': { backgroundColor: vars.color.active },
    '&:focus-visible': { outlineOffset: '-2px', zIndex: 1 },
    // A dot under today's figure; in the colour of the number, so it is visible on any background.
    '&[aria-current]': { fontWeight: vars.font.weight.semibold },
    '&[aria-current]::after': {
      content: '""',
      position: 'absolute',
      insetBlockEnd: 4,
      insetInlineStart: 'calc(50% - 2px)',
      width: 4,
      height: 4,
      borderRadius: vars.radius.full,
      backgroundColor: 'currentColor',
    },
    '&[data-chosen]': { backgroundColor: vars.accent.soft, borderRadius: 0 },
    '&[data-chosen]:first-child': { borderStartStartRadius: round, borderEndStartRadius: round },
    '&[data-chosen]:last-child': { borderStartEndRadius: round, borderEndEndRadius: round },
    '&[data-chosen="preview"]': { backgroundColor: vars.color.active },
    '&[data-edge]': { color: vars.accent.onSolid, isolation: 'isolate', fontWeight: vars.font.weight.medium },
    '&[data-edge]::before': {
      content: '""',
      position: 'absolute',
      inset: 0,
      zIndex: -1,
      borderRadius: round,
      backgroundColor: vars.accent.solid,
    },
    '&[data-edge="start"]': { borderStartStartRadius: round, borderEndStartRadius: round },
    '&[data-edge="end"]': { borderStartEndRadius: round, borderEndEndRadius: round },
    '&[data-edge="both"]': { borderRadius: round },
    // The ring has a gap to the filled day.
    '&[data-edge]:focus-visible': { outlineOffset: 1, borderRadius: round },
    '&[aria-disabled]': { color: vars.color.disabled, cursor: 'not-allowed' },
  },
  '@media': {
    [media.mobile]: { width: 'auto', minWidth: 0, height: 44 },
    [media.forcedColors]: {
      selectors: {
        '&[data-chosen]': { forcedColorAdjust: 'none', backgroundColor: 'Highlight', color: 'HighlightText' },
        '&[data-edge]::before': { backgroundColor: 'Highlight', outline: '2px solid HighlightText', outlineOffset: '-4px' },
        '&[aria-disabled]': { color: 'GrayText' },
      },
    },
  },
});

export const footer = part({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  paddingBlock: vars.space[3],
  paddingInline: vars.space[4],
  borderBlockStart: `1px solid ${vars.color.line}`,
});
export const facts = part({
  flex: '1 1 0',
  minWidth: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${vars.space[3]}`,
  '@media': { [media.mobile]: { paddingBlockStart: vars.space[2], justifyContent: 'space-between' } },
});
/** Words of the other direction keep their figures on their side. */
export const status = part({ fontWeight: vars.font.weight.medium, unicodeBidi: 'plaintext' });
export const zone = part({ color: vars.color.muted, fontSize: vars.text[1].size, lineHeight: vars.text[1].line });

export const action = part({
  appearance: 'none',
  minHeight: `max(${vars.size.chip}, ${vars.size.target})`,
  margin: 0,
  paddingBlock: vars.space[1],
  paddingInline: vars.space[3],
  border: '1px solid transparent',
  borderRadius: vars.radius[3],
  font: 'inherit',
  fontWeight: vars.font.weight.medium,
  cursor: 'pointer',
  touchAction: 'manipulation',
  selectors: { '&:disabled': { cursor: 'not-allowed' } },
  '@media': { [media.forcedColors]: { borderColor: 'ButtonText' } },
});
export const quiet = part({
  backgroundColor: 'transparent',
  color: vars.neutral.text,
  selectors: {
    '&:hover:not(:disabled)': { backgroundColor: vars.neutral.soft },
    '&:disabled': { color: vars.color.disabled },
  },
  '@media': { [media.mobile]: { borderColor: vars.neutral.border } },
});
export const primary = part({
  backgroundColor: vars.accent.solid,
  color: vars.accent.onSolid,
  selectors: { '&:hover': { backgroundColor: vars.accent.solidHover } },
});
