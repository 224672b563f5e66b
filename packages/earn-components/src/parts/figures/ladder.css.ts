import { media, part, startSide, vars } from '@earnkit/ui/style';

/** Tiers side by side, of equal width; what does not fit goes to the next line. */
export const tiers = part({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(96px, 1fr))',
  columnGap: 2,
  rowGap: vars.space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const tier = part({ display: 'flex', flexDirection: 'column', minWidth: 0, overflowWrap: 'anywhere' });
export const track = part({
  boxSizing: 'border-box',
  display: 'block',
  height: '8px',
  marginBlockEnd: vars.space[1],
  overflow: 'hidden',
  background: vars.color.active,
  selectors: {
    [`${tier}:first-child &`]: { borderStartStartRadius: vars.radius.pill, borderEndStartRadius: vars.radius.pill },
    [`${tier}:last-child &`]: { borderStartEndRadius: vars.radius.pill, borderEndEndRadius: vars.radius.pill },
  },
  '@media': { [media.forcedColors]: { border: '1px solid' } },
});
export const bar = part({
  display: 'block',
  height: '100%',
  background: vars.accent.text,
  // A scale needs no layout. It follows the amount at once: a transition would cost a slow phone several frames at each key.
  transformOrigin: startSide,
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', background: 'Highlight' } },
});
export const range = part({
  paddingInlineEnd: vars.space[1],
  fontSize: vars.text[1].size,
  lineHeight: vars.text[1].line,
  color: vars.color.muted,
  selectors: { '&[data-reached]': { color: vars.color.text } },
});
