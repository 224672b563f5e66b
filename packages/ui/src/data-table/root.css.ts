import { keyframes } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { part } from '../theme/part.ts';
import { vars } from '../theme/vars.css.ts';

export const root = part({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  color: vars.color.text,
  fontSize: vars.text[2].size,
  lineHeight: vars.text[2].line,
});
export const notices = part({ display: 'flex', flexDirection: 'column', gap: vars.space[2], marginBlockEnd: vars.space[3] });
export const openerIcon = part({
  display: 'flex',
  transition: `transform ${vars.motion.normal} ${vars.motion.ease}`,
  selectors: { '[aria-expanded="true"] &': { transform: 'rotate(180deg)' } },
  '@media': { [media.reducedMotion]: { transition: 'none' } },
});

const run = keyframes({ from: { insetInlineStart: '-30%' }, to: { insetInlineStart: '100%' } });
const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });
/** A progress line during a refresh. Delayed, so that a fast response does not show it. */
export const refreshLine = part({
  position: 'relative',
  height: '2px',
  marginBlockEnd: '-2px',
  overflow: 'hidden',
  zIndex: 2,
  pointerEvents: 'none',
  animation: `${appear} ${vars.motion.normal} 300ms backwards`,
  '::after': {
    content: '""',
    position: 'absolute',
    insetBlock: 0,
    width: '30%',
    background: vars.accent.text,
    animation: `${run} 1.2s ease-in-out infinite`,
  },
  '@media': { [media.reducedMotion]: { '::after': { width: '100%', insetInlineStart: 0, animation: 'none' } } },
});
