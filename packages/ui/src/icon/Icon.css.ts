import { forwards } from '../theme/forwards.ts';
import { part } from '../theme/part.ts';

export const icon = part({
  display: 'inline',
  flexShrink: 0,
  verticalAlign: 'baseline',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  selectors: { '&[data-turns]': { transform: `scaleX(${forwards})` } },
});
