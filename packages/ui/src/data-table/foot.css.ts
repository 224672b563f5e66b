import { media } from '../theme/media.ts';
import { part } from '../theme/part.ts';
import { vars } from '../theme/vars.css.ts';
import { rowHeight, small } from './measures.ts';

export const foot = part({
  // A new page changes the layout only in here.
  contain: 'layout style',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: `${vars.space[2]} ${vars.space[4]}`,
  minHeight: rowHeight,
  paddingBlockStart: vars.space[2],
  fontVariantNumeric: 'tabular-nums',
});
export const footCentred = part({ flexDirection: 'column', justifyContent: 'center', paddingBlockStart: vars.space[4] });
export const count = part({
  ...small,
  margin: 0,
  color: vars.color.muted,
  // A ring around a count that is only read aloud would be a line across the page.
  selectors: { '&[data-unseen]:focus-visible': { outline: 'none' } },
});
export const pages = part({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [media.print]: { display: 'none' } },
});
export const pageButton = part({
  appearance: 'none',
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
export const more = part({ display: 'flex', flexDirection: 'column', alignItems: 'center', gap: vars.space[2] });
export const moreFailed = part({ ...small, margin: 0, color: vars.danger.text });
