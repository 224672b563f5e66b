import { globalStyle, keyframes } from '@vanilla-extract/css';
import { componentsLayer } from '../theme/layers.css.ts';
import { media } from '../theme/media.ts';
import { part } from '../theme/part.ts';
import { vars } from '../theme/vars.css.ts';

// 13 px stands between two steps of the scale and grows with them.
const small = { fontSize: `calc((${vars.text[1].size} + ${vars.text[2].size}) / 2)`, lineHeight: vars.text[1].line };
const rowHeight = '56px';

export const root = part({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  color: vars.color.text,
  fontSize: vars.text[2].size,
  lineHeight: vars.text[2].line,
  fontVariantNumeric: 'tabular-nums',
});
export const notices = part({ display: 'flex', flexDirection: 'column', gap: vars.space[2], marginBlockEnd: vars.space[3] });

// --- the table ---

export const scroller = part({
  position: 'relative',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  // What takes the focus is scrolled clear of the actions that stay at the end.
  selectors: { '&[data-sideways]': { scrollPaddingInlineEnd: '12em' } },
});
/** Without a scroll container around it a sticky header sticks to the page. */
export const scrollerIdle = part({ overflowX: 'visible' });
export const scrollerBounded = part({ overflowY: 'auto', overscrollBehaviorY: 'contain' });

export const table = part({ width: '100%', borderCollapse: 'separate', borderSpacing: 0, textAlign: 'start' });
export const headerCell = part({
  ...small,
  height: '40px',
  padding: `0 ${vars.space[3]}`,
  fontWeight: vars.font.weight.regular,
  color: vars.color.muted,
  textAlign: 'start',
  whiteSpace: 'nowrap',
  borderBlockEnd: `1px solid ${vars.color.line}`,
});
export const headerSticky = part({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  // The ground it stands on: rows pass underneath.
  background: vars.color.page,
  selectors: { '[role="dialog"] &, [role="alertdialog"] &': { background: vars.color.panel } },
});
export const headerContent = part({ display: 'inline-flex', alignItems: 'center', gap: vars.space[1], verticalAlign: 'middle' });
export const headerContentEnd = part({ flexDirection: 'row-reverse' });

export const sortButton = part({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  minHeight: vars.size.control1,
  margin: `0 calc(${vars.space[1]} * -1)`,
  padding: `0 ${vars.space[1]}`,
  border: 0,
  borderRadius: vars.radius[2],
  background: 'transparent',
  font: 'inherit',
  color: 'inherit',
  cursor: 'pointer',
  selectors: {
    '&:hover, &[data-direction]': { color: vars.color.text },
    [`${headerContentEnd} &`]: { flexDirection: 'row-reverse' },
  },
});

export const row = part({
  selectors: { '&:hover': { background: vars.color.hover } },
  transition: `background-color ${vars.motion.fast} ${vars.motion.ease}`,
  '@media': { [media.calm]: { transition: 'none' } },
});
export const cell = part({
  // In a table a height is a least height: a row of two lines still fits, a taller one grows.
  height: rowHeight,
  padding: `${vars.space[1]} ${vars.space[3]}`,
  textAlign: 'start',
  fontWeight: vars.font.weight.regular,
  verticalAlign: 'middle',
  whiteSpace: 'nowrap',
  borderBlockEnd: `1px solid ${vars.color.line}`,
});
export const cellEnd = part({ textAlign: 'end' });
/** Actions stay in reach while the rest of the row is scrolled to. */
export const cellPinned = part({
  selectors: {
    [`${scroller}[data-sideways] &`]: {
      position: 'sticky',
      insetInlineEnd: 0,
      background: vars.color.page,
      boxShadow: `inset 1px 0 0 ${vars.color.line}`,
    },
    [`[role="dialog"] ${scroller}[data-sideways] &, [role="alertdialog"] ${scroller}[data-sideways] &`]: { background: vars.color.panel },
    [`${scroller}[data-sideways] &:dir(rtl)`]: { boxShadow: `inset -1px 0 0 ${vars.color.line}` },
  },
});
export const cellActions = part({ display: 'flex', alignItems: 'center', justifyContent: 'flex-end', gap: vars.space[2] });
// A long name breaks into lines and the row grows: nothing of it is cut. `break-word` keeps a word whole while the table can still widen.
export const cellName = part({ whiteSpace: 'normal', overflowWrap: 'break-word' });
export const cellNameContent = part({ minWidth: '9em' });
export const cellWhole = part({ padding: 0, whiteSpace: 'normal', borderBlockEnd: `1px solid ${vars.color.line}` });
export const cellDetail = part({
  padding: `${vars.space[3]} ${vars.space[3]} ${vars.space[4]}`,
  whiteSpace: 'normal',
  background: vars.color.surface,
  borderBlockEnd: `1px solid ${vars.color.line}`,
});
export const cellOpener = part({ width: '44px', paddingInlineEnd: 0 });
export const openerIcon = part({
  display: 'flex',
  transition: `transform ${vars.motion.normal} ${vars.motion.ease}`,
  selectors: { '[aria-expanded="true"] &': { transform: 'rotate(180deg)' } },
  '@media': { [media.calm]: { transition: 'none' } },
});

// --- the cards ---

export const cards = part({ display: 'flex', flexDirection: 'column', gap: vars.space[3], margin: 0, padding: 0, listStyle: 'none' });
export const card = part({
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius[4],
  background: vars.color.panel,
  padding: vars.space[4],
  minWidth: 0,
});
export const cardHead = part({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  minWidth: 0,
  minHeight: '40px',
});
export const cardHeading = part({ flex: '0 1 auto', minWidth: 0, overflowWrap: 'anywhere', fontWeight: vars.font.weight.medium });
export const cardTitle = part({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  flex: '0 0 auto',
  maxWidth: '60%',
  textAlign: 'end',
  overflowWrap: 'anywhere',
});
export const cardLabel = part({
  display: 'block',
  fontSize: vars.text[1].size,
  lineHeight: vars.text[1].line,
  fontWeight: vars.font.weight.regular,
  color: vars.color.muted,
});
export const figures = part({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${vars.space[3]} ${vars.space[4]}`,
  margin: 0,
  marginBlockStart: vars.space[3],
});
export const figure = part({ minWidth: 0 });
export const figureLabel = part({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  margin: 0,
  fontSize: vars.text[1].size,
  lineHeight: vars.text[1].line,
  color: vars.color.muted,
  overflowWrap: 'anywhere',
});
export const figureValue = part({ margin: 0, marginBlockStart: '2px', overflowWrap: 'anywhere' });
export const cardActions = part({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2], marginBlockStart: vars.space[4] });
export const cardAction = part({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2], flex: '1 1 auto' });
// Whatever a cell gives, one button or two, they share the width of the card.
globalStyle(`${cardAction} > *`, { '@layer': { [componentsLayer]: { flex: '1 1 auto' } } });
export const cardDetail = part({
  marginBlockStart: vars.space[3],
  paddingBlockStart: vars.space[3],
  borderBlockStart: `1px solid ${vars.color.line}`,
});
export const cardOpener = part({ display: 'flex', justifyContent: 'center', marginBlockStart: vars.space[2] });

export const sortField = part({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space[2],
  marginBlockEnd: vars.space[3],
  ...small,
  color: vars.color.muted,
});
export const sortSelect = part({
  minHeight: vars.size.control2,
  maxWidth: '100%',
  padding: `0 ${vars.space[2]}`,
  border: `1px solid ${vars.color.edge}`,
  borderRadius: vars.radius[3],
  background: vars.color.field,
  color: vars.color.text,
  font: 'inherit',
  '@media': { [media.touch]: { minHeight: vars.size.control3, fontSize: vars.text[3].size } },
});

// --- below both ---

const run = keyframes({ from: { insetInlineStart: '-30%' }, to: { insetInlineStart: '100%' } });
const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });
/** A line that runs while rows are read again; an answer that comes at once never shows it. */
export const refreshLine = part({
  position: 'relative',
  height: '2px',
  marginBlockEnd: '-2px',
  overflow: 'hidden',
  zIndex: 2,
  pointerEvents: 'none',
  animation: `${appear} ${vars.motion.normal} 300ms backwards`,
  '::after': {
    content: '""',
    position: 'absolute',
    insetBlock: 0,
    width: '30%',
    background: vars.accent.text,
    animation: `${run} 1.2s ease-in-out infinite`,
  },
  '@media': { [media.calm]: { '::after': { width: '100%', insetInlineStart: 0, animation: 'none' } } },
});

export const foot = part({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: `${vars.space[2]} ${vars.space[4]}`,
  minHeight: rowHeight,
  paddingBlockStart: vars.space[2],
});
export const footCentred = part({ flexDirection: 'column', justifyContent: 'center' });
export const count = part({ ...small, margin: 0, color: vars.color.muted });

export const pages = part({ display: 'flex', alignItems: 'center', gap: vars.space[1], margin: 0, padding: 0, listStyle: 'none' });
export const pageButton = part({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: vars.size.control2,
  height: vars.size.control2,
  padding: `0 ${vars.space[1]}`,
  border: '1px solid transparent',
  borderRadius: vars.radius[3],
  background: 'transparent',
  font: 'inherit',
  color: vars.color.muted,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.hover, color: vars.color.text },
    '&[aria-current]': { background: vars.accent.soft, color: vars.accent.text, fontWeight: vars.font.weight.medium },
    '&[aria-disabled="true"]': { background: 'transparent', color: vars.color.disabled, cursor: 'not-allowed' },
  },
  '@media': {
    [media.touch]: { minWidth: vars.size.control3, height: vars.size.control3 },
    [media.forcedColors]: { selectors: { '&[aria-current]': { borderColor: 'Highlight' } } },
  },
});
export const pageGap = part({ minWidth: vars.size.target, textAlign: 'center', color: vars.color.muted });
export const pageOf = part({ ...small, color: vars.color.muted, paddingInline: vars.space[2] });
export const caption = part({ padding: 0, height: 0 });
export const cardsBounded = part({ overflowY: 'auto', overscrollBehaviorY: 'contain' });
export const more = part({ display: 'flex', flexDirection: 'column', alignItems: 'center', gap: vars.space[2] });
export const moreFailed = part({ ...small, margin: 0, color: vars.danger.text });
