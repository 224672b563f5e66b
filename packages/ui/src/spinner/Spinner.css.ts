import { keyframes } from '@vanilla-extract/css';
import { part } from '../theme/part.ts';
import { vars } from '../theme/vars.css.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

/** A ring with a gap that turns, as in a button that runs. */
export const ring = part({
  display: 'inline-block',
  boxSizing: 'border-box',
  width: vars.space[6],
  height: vars.space[6],
  color: vars.color.muted,
  borderRadius: vars.radius.full,
  border: '2px solid currentColor',
  borderInlineEndColor: 'transparent',
  animation: `${turn} 700ms linear infinite`,
});
