import { media, part, vars } from '@earnkit/ui/style';

const shade = (share: number): string => `color-mix(in oklab, ${vars.accent.text} ${share}%, ${vars.color.surface})`;
const quiet = (share: number): string => `color-mix(in oklab, ${vars.color.muted} ${share}%, ${vars.color.surface})`;

/** Colors of the parts in their order; the last one is that of all others. */
const COLORS = [vars.accent.text, shade(68), shade(40), quiet(90), quiet(60), quiet(35)];

const stripes = (angle: string, every: number): string =>
  `repeating-linear-gradient(${angle}, CanvasText 0 ${every / 2}px, Canvas ${every / 2}px ${every}px)`;

/** In forced colours a part and its name in the legend have a pattern in common, because they have no colours. */
const PATTERNS = [
  'linear-gradient(CanvasText, CanvasText)',
  stripes('45deg', 4),
  'linear-gradient(Canvas, Canvas)',
  stripes('90deg', 4),
  stripes('0deg', 4),
  stripes('-45deg', 8),
];

export const root = part({ display: 'flex', flexDirection: 'column', gap: vars.space[3], minWidth: 0 });
export const bar = part({
  display: 'flex',
  gap: '2px',
  blockSize: '8px',
  borderRadius: vars.radius.pill,
  overflow: 'hidden',
  '@media': { [media.forcedColors]: { blockSize: '14px' } },
});
export const segment = part({
  minInlineSize: '3px',
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});
export const legend = part({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[5],
  rowGap: vars.space[1],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: vars.text[2].size,
  lineHeight: vars.text[2].line,
});
/** A line for each part: name, amount, share. */
export const lines = part({
  display: 'flex',
  flexDirection: 'column',
  rowGap: vars.space[1],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: vars.text[2].size,
  lineHeight: vars.text[2].line,
});
export const line = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[2],
  overflowWrap: 'anywhere',
});
export const entry = part({ display: 'inline-flex', alignItems: 'center', gap: vars.space[2], minWidth: 0, overflowWrap: 'anywhere' });
export const dot = part({
  flex: 'none',
  inlineSize: '8px',
  blockSize: '8px',
  borderRadius: '2px',
  '@media': { [media.forcedColors]: { inlineSize: '14px', blockSize: '14px', border: '1px solid CanvasText' } },
});
export const value = part({ color: vars.color.muted, fontVariantNumeric: 'tabular-nums' });
/** The name of a part fills its line. */
export const name = part({ flex: '1 1 0', minInlineSize: 'min-content' });
/** The shares of lines stand below each other. */
export const share = part({ minInlineSize: '4.2em', textAlign: 'end' });
export const colors = COLORS.map((color, index) =>
  part({
    backgroundColor: color,
    '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', background: PATTERNS[index] } },
  }),
);
