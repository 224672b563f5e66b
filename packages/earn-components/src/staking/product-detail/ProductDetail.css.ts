import { media, part, vars } from '@earnkit/ui/style';

export const root = part({ display: 'flex', flexDirection: 'column', gap: vars.space[6], minWidth: 0 });
/** The trend, and below it protocols and questions, beside the terms; on a narrow screen the terms come between. */
export const columns = part({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(280px, 1fr)',
  gridTemplateRows: 'auto 1fr',
  alignItems: 'start',
  gap: vars.space[6],
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'none' } },
});
/** As high as the figures of a signed-in person, which take three lines on a phone. */
export const placeholder = part({ blockSize: '96px', '@media': { [media.mobile]: { blockSize: '205px' } } });
export const column = part({ display: 'flex', flexDirection: 'column', gap: vars.space[6], minWidth: 0 });
export const section = part({ display: 'flex', flexDirection: 'column', gap: vars.space[4], minWidth: 0 });
export const head = part({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', flexWrap: 'wrap', gap: vars.space[3] });
export const side = part({
  gridColumn: 2,
  gridRow: '1 / span 2',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  minWidth: 0,
  '@media': { [media.mobile]: { gridColumn: 'auto', gridRow: 'auto' } },
});
