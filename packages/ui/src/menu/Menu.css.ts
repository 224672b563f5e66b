import { part } from '../theme/part.ts';
import { vars } from '../theme/vars.css.ts';

export const list = part({ minWidth: 160, padding: vars.space[1] });
export const item = part({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: vars.size.control2,
  padding: `${vars.space[1]} ${vars.space[3]}`,
  borderRadius: vars.radius[3],
  color: vars.color.text,
  textDecoration: 'none',
  cursor: 'pointer',
  userSelect: 'none',
  outline: 'none',
  selectors: {
    // The pointer and the arrow keys move the same mark; the ring shows it where colours are forced.
    '&[data-highlighted]': { backgroundColor: vars.color.active },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
    '&[data-disabled]': { color: vars.color.disabled, cursor: 'not-allowed' },
    '&[data-tone="danger"]': { color: vars.danger.text },
  },
});
export const words = part({ flex: '1 1 auto', minWidth: 0, overflowWrap: 'anywhere' });
export const tick = part({ width: 16, height: 16, flexShrink: 0 });
export const label = part({
  padding: `${vars.space[2]} ${vars.space[3]} ${vars.space[1]}`,
  color: vars.color.muted,
  fontSize: vars.text[1].size,
  lineHeight: vars.text[1].line,
});
export const separator = part({ height: 1, margin: `${vars.space[1]} 0`, backgroundColor: vars.color.line });
