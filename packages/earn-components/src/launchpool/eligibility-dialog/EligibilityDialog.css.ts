import { part, vars } from '@earnkit/ui/style';

export const content = part({ display: 'flex', flexDirection: 'column', gap: vars.space[4], minWidth: 0 });
export const actions = part({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: vars.space[2], inlineSize: '100%' });
/** In the narrow dialog a long figure wraps, so that it does not push another column out of view. */
export const figure = part({ whiteSpace: 'normal', overflowWrap: 'anywhere' });
