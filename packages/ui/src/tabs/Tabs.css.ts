import { part } from '../theme/part.ts';
import { vars } from '../theme/vars.css.ts';

/** As wide as its place: a row of many tabs scrolls, and does not widen it. */
export const root = part({ minWidth: 0, maxWidth: '100%' });
export const list = part({ display: 'flex', gap: vars.space[2], borderBlockEnd: `1px solid ${vars.color.line}` });
export const tab = part({
  position: 'relative',
  flexShrink: 0,
  minWidth: vars.size.target,
  minHeight: `max(${vars.size.tab}, ${vars.size.target})`,
  padding: `0 ${vars.space[2]}`,
  selectors: {
    // Inside, where the row does not clip it; off the text and the line of the chosen tab.
    '&:focus-visible': { outlineOffset: '-4px', borderRadius: vars.radius[3] },
    '&[data-state="active"]': { background: 'transparent', color: vars.color.text, fontWeight: vars.font.weight.medium },
    '&[data-state="active"]::after': {
      content: '""',
      position: 'absolute',
      insetInline: vars.space[1],
      insetBlockEnd: 0,
      // A border, and not a fill: forced colours keep it.
      borderBlockEnd: `2px solid ${vars.accent.solid}`,
    },
  },
});
export const panel = part({ paddingBlockStart: vars.space[4], selectors: { '&:focus-visible': { outlineOffset: '4px' } } });
