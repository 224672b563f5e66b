import { globalStyle } from '@vanilla-extract/css';
import { componentsLayer } from '../theme/layers.css.ts';
import { media } from '../theme/media.ts';
import { part } from '../theme/part.ts';
import { vars } from '../theme/vars.css.ts';

export const root = part({ display: 'flex', flexDirection: 'column', gap: vars.space[2], minWidth: 0 });

export const plot = part({
  position: 'relative',
  inlineSize: '100%',
  // Time runs from left to right in every language, as it does on the axes of every trading screen.
  direction: 'ltr',
  touchAction: 'pan-y',
  borderRadius: vars.radius[2],
  cursor: 'crosshair',
  selectors: { '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 } },
});

/** Pointers go through it to the plot: finding the line below one takes time. A dot at the edge is drawn whole. */
export const drawing = part({ display: 'inline', verticalAlign: 'baseline', pointerEvents: 'none', overflow: 'visible' });
export const gradient = part({ color: vars.accent.text });
export const line = part({ fill: 'none', stroke: vars.accent.text, strokeWidth: 2, strokeLinejoin: 'round', strokeLinecap: 'round' });
export const otherLine = part({
  fill: 'none',
  stroke: vars.color.muted,
  strokeWidth: 1.5,
  strokeLinejoin: 'round',
  selectors: { '&[data-dotted]': { strokeDasharray: '1 3', strokeLinecap: 'round' } },
});
export const otherDot = part({ fill: vars.color.muted });
export const dot = part({ fill: vars.accent.text });
export const gridline = part({ stroke: vars.color.line, strokeWidth: 1, shapeRendering: 'crispEdges' });
export const average = part({ stroke: vars.color.muted, strokeWidth: 1, strokeDasharray: '4 4', shapeRendering: 'crispEdges' });
export const crosshair = part({ stroke: vars.color.edge, strokeWidth: 1, shapeRendering: 'crispEdges' });
/** Something that happened: a line of its own, and a dot on the time axis. */
export const event = part({ stroke: vars.color.muted, strokeWidth: 1, strokeDasharray: '2 3', shapeRendering: 'crispEdges' });
export const eventDot = part({ fill: vars.color.panel, stroke: vars.color.muted, strokeWidth: 2 });
export const marker = part({ fill: vars.accent.text, stroke: vars.color.panel, strokeWidth: 2 });
export const otherMarker = part({ fill: vars.color.muted, stroke: vars.color.panel, strokeWidth: 2 });
export const tick = part({ fill: vars.color.muted, fontSize: 12, fontVariantNumeric: 'tabular-nums' });

export const tooltip = part({
  position: 'absolute',
  top: 0,
  paddingBlock: vars.space[1],
  paddingInline: vars.space[2],
  borderRadius: vars.radius[2],
  border: `1px solid ${vars.color.line}`,
  background: vars.color.panel,
  boxShadow: vars.shadow.float,
  color: vars.color.text,
  whiteSpace: 'nowrap',
  pointerEvents: 'none',
});
export const tooltipValue = part({
  display: 'block',
  marginBlockEnd: 2,
  fontSize: vars.text[2].size,
  fontWeight: vars.font.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
});
/** The name of a series and its value. */
export const tooltipRow = part({
  marginBlockEnd: 2,
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[3],
  fontSize: vars.text[1].size,
});
export const tooltipFigure = part({ fontWeight: vars.font.weight.semibold, fontVariantNumeric: 'tabular-nums' });
/** What happened at a point of the table. */
export const eventWords = part({ display: 'block', color: vars.color.muted, fontSize: vars.text[1].size });
export const tooltipTime = part({
  display: 'block',
  color: vars.color.muted,
  fontSize: vars.text[1].size,
  fontVariantNumeric: 'tabular-nums',
});

export const empty = part({ display: 'grid', alignContent: 'center' });
export const figure = part({ fontVariantNumeric: 'tabular-nums' });

/** Three rows and a half in the height of a chart: what is cut is seen to scroll. */
export const pointTable = part({ vars: { '--earn-row-height': `calc((220px - ${vars.size.rowHead}) / 3.5)` } });
// Four columns fit a phone, and a time stays on one line.
globalStyle(`${pointTable} :is(th, td)`, {
  '@layer': {
    [componentsLayer]: { '@media': { [media.mobile]: { paddingInline: vars.space[2], minWidth: 0, whiteSpace: 'nowrap' } } },
  },
});

/** Names the dashed line below the chart; a word on the line itself would hide the values around it. */
export const legend = part({
  margin: 0,
  color: vars.color.muted,
  fontSize: vars.text[1].size,
  lineHeight: vars.text[1].line,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&::before': {
      content: '""',
      display: 'inline-block',
      inlineSize: '16px',
      marginInlineEnd: vars.space[1],
      verticalAlign: 'middle',
      borderBlockStart: `1px dashed ${vars.color.muted}`,
    },
  },
});

/** Names the lines of several series, each after a piece of its line. */
export const keys = part({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[4],
  rowGap: vars.space[1],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  color: vars.color.muted,
  fontSize: vars.text[1].size,
  lineHeight: vars.text[1].line,
});
export const key = part({
  selectors: {
    '&::before': {
      content: '""',
      display: 'inline-block',
      inlineSize: '16px',
      marginInlineEnd: vars.space[1],
      verticalAlign: 'middle',
      borderBlockStart: `2px solid ${vars.accent.text}`,
    },
    '&[data-line="thin"]::before': { borderBlockStart: `2px solid ${vars.color.muted}` },
    '&[data-line="dotted"]::before': { borderBlockStart: `2px dotted ${vars.color.muted}` },
  },
});
