import { part, vars } from '@earnkit/ui/style';

export const form = part({ display: 'flex', flexDirection: 'column', gap: vars.space[4], minWidth: 0 });
export const choices = part({ display: 'flex', flexDirection: 'column', gap: vars.space[2], minWidth: 0 });
/** What the holding is at the start, what it earns at the end. */
export const choice = part({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: vars.space[3], minWidth: 0 });
export const words = part({ display: 'flex', flexDirection: 'column', minWidth: 0, overflowWrap: 'anywhere' });
export const rate = part({ display: 'flex', flexDirection: 'column', alignItems: 'flex-end', flexShrink: 0, textAlign: 'end' });
export const note = part({ fontSize: vars.text[1].size, lineHeight: vars.text[1].line, color: vars.color.muted, overflowWrap: 'anywhere' });
/** Lines up with the choices above it. */
export const clear = part({ marginInlineStart: `calc(-1 * ${vars.space[2]})`, alignSelf: 'flex-start' });
