import { globalStyle } from '@vanilla-extract/css';
import { componentsLayer } from '../theme/layers.css.ts';
import { media } from '../theme/media.ts';
import { part } from '../theme/part.ts';
import { vars } from '../theme/vars.css.ts';
import { small } from './measures.ts';

export const cards = part({ display: 'flex', flexDirection: 'column', gap: vars.space[3], margin: 0, padding: 0, listStyle: 'none' });
/** Each card brings the space below it, so that it can be measured with it. */
export const cardsVirtual = part({ gap: 0 });
export const card = part({
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius[4],
  background: vars.color.panel,
  padding: vars.space[4],
  minWidth: 0,
  selectors: { [`${cardsVirtual} > &`]: { marginBlockEnd: vars.space[3] } },
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
/** Two columns on a phone, up to four on a tablet. */
export const figures = part({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(max(min(150px, calc(50% - ${vars.space[4]} / 2)), 22%), 1fr))`,
  gap: `${vars.space[3]} ${vars.space[4]}`,
  margin: 0,
  marginBlockStart: vars.space[3],
});
/** An only figure has the whole width. */
export const figure = part({ minWidth: 0, selectors: { '&:only-child': { gridColumn: '1 / -1' } } });
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
export const cardActions = part({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2], marginBlockStart: vars.space[4] });
export const cardAction = part({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2], flex: '1 1 auto' });
// One or two buttons share the width of the card. The doubled selector overrides the button's own `flex`,
// whichever stylesheet comes last.
globalStyle(`${cardAction}${cardAction} > *`, { '@layer': { [componentsLayer]: { flex: '1 1 0', minInlineSize: 'max-content' } } });
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
  maxWidth: '100%',
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
