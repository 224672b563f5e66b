import { media } from '../theme/media.ts';
import { part } from '../theme/part.ts';
import { vars } from '../theme/vars.css.ts';

export const root = part({ display: 'flex', flexDirection: 'column', gap: vars.space[1], minWidth: 0 });

export const plot = part({
  position: 'relative',
  inlineSize: '100%',
  // Time runs from left to right in every language.
  direction: 'ltr',
  touchAction: 'pan-y',
  borderRadius: vars.radius[2],
  selectors: { '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 } },
});
/** Pointers go through it to the plot. */
export const drawing = part({
  display: 'block',
  verticalAlign: 'baseline',
  inlineSize: '100%',
  blockSize: '100%',
  pointerEvents: 'none',
  overflow: 'visible',
});
export const bar = part({
  fill: vars.accent.text,
  fillOpacity: 0.8,
  selectors: { '&[data-active]': { fillOpacity: 1 } },
  '@media': {
    [media.forcedColors]: { fill: 'CanvasText', selectors: { '&[data-active]': { fill: 'Highlight' } } },
  },
});
/** More will be added to it. */
export const partial = part({
  stroke: vars.accent.text,
  strokeWidth: 1,
  selectors: { '&[data-active]': { strokeWidth: 2 } },
  '@media': { [media.forcedColors]: { stroke: 'CanvasText', selectors: { '&[data-active]': { stroke: 'Highlight' } } } },
});
export const hatch = part({ fill: vars.accent.text, '@media': { [media.forcedColors]: { fill: 'CanvasText' } } });
/** How high a hidden bar is says nothing. */
export const hidden = part({ fill: vars.color.line, '@media': { [media.forcedColors]: { fill: 'GrayText' } } });
export const baseline = part({ stroke: vars.color.edge, strokeWidth: 1, shapeRendering: 'crispEdges' });
export const average = part({
  stroke: vars.color.text,
  strokeWidth: 1,
  strokeDasharray: '4 3',
  shapeRendering: 'crispEdges',
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
});

/** The first bar's name, what is read, and the bar to which more will be added. */
export const words = part({
  display: 'flex',
  // Large text takes a second line.
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space[3],
  direction: 'ltr',
  minBlockSize: vars.text[1].line,
  color: vars.color.muted,
  fontSize: vars.text[1].size,
  lineHeight: vars.text[1].line,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
/** On a phone the reading has the room of the first name, which the table has too. */
export const firstName = part({ '@media': { [media.mobile]: { display: 'none' } } });
export const reading = part({ selectors: { '&[data-active]': { color: vars.color.text } } });
export const rest = part({ display: 'inline-flex', alignItems: 'center', gap: vars.space[1] });
export const swatch = part({ flex: 'none', verticalAlign: 'baseline', overflow: 'visible' });
