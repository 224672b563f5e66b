import { fieldBox, fieldClear, fieldControl } from '../theme/field.ts';
import { part } from '../theme/part.ts';
import { vars } from '../theme/vars.css.ts';

export const box = part(fieldBox({ ring: '&:has(input:focus-visible)' }), {
  display: 'inline-flex',
  alignItems: 'center',
  width: '100%',
  minHeight: vars.size.control2,
  // Not stretched by a row of a grid or a flex box that is higher.
  height: 'fit-content',
  paddingInlineStart: vars.space[3],
  paddingInlineEnd: 4,
  gap: vars.space[2],
  color: vars.color.muted,
  cursor: 'text',
});

export const input = part(fieldControl, {
  flex: '1 1 0',
  alignSelf: 'stretch',
  padding: 0,
  fontSize: vars.text[2].size,
  lineHeight: vars.text[2].line,
  selectors: { '&::-webkit-search-cancel-button': { display: 'none' } },
  // Under 16 px an iPhone zooms into the field.
  '@media': { '(pointer: coarse)': { fontSize: `max(16px, ${vars.text[3].size})` } },
});

export const clear = part(fieldClear, { selectors: { '&[data-hidden]': { visibility: 'hidden' } } });
