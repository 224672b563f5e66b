import { media } from '../theme/media.ts';
import { part } from '../theme/part.ts';
import { vars } from '../theme/vars.css.ts';

/** A row of choices in one line. It scrolls sideways where there is no room, on a touch screen without a scrollbar. */
export const scrollRow = part({
  maxWidth: '100%',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'thin',
  '@media': { [media.touch]: { scrollbarWidth: 'none' } },
});

/** Shared by all choices of a row: a button without the browser's look. */
export const choice = part({
  appearance: 'none',
  margin: 0,
  border: 0,
  font: 'inherit',
  fontSize: vars.text[2].size,
  lineHeight: vars.text[2].line,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  touchAction: 'manipulation',
  selectors: {
    '&:not([data-state="active"], [data-state="checked"])': { background: 'transparent', color: vars.color.muted },
    '&:not([data-state="active"], [data-state="checked"]):hover': { color: vars.color.text },
    '&:disabled:disabled': { color: vars.color.disabled, cursor: 'not-allowed' },
  },
});
