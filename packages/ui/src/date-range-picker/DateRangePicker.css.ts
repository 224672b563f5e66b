import { fieldBox, fieldClear, fieldControl, fieldLabel, fieldMessage, fieldRoot } from '../theme/field.ts';
import { media } from '../theme/media.ts';
import { part } from '../theme/part.ts';
import { vars } from '../theme/vars.css.ts';

export const root = part(fieldRoot);
export const label = part(fieldLabel, { alignSelf: 'flex-start' });

export const box = part(fieldBox({ focused: '&[data-open], &:focus-within', ring: '&:has(> button:first-child:focus-visible)' }), {
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.size.control2,
  paddingInlineEnd: 4,
});

export const trigger = part(fieldControl, {
  flex: '1 1 0',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: `calc(${vars.size.control2} - 2px)`,
  paddingBlock: vars.space[1],
  paddingInline: vars.space[3],
  fontSize: vars.text[2].size,
  lineHeight: vars.text[2].line,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'start',
  cursor: 'pointer',
  touchAction: 'manipulation',
  selectors: { '&[aria-busy="true"]': { cursor: 'progress' } },
  '@media': { [media.touch]: { fontSize: vars.text[3].size } },
});
export const fieldIcon = part({
  display: 'inline-flex',
  color: vars.color.muted,
  selectors: { 'button:disabled > &': { color: 'inherit' } },
});
export const text = part({ minWidth: 0, overflowWrap: 'anywhere' });
export const placeholder = part({ color: vars.color.muted, selectors: { 'button:disabled > &': { color: 'inherit' } } });

export const clear = part(fieldClear);

export const message = part(fieldMessage);
