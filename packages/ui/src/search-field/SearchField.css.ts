import { part } from '../theme/part.ts';
import { vars } from '../theme/vars.css.ts';

export const box = part({
  display: 'inline-flex',
  alignItems: 'center',
  width: '100%',
  minWidth: 0,
  minHeight: vars.size.control2,
  paddingInlineStart: vars.space[3],
  paddingInlineEnd: 4,
  gap: vars.space[2],
  border: `1px solid ${vars.color.edge}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.field,
  color: vars.color.muted,
  cursor: 'text',
  selectors: {
    '&:hover': { borderColor: vars.color.edgeHover },
    '&:focus-within': { borderColor: vars.color.focus },
    '&:has(input:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-1px' },
  },
});

export const input = part({
  appearance: 'none',
  flex: '1 1 0',
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  background: 'transparent',
  font: 'inherit',
  fontSize: vars.text[2].size,
  lineHeight: vars.text[2].line,
  color: vars.color.text,
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&::placeholder': { color: vars.color.muted, opacity: 1 },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
  // Under 16 px an iPhone zooms into the field.
  '@media': { '(pointer: coarse)': { fontSize: 16 } },
});

export const clear = part({
  appearance: 'none',
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: vars.size.target,
  height: vars.size.target,
  margin: 0,
  padding: 0,
  border: 0,
  borderRadius: vars.radius[2],
  background: 'transparent',
  color: 'inherit',
  cursor: 'pointer',
  selectors: { '&:hover': { color: vars.color.text, backgroundColor: vars.color.hover }, '&[data-hidden]': { visibility: 'hidden' } },
});
