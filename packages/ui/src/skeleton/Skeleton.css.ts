import { keyframes } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { part } from '../theme/part.ts';
import { vars } from '../theme/vars.css.ts';

const breathe = keyframes({ '50%': { opacity: 0.45 } });

const animation = `${breathe} 1.6s ease-in-out infinite`;

/** Around many skeletons: they breathe as one, which is one animation and not a hundred. */
export const skeletonGroup = part({ animation });

export const skeleton = part({
  display: 'inline-block',
  maxWidth: '100%',
  background: vars.color.active,
  animation,
  selectors: { [`${skeletonGroup} &`]: { animation: 'none' } },
  '@media': {
    // An outline, because a fill would be the most prominent thing on the page.
    [media.forcedColors]: { outline: '1px solid GrayText', outlineOffset: '-1px' },
  },
});

// As tall as the capital letters of the text around, within its line, so that the layout does not jump.
export const text = part({ height: '0.75em', borderRadius: vars.radius[1], verticalAlign: 'baseline' });
export const block = part({ height: '100%', borderRadius: vars.radius[3], verticalAlign: 'top' });
export const circle = part({ borderRadius: vars.radius.full, verticalAlign: 'middle', flexShrink: 0 });
