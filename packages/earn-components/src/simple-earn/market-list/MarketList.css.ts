import { media, part, vars } from '@earnkit/ui/style';

export const list = part({ display: 'flex', flexDirection: 'column', gap: vars.space[3], minWidth: 0 });
export const filters = part({ inlineSize: '280px', maxInlineSize: '100%', '@media': { [media.mobile]: { inlineSize: '100%' } } });
