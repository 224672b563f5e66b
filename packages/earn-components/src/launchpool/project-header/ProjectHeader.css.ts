import { media, part, vars } from '@earnkit/ui/style';

export const root = part({ display: 'flex', flexDirection: 'column', gap: vars.space[4], minWidth: 0 });
export const head = part({ display: 'flex', alignItems: 'center', gap: vars.space[3], minWidth: 0 });
export const words = part({ display: 'flex', flexDirection: 'column', gap: vars.space[1], minWidth: 0, overflowWrap: 'anywhere' });
export const name = part({ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: vars.space[2] });
/** The time that is left, and beside it what happens when. */
export const times = part({
  display: 'grid',
  gridTemplateColumns: 'minmax(160px, auto) minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[6],
  padding: vars.space[5],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius[4],
  background: vars.color.panel,
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4], padding: vars.space[4] } },
});
/** As high as the times, which stand below one another on a phone. */
export const timesPlaceholder = part({ blockSize: '104px', '@media': { [media.mobile]: { blockSize: '208px' } } });
export const left = part({ display: 'flex', flexDirection: 'column', gap: vars.space[1], minWidth: 0 });
