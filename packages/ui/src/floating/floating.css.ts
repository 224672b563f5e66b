import { keyframes } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { part } from '../theme/part.ts';
import { vars } from '../theme/vars.css.ts';

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } });

/** A layer over the page: menu, popover, list of a select. */
export const floating = part({
  zIndex: vars.layer.popup,
  maxWidth: 'min(360px, calc(100vw - 16px))',
  // Radix's menus and popovers set the first, `useFloatingLayer` the second.
  maxHeight: 'var(--radix-popper-available-height, var(--earn-available-height))',
  overflowY: 'auto',
  backgroundColor: vars.color.panel,
  color: vars.color.text,
  fontSize: vars.text[2].size,
  lineHeight: vars.text[2].line,
  borderRadius: vars.radius[4],
  boxShadow: vars.shadow.float,
  animation: `${appear} ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: { '&:focus-visible': { outline: 'none' } },
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

/** Above the page and its dialogs. */
export const above = part({ zIndex: vars.layer.popup });
