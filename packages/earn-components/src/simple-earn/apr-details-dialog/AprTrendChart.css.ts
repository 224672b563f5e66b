import { part, vars } from '@earnkit/ui/style';

export const chart = part({
  position: 'relative',
  inlineSize: '100%',
  blockSize: 220,
  // Time runs from left to right in every language, as it does on the axes of every trading screen.
  direction: 'ltr',
  touchAction: 'pan-y',
  borderRadius: vars.radius[2],
  cursor: 'crosshair',
  selectors: { '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 } },
});

export const gradient = part({ color: vars.accent.text });
export const line = part({ fill: 'none', stroke: vars.accent.text, strokeWidth: 2, strokeLinejoin: 'round', strokeLinecap: 'round' });
export const dot = part({ fill: vars.accent.text });
export const gridline = part({ stroke: vars.color.line, strokeWidth: 1, shapeRendering: 'crispEdges' });
export const average = part({ stroke: vars.color.muted, strokeWidth: 1, strokeDasharray: '4 4', shapeRendering: 'crispEdges' });
export const crosshair = part({ stroke: vars.color.edge, strokeWidth: 1, shapeRendering: 'crispEdges' });
export const marker = part({ fill: vars.accent.text, stroke: vars.color.panel, strokeWidth: 2 });
export const tick = part({ fill: vars.color.muted, fontSize: 12, fontVariantNumeric: 'tabular-nums' });

export const tooltip = part({
  position: 'absolute',
  top: 0,
  display: 'grid',
  gap: 2,
  paddingBlock: vars.space[1],
  paddingInline: vars.space[2],
  borderRadius: vars.radius[2],
  border: `1px solid ${vars.color.line}`,
  background: vars.color.panel,
  boxShadow: vars.shadow.float,
  color: vars.color.text,
  whiteSpace: 'nowrap',
  pointerEvents: 'none',
  selectors: {
    '&[data-side="after"]': { transform: 'translateX(12px)' },
    '&[data-side="before"]': { transform: 'translateX(calc(-100% - 12px))' },
  },
});
export const tooltipRate = part({ fontSize: vars.text[2].size, fontWeight: vars.font.weight.semibold, fontVariantNumeric: 'tabular-nums' });
export const tooltipTime = part({ color: vars.color.muted, fontSize: 12, fontVariantNumeric: 'tabular-nums' });
