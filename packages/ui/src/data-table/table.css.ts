import { globalStyle, keyframes } from '@vanilla-extract/css';
import { componentsLayer } from '../theme/layers.css.ts';
import { forwards } from '../theme/forwards.ts';
import { media } from '../theme/media.ts';
import { part } from '../theme/part.ts';
import { vars } from '../theme/vars.css.ts';
import { rowHeight, small } from './measures.ts';

/** The colour that a table stands on; a place of another colour than the page's sets the property. */
const behind = `var(--earn-table-background, ${vars.color.page})`;
export const scroller = part({
  position: 'relative',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  // A focused element is scrolled clear of the sticky actions.
  selectors: {
    '&[data-pins]': { scrollPaddingInlineEnd: '12em' },
    '[role="dialog"] &, [role="alertdialog"] &': { vars: { '--earn-table-background': vars.color.panel } },
  },
  // Paper does not scroll. Important, to override the height in the element's style.
  '@media': { [media.print]: { overflow: 'visible !important', maxHeight: 'none !important', contain: 'none !important' } },
});
/** Without a scroll container around it a sticky header sticks to the page. */
export const scrollerIdle = part({ overflowX: 'visible' });
export const scrollerBounded = part({ overflowY: 'auto', overscrollBehaviorY: 'contain' });
/** While virtual rows are added and removed, the list keeps its own scroll position. */
export const scrollerVirtual = part({ overflowAnchor: 'none', contain: 'content' });
export const table = part({
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  captionSide: 'top',
  textAlign: 'start',
  '@media': { [media.print]: { zoom: 0.8 } },
});
/** Column widths do not depend on the rendered rows; longer content wraps. */
export const tableFixed = part({ tableLayout: 'fixed' });
export const headerCell = part({
  ...small,
  height: vars.size.rowHead,
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
  // Opaque: rows scroll underneath.
  background: behind,
});
export const headerContent = part({ display: 'inline-flex', alignItems: 'center', gap: vars.space[1], verticalAlign: 'middle' });
export const headerContentEnd = part({ flexDirection: 'row-reverse' });
export const sortButton = part({
  appearance: 'none',
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
});
export const cell = part({
  // In a table a height is a least height: a row of two lines still fits, a taller one grows.
  // A virtual list may tell it (`rowHeight`).
  height: `var(--earn-row-height, ${rowHeight})`,
  padding: `${vars.space[1]} ${vars.space[3]}`,
  textAlign: 'start',
  fontWeight: vars.font.weight.regular,
  verticalAlign: 'middle',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  borderBlockEnd: `1px solid ${vars.color.line}`,
  selectors: { [`${tableFixed} &`]: { whiteSpace: 'normal', overflowWrap: 'anywhere' } },
});
// Words wrap on paper, so that all columns fit, and figures stay whole.
globalStyle(`${table} > * > * > *, ${table} td *`, {
  '@layer': { [componentsLayer]: { '@media': { [media.print]: { whiteSpace: 'normal', overflowWrap: 'break-word' } } } },
});
/** Columns of a wider window. Paper has all of them. */
export const columnFrom = {
  medium: part({ '@media': { [`screen and ${media.belowMedium}`]: { display: 'none' } } }),
  wide: part({ '@media': { [`screen and ${media.tablet}`]: { display: 'none' } } }),
};
export const cellEnd = part({ textAlign: 'end' });
const reachEnd = keyframes({ to: { opacity: 0 } });
/** A row of a table that scrolls sideways, and is wide enough; not one of a table inside it. */
const pinning = `${scroller}[data-pins] > ${table} > * > * >`;
/** Actions stay in reach while the rest of the row is scrolled to. Their shadow goes once nothing is below them. */
export const cellPinned = part({
  selectors: {
    [`${pinning} &::before`]: {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      insetInlineEnd: '100%',
      width: vars.space[3],
      background: `linear-gradient(calc(90deg * ${forwards}), transparent, rgb(0 0 0 / 0.12))`,
      pointerEvents: 'none',
    },
    [`${pinning} &`]: {
      position: 'sticky',
      insetInlineEnd: 0,
      background: behind,
      boxShadow: `inset calc(1px * ${forwards}) 0 0 ${vars.color.line}`,
    },
  },
  '@supports': {
    // Other browsers show the shadow as long as the table scrolls.
    '(animation-timeline: scroll())': {
      selectors: {
        [`${pinning} &::before`]: {
          animation: `${reachEnd} linear both`,
          animationTimeline: 'scroll(nearest inline)',
          animationRange: 'calc(100% - 16px) 100%',
        },
      },
    },
  },
  '@media': {
    [media.forcedColors]: { selectors: { [`${pinning} &`]: { borderInlineStart: '1px solid CanvasText' } } },
    // Nobody presses paper.
    [media.print]: { display: 'none' },
  },
});
export const cellActions = part({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space[2],
});
// A long name wraps and the row grows, so nothing is cut. `break-word` keeps a word whole while the table can still widen.
export const cellName = part({ fontVariantNumeric: 'normal', minWidth: '9em', whiteSpace: 'normal', overflowWrap: 'break-word' });
/** A table that scrolls anyway gives a name the width that it wants, up to a least one that a long name is read in. */
export const name = part({
  selectors: { [`${scroller}[data-sideways] ${table}:not(${tableFixed}) &`]: { width: 'max-content', maxWidth: '16em' } },
});
export const cellWhole = part({ padding: 0, whiteSpace: 'normal', borderBlockEnd: `1px solid ${vars.color.line}` });
export const cellDetail = part({
  padding: `${vars.space[3]} ${vars.space[3]} ${vars.space[4]}`,
  whiteSpace: 'normal',
  background: vars.color.surface,
  borderBlockEnd: `1px solid ${vars.color.line}`,
});
export const cellOpener = part({ width: '44px', paddingInlineEnd: 0 });
export const caption = part({ padding: 0, height: 0, color: 'inherit', captionSide: 'inherit', textAlign: 'start' });
