import { zoomed } from '../floating/floating.css.ts';
import { part } from '../theme/part.ts';
import { vars } from '../theme/vars.css.ts';
import { media } from '../theme/media.ts';

export const tip = part({
  zIndex: vars.layer.popup,
  zoom: zoomed,
  maxWidth: `min(280px, calc(100vw / ${zoomed} - 16px))`,
  padding: `${vars.space[2]} ${vars.space[3]}`,
  backgroundColor: vars.neutral.solid,
  color: vars.neutral.onSolid,
  borderRadius: vars.radius[3],
  fontSize: vars.text[1].size,
  lineHeight: vars.text[1].line,
  overflowWrap: 'anywhere',
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

/** A dotted line marks text with an explanation. */
export const term = part({
  appearance: 'none',
  display: 'inline',
  margin: 0,
  padding: '2px 0',
  border: 0,
  background: 'transparent',
  font: 'inherit',
  color: 'inherit',
  textAlign: 'inherit',
  cursor: 'help',
  borderRadius: vars.radius[1],
  textDecoration: `underline dotted ${vars.color.muted}`,
  textUnderlineOffset: '0.25em',
});
