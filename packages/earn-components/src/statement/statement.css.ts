import { media, part, vars } from '@earnkit/ui/style';

/** Colours of paper, whatever the screen has: a browser prints no backgrounds, and light text on paper cannot be read. */
const PAPER = {
  [vars.color.text]: '#000',
  [vars.color.muted]: '#444',
  [vars.color.line]: '#bbb',
  [vars.color.page]: '#fff',
  [vars.color.panel]: '#fff',
  [vars.color.surface]: '#fff',
  [vars.accent.text]: '#000',
  '--gray-12': '#000',
  '--gray-11': '#444',
  '--gray-a11': '#444',
  '--accent-a11': '#000',
};

export const root = part({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[6],
  minWidth: 0,
  '@media': { [media.print]: { vars: PAPER, color: '#000', gap: vars.space[4] } },
});
export const printOnly = part({ display: 'none', '@media': { [media.print]: { display: 'block' } } });
export const printOnlyName = part({ display: 'none', '@media': { [media.print]: { display: 'inline' } } });
/** The text of the button lines up with the column's name. */
export const month = part({
  display: 'inline-block',
  marginInlineStart: `calc(-1 * ${vars.space[3]})`,
  '@media': { [media.print]: { marginInlineStart: 0 } },
});
export const filters = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: vars.space[2],
  '@media': { [media.print]: { display: 'none' } },
});
export const chips = part({ minWidth: 0, maxInlineSize: '100%', '@media': { [media.mobile]: { flex: '1 1 100%' } } });
export const select = part({ '@media': { [media.mobile]: { flex: '1 1 100%' } } });
export const actions = part({
  display: 'flex',
  gap: vars.space[2],
  marginInlineStart: 'auto',
  '@media': { [media.mobile]: { flex: '1 1 100%', display: 'grid', gridTemplateColumns: '1fr 1fr' } },
});
export const dates = part({ flex: '1 1 100%', maxInlineSize: '420px' });

export const figures = part({ display: 'flex', flexWrap: 'wrap', gap: vars.space[5], margin: 0 });
export const band = part({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  padding: vars.space[5],
  borderRadius: vars.radius[4],
  background: vars.color.surface,
  '@media': { [media.mobile]: { padding: vars.space[4] }, [media.print]: { padding: 0, breakInside: 'avoid' } },
});
export const figure = part({
  flex: '0 1 auto',
  minInlineSize: '130px',
  selectors: { '&:first-child': { flex: '0 1 320px' } },
  '@media': { [media.mobile]: { selectors: { '&:first-child': { flex: '1 1 100%' } } } },
});
export const label = part({ fontSize: vars.text[2].size, lineHeight: vars.text[2].line, color: vars.color.muted });
export const value = part({ margin: 0, fontSize: vars.text[6].size, lineHeight: vars.text[6].line, overflowWrap: 'anywhere' });
export const note = part({ display: 'block', fontSize: vars.text[1].size, lineHeight: vars.text[1].line, color: vars.color.muted });

export const bars = part({ display: 'flex', alignItems: 'flex-end', gap: vars.space[2], blockSize: '72px' });
const hatched = `repeating-linear-gradient(135deg, ${vars.accent.text} 0 2px, transparent 2px 5px)`;
export const bar = part({
  flex: 1,
  minInlineSize: '2px',
  borderRadius: '2px 2px 0 0',
  background: vars.accent.text,
  printColorAdjust: 'exact',
  selectors: { '&[data-running]': { background: hatched, boxShadow: `inset 0 0 0 1px ${vars.accent.text}` } },
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});
export const axis = part({
  display: 'flex',
  gap: vars.space[2],
  marginBlockStart: vars.space[1],
  fontSize: vars.text[1].size,
  lineHeight: vars.text[1].line,
  color: vars.color.muted,
});
export const tick = part({ flex: 1, minWidth: 0, textAlign: 'center' });

export const section = part({ display: 'flex', flexDirection: 'column', gap: vars.space[3], minWidth: 0 });
export const head = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space[2],
});
export const lines = part({ display: 'inline-flex', flexDirection: 'column', alignItems: 'inherit' });
export const total = part({ fontWeight: vars.font.weight.semibold });
export const notes = part({ display: 'flex', flexDirection: 'column', gap: vars.space[2] });
export const option = part({ display: 'flex', flexDirection: 'column' });
