import { part } from '../theme/part.ts';
import { vars } from '../theme/vars.css.ts';

export const icon = part({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  overflow: 'hidden',
  borderRadius: vars.radius.full,
  // A white picture on white and a black one on black keep their edge.
  boxShadow: `0 0 0 1px ${vars.color.line}`,
  verticalAlign: 'middle',
  userSelect: 'none',
});
export const image = part({ display: 'block', width: '100%', height: '100%', objectFit: 'cover' });
/** A coin without a picture. */
export const lettered = part({
  background: vars.color.active,
  // Readable on a highlighted option as well, where both fills add up.
  color: vars.color.text,
  fontWeight: vars.font.weight.semibold,
  lineHeight: 1,
});
export const sizes = {
  '1': part({ width: '16px', height: '16px', fontSize: '9px' }),
  '2': part({ width: '20px', height: '20px', fontSize: '11px' }),
  '3': part({ width: '24px', height: '24px', fontSize: '13px' }),
  '4': part({ width: '32px', height: '32px', fontSize: '16px' }),
  '5': part({ width: '40px', height: '40px', fontSize: '20px' }),
};

export const stack = part({ display: 'inline-flex', alignItems: 'center', verticalAlign: 'middle' });
// Each coin overlaps the one before; a ring in the background colour separates them.
export const stacked = part({
  display: 'inline-flex',
  borderRadius: vars.radius.full,
  boxShadow: `0 0 0 2px ${vars.color.page}`,
  background: vars.color.page,
  selectors: {
    '& + &': { marginInlineStart: '-6px' },
    '[role="dialog"] &, [role="alertdialog"] &': { boxShadow: `0 0 0 2px ${vars.color.panel}`, background: vars.color.panel },
  },
});
export const more = part({
  marginInlineStart: vars.space[2],
  fontSize: vars.text[1].size,
  lineHeight: vars.text[1].line,
  color: vars.color.muted,
  fontVariantNumeric: 'tabular-nums',
});
