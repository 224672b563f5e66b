import { keyframes } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { part } from '../theme/part.ts';
import { vars } from '../theme/vars.css.ts';
import { ZOOM, ZOOM_AROUND } from '../theme/zoom.ts';

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } });

/** What enlarges the content of a layer, and what its places and sizes on the screen are divided by. */
export const zoomed = `var(${ZOOM}, 1)`;

/** A layer over the page: menu, popover, list of a select. */
export const floating = part({
  zIndex: vars.layer.popup,
  zoom: zoomed,
  maxWidth: `min(360px, calc(100vw / ${zoomed} - 16px))`,
  // Radix's menus and popovers set the first, `useFloatingLayer` the second.
  maxHeight: `calc(var(--radix-popper-available-height, var(--earn-available-height)) / ${zoomed})`,
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

/** Above the page and its dialogs, in pixels of the screen. */
export const above = part({ zIndex: vars.layer.popup, zoom: `calc(1 / var(${ZOOM_AROUND}, 1))` });
