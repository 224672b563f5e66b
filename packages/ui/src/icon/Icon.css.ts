import { forwards } from '../theme/forwards.ts';
import { part } from '../theme/part.ts';

export const icon = part({
  flexShrink: 0,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  selectors: { '&[data-turns]': { transform: `scaleX(${forwards})` } },
});
