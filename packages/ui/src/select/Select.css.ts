import { zoomed } from '../floating/floating.css.ts';
import { fieldBox, fieldLabel, fieldMessage, fieldRoot } from '../theme/field.ts';
import { media } from '../theme/media.ts';
import { part } from '../theme/part.ts';
import { vars } from '../theme/vars.css.ts';

export const root = part(fieldRoot);
export const label = part(fieldLabel, { alignSelf: 'flex-start' });

const states = {
  focused: '&[data-state="open"]',
  ring: '&:focus-visible, &:has(select:focus-visible)',
  invalid: '&[aria-invalid="true"], &:has([aria-invalid="true"])',
  disabled: '&:disabled, &[data-disabled]',
};
export const box = part(fieldBox(states), {
  appearance: 'none',
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  width: '100%',
  margin: 0,
  paddingBlock: 0,
  color: vars.color.text,
  font: 'inherit',
  textAlign: 'start',
  userSelect: 'none',
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  touchAction: 'manipulation',
  selectors: { [states.disabled]: { color: vars.color.disabled } },
});
export const sizes = {
  '1': part({
    minHeight: vars.size.control1,
    paddingInline: `${vars.space[2]} ${vars.space[1]}`,
    fontSize: vars.text[1].size,
    lineHeight: vars.text[1].line,
  }),
  '2': part({
    minHeight: vars.size.control2,
    paddingInline: `${vars.space[3]} ${vars.space[2]}`,
    fontSize: vars.text[2].size,
    lineHeight: vars.text[2].line,
  }),
  '3': part({
    minHeight: vars.size.control3,
    paddingInline: `${vars.space[3]} ${vars.space[2]}`,
    fontSize: vars.text[3].size,
    lineHeight: vars.text[3].line,
  }),
};
export const value = part({
  flex: '1 1 0',
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: { '&[data-placeholder]': { color: vars.color.muted }, ':disabled > &, [data-disabled] > &': { color: 'inherit' } },
});
export const chevron = part({ display: 'flex', flexShrink: 0, color: vars.color.muted });

/** The native select, transparent over our control. Below 16 px an iPhone would zoom in. */
export const native = part({
  appearance: 'none',
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  padding: 0,
  border: 0,
  opacity: 0,
  font: 'inherit',
  fontSize: `max(16px, ${vars.text[3].size})`,
  cursor: 'inherit',
});

export const list = part({
  selectors: {
    // Doubled for specificity, so that in any order of stylesheets the list is at least as wide as the field.
    '&&': {
      boxSizing: 'border-box',
      minWidth: `calc(var(--earn-anchor-width) / ${zoomed})`,
      maxWidth: `max(var(--earn-anchor-width, 0px) / ${zoomed}, min(360px, 100vw / ${zoomed} - 16px))`,
      maxHeight: `min(320px, var(--earn-available-height, 320px) / ${zoomed})`,
      padding: vars.space[1],
      overscrollBehavior: 'contain',
    },
  },
});
export const option = part({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: vars.size.control2,
  padding: `${vars.space[1]} ${vars.space[2]}`,
  borderRadius: vars.radius[3],
  cursor: 'pointer',
  userSelect: 'none',
  selectors: {
    '&[data-marked]': { backgroundColor: vars.color.active },
    '&[aria-selected="true"]': { fontWeight: vars.font.weight.medium },
    '&[aria-disabled="true"]': { color: vars.color.disabled, cursor: 'not-allowed' },
  },
  '@media': { [media.forcedColors]: { selectors: { '&[data-marked]': { outline: '2px solid Highlight', outlineOffset: '-2px' } } } },
});
export const optionIcon = part({ display: 'flex', flexShrink: 0 });
export const optionWords = part({ flex: '1 1 auto', minWidth: 0, overflowWrap: 'anywhere' });
export const optionDescription = part({
  display: 'block',
  color: vars.color.muted,
  fontSize: vars.text[1].size,
  lineHeight: vars.text[1].line,
  fontWeight: vars.font.weight.regular,
  selectors: { '[aria-disabled="true"] &': { color: 'inherit' } },
});
export const tick = part({ width: 16, height: 16, flexShrink: 0, color: vars.accent.text });
export const nothing = part({ padding: `${vars.space[2]} ${vars.space[3]}`, color: vars.color.muted });

export const message = part(fieldMessage);
