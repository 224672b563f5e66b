import { globalStyle } from '@vanilla-extract/css';
import { componentsLayer } from '../theme/layers.css.ts';
import { media } from '../theme/media.ts';
import { part } from '../theme/part.ts';
import { vars } from '../theme/vars.css.ts';

export const root = part({ display: 'flex', flexDirection: 'column', gap: vars.space[2], minWidth: 0 });
export const label = part({
  fontSize: vars.text[2].size,
  lineHeight: vars.text[2].line,
  fontWeight: vars.font.weight.medium,
  selectors: { '&[hidden]': { display: 'none' } },
});
export const groupBase = part({ display: 'grid', gap: vars.space[2], minWidth: 0 });
export const group = {
  row: {
    root: part({ gridTemplateColumns: 'repeat(auto-fit, minmax(84px, 1fr))' }),
    card: part({ padding: `${vars.space[2]} ${vars.space[1]}`, alignItems: 'start', justifyContent: 'center', textAlign: 'center' }),
  },
  list: {
    root: part({ gridTemplateColumns: 'minmax(0, 1fr)' }),
    card: part({ padding: `${vars.space[3]} ${vars.space[4]}`, alignItems: 'center', justifyContent: 'space-between', textAlign: 'start' }),
  },
};
export const card = part({
  appearance: 'none',
  boxSizing: 'border-box',
  display: 'flex',
  gap: vars.space[3],
  minWidth: 0,
  minHeight: vars.size.target,
  margin: 0,
  border: `1px solid ${vars.color.edge}`,
  borderRadius: vars.radius[4],
  background: vars.color.field,
  color: vars.color.text,
  font: 'inherit',
  fontSize: vars.text[2].size,
  lineHeight: vars.text[2].line,
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  touchAction: 'manipulation',
  selectors: {
    '&:hover:not(:disabled)': { borderColor: vars.color.edgeHover },
    // An inner line, so that the chosen card is no larger than the others.
    '&[data-state="checked"]': { borderColor: vars.accent.solid, boxShadow: `inset 0 0 0 1px ${vars.accent.solid}` },
    '&[aria-busy="true"]': { cursor: 'progress' },
    '&[data-muted]': { background: vars.color.surface },
    '&:disabled': { background: vars.color.surface, borderColor: vars.color.line, color: vars.color.muted, cursor: 'not-allowed' },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&[data-state="checked"]': { outline: '2px solid Highlight', outlineOffset: '-2px' },
        '&:disabled': { color: 'GrayText' },
      },
    },
  },
});
// Radix moves the hidden input of a card to the left by its width, where a dialog scrolls from right to left.
globalStyle(`${card} + input`, { '@layer': { [componentsLayer]: { transform: 'none !important' } } });
export const content = part({ flex: '1 1 auto', minWidth: 0, overflowWrap: 'anywhere' });
export const mark = part({
  boxSizing: 'border-box',
  flex: '0 0 auto',
  width: 18,
  height: 18,
  border: `1px solid ${vars.color.edge}`,
  borderRadius: vars.radius.full,
  selectors: { [`${card}[data-state="checked"] &`]: { borderColor: vars.accent.solid, borderWidth: 6 } },
  '@media': { [media.forcedColors]: { selectors: { [`${card}[data-state="checked"] &`]: { borderColor: 'Highlight' } } } },
});
