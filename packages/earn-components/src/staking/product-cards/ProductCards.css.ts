import { part, vars } from '@earnkit/ui/style';

/** As high as the row, so that the buttons of a row stand on one line. */
export const card = part({ blockSize: '100%' });
export const body = part({ display: 'flex', flexDirection: 'column', gap: vars.space[3], blockSize: '100%', minWidth: 0 });
export const head = part({ display: 'flex', justifyContent: 'space-between', gap: vars.space[2], minWidth: 0 });
/** On one line, so that the rates of a row of cards stand on one line too. */
export const tags = part({ display: 'flex', flexShrink: 0, justifyContent: 'flex-end', alignItems: 'flex-start', gap: vars.space[1] });
export const rates = part({ display: 'flex', flexDirection: 'column', gap: vars.space[2] });
export const rate = part({ display: 'flex', alignItems: 'baseline', flexWrap: 'wrap', columnGap: vars.space[2] });
export const foot = part({ marginBlockStart: 'auto' });
