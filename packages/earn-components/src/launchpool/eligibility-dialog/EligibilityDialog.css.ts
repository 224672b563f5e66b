import { part, vars } from '@earnkit/ui/style';

export const content = part({ display: 'flex', flexDirection: 'column', gap: vars.space[4], minWidth: 0 });
export const actions = part({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: vars.space[2], inlineSize: '100%' });
