import { part, vars } from '@earnkit/ui/style';

/** As high as the row, so that the buttons of a row stand on one line. */
export const card = part({ blockSize: '100%' });
export const body = part({ display: 'flex', flexDirection: 'column', gap: vars.space[3], blockSize: '100%', minWidth: 0 });
/** Beside the coin's name, so that what is below it keeps the width of the card, and the rates of a row stand on one line. */
export const tags = part({ display: 'inline-flex', flexWrap: 'wrap', gap: vars.space[1], verticalAlign: 'bottom' });
export const rates = part({ display: 'flex', flexDirection: 'column', gap: vars.space[2] });
export const rate = part({ display: 'flex', alignItems: 'baseline', flexWrap: 'wrap', columnGap: vars.space[2] });
export const foot = part({ marginBlockStart: 'auto' });
