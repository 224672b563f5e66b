import { media, part, vars } from '@earnkit/ui/style';

/** Three cards a row on a desktop, two or one where there is less room. The cards of a row have the same rows inside. */
export const grid = part({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(max(300px, (100% - 2 * ${vars.space[4]}) / 3 - 1px), 100%), 1fr))`,
  gap: vars.space[4],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const card = part({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  minWidth: 0,
  padding: vars.space[5],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius[4],
  background: vars.color.panel,
  '@supports': { '(grid-template-rows: subgrid)': { display: 'grid', gridRow: 'span 5', gridTemplateRows: 'subgrid' } },
  '@media': { [media.mobile]: { padding: vars.space[4] } },
});
export const head = part({ display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', gap: vars.space[2], minWidth: 0 });
/** The rate and what can go wrong share a row of the card: a project that is over has no such line. */
export const rate = part({ display: 'flex', flexDirection: 'column', gap: vars.space[4], minWidth: 0 });
/** What is left of the card's height stands above the notes and the actions, so that those of a row are on one line. */
export const foot = part({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  justifyContent: 'flex-end',
  gap: vars.space[3],
  minWidth: 0,
});
/** The stakes of a row are on one line too. */
export const stake = part({ selectors: { [`${foot} > &`]: { marginBlockEnd: 'auto' } } });
export const actions = part({ display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', gap: vars.space[2] });
export const note = part({ fontSize: vars.text[1].size, lineHeight: vars.text[1].line, color: vars.color.muted, overflowWrap: 'anywhere' });
export const section = part({ display: 'flex', flexDirection: 'column', gap: vars.space[4], minWidth: 0 });
export const badges = part({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: vars.space[1] });
/** Lines up with the text above it. */
export const link = part({ marginInlineStart: `calc(-1 * ${vars.space[2]})` });
