import { fromWidth, media, part, vars } from '@earnkit/ui/style';

const WIDE = fromWidth(1000);

export const page = part({ display: 'flex', flexDirection: 'column', gap: vars.space[5], minWidth: 0 });
export const head = part({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: vars.space[4] });
export const band = part({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  padding: vars.space[5],
  borderRadius: vars.radius[4],
  background: vars.color.surface,
  '@media': { [media.mobile]: { padding: vars.space[4] } },
});
/** What was promised and what happens, and beside it what is set; below one another where there is no room. */
export const columns = part({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space[5],
  '@media': { [WIDE]: { gridTemplateColumns: 'minmax(0, 1fr) 350px' } },
});
export const column = part({ display: 'flex', flexDirection: 'column', gap: vars.space[5], minWidth: 0 });
export const aside = part({ display: 'flex', flexDirection: 'column', gap: vars.space[4], minWidth: 0 });
export const section = part({ display: 'flex', flexDirection: 'column', gap: vars.space[3], minWidth: 0 });

/** What was promised beside what was paid, and below both the sum that gives it. */
export const promise = part({
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius[4],
  overflow: 'hidden',
});
export const halves = part({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
  margin: 0,
});
export const half = part({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  minWidth: 0,
  padding: vars.space[4],
  boxShadow: `-1px -1px 0 ${vars.color.line}`,
  overflowWrap: 'anywhere',
});
export const halfValue = part({
  margin: 0,
  fontSize: vars.text[4].size,
  lineHeight: vars.text[4].line,
  fontWeight: vars.font.weight.semibold,
});
export const sums = part({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  margin: 0,
  padding: vars.space[4],
  borderBlockStart: `1px solid ${vars.color.line}`,
  background: vars.color.surface,
  fontSize: vars.text[1].size,
  lineHeight: vars.text[1].line,
  overflowWrap: 'anywhere',
});
/** A label, or a line below a figure. */
export const label = part({
  fontSize: vars.text[1].size,
  lineHeight: vars.text[1].line,
  fontWeight: vars.font.weight.regular,
  color: vars.color.muted,
});
