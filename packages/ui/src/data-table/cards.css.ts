import { globalStyle } from '@vanilla-extract/css';
import { componentsLayer } from '../theme/layers.css.ts';
import { media } from '../theme/media.ts';
import { part } from '../theme/part.ts';
import { vars } from '../theme/vars.css.ts';
import { small } from './measures.ts';

/** One below the other on a phone, two side by side on a tablet. */
export const cards = part({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
  gap: vars.space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  // An opened card does not pull the one beside it to its height.
  selectors: { '&:has(> [data-open="true"])': { alignItems: 'start' } },
});
/** Below one another, and each brings the space below it, so that it can be measured with it. */
export const cardsVirtual = part({ display: 'block' });
export const card = part({
  display: 'flex',
  flexDirection: 'column',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius[4],
  background: vars.color.panel,
  padding: vars.space[4],
  minWidth: 0,
  selectors: { [`${cardsVirtual} > &`]: { marginBlockEnd: vars.space[3] } },
});
/** Rows below one another with a line between them. */
export const cardLines = part({ margin: 0, padding: 0, listStyle: 'none', borderBlockStart: `1px solid ${vars.color.line}` });
export const cardLine = part({ paddingBlock: vars.space[2], borderBlockEnd: `1px solid ${vars.color.line}`, minWidth: 0 });
/** The name takes what the figures leave. */
export const lineHeading = part({ flex: '1 1 0', minWidth: 0, overflowWrap: 'anywhere' });
export const lineOpener = part({
  inlineSize: vars.size.control1,
  '@media': { [media.touch]: { inlineSize: vars.size.control3 } },
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
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});
export const cardLabel = part({
  display: 'block',
  fontSize: vars.text[1].size,
  lineHeight: vars.text[1].line,
  fontWeight: vars.font.weight.regular,
  color: vars.color.muted,
  selectors: { '&:has(+ * [role="switch"])': { marginBlockEnd: vars.space[1] } },
});
/** Two columns. */
export const figures = part({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[3]} ${vars.space[4]}`,
  margin: 0,
  marginBlockStart: vars.space[3],
});
/**
 * A figure that is wider than its column takes what the one beside it leaves, or else a line of its own, so that a unit stays
 * with its number.
 */
export const figure = part({ flex: '1 1 40%', minInlineSize: 'fit-content' });
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
export const figureValue = part({ margin: 0, marginBlockStart: '2px', fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' });
/** At the foot, also of a card that is as high as the one beside it. */
export const cardActions = part({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  marginBlockStart: 'auto',
  paddingBlockStart: vars.space[4],
});
export const cardAction = part({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2], flex: '1 1 auto' });
// One or two buttons share the width of the card, and are no smaller than the ones of another list. The doubled selector overrides the button's own `flex`,
// whichever stylesheet comes last.
globalStyle(`${cardAction}${cardAction} > *`, {
  '@layer': { [componentsLayer]: { flex: '1 1 0', minInlineSize: 'max-content', minBlockSize: vars.size.control2 } },
});
export const cardDetail = part({
  marginBlockStart: vars.space[3],
  paddingBlockStart: vars.space[3],
  borderBlockStart: `1px solid ${vars.color.line}`,
});
export const cardOpener = part({ display: 'flex', justifyContent: 'center', marginBlockStart: vars.space[2] });
export const sortField = part({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: vars.space[2],
  marginBlockEnd: vars.space[3],
  ...small,
  color: vars.color.muted,
});
export const sortSelect = part({
  minHeight: vars.size.control2,
  maxWidth: 'min(100%, 320px)',
  padding: `0 ${vars.space[2]}`,
  border: `1px solid ${vars.color.edge}`,
  borderRadius: vars.radius[3],
  background: vars.color.field,
  color: vars.color.text,
  font: 'inherit',
  '@media': {
    [media.mobile]: { flex: 1 },
    [media.touch]: { minHeight: vars.size.control3, fontSize: vars.text[3].size },
  },
});
export const cardsBounded = part({ overflowY: 'auto', overscrollBehaviorY: 'contain' });
/** While virtual cards are added and removed, the list keeps its own scroll position. */
export const cardsScrollVirtual = part({ overflowAnchor: 'none', contain: 'content' });
