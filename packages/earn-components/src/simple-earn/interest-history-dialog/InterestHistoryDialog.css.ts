import { part, vars } from '@earnkit/ui/style';

export const panel = part({ display: 'flex', flexDirection: 'column', gap: vars.space[4] });
export const total = part({ margin: 0 });
export const totalLabel = part({ color: vars.color.muted, fontSize: vars.text[2].size, lineHeight: vars.text[2].line });
export const totalValue = part({ margin: 0 });
