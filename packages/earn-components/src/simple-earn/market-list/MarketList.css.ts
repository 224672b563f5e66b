import { part, vars } from '@earnkit/ui/style';

/** Terms of a coin side by side. */
export const strip = part({ display: 'inline-flex', flexWrap: 'wrap', columnGap: vars.space[4], rowGap: vars.space[2] });
export const stripTerm = part({ display: 'inline-flex', flexDirection: 'column', minWidth: 0 });
/** Chips in one line that scrolls on a phone. */
export const chips = part({ minWidth: 0, maxWidth: '100%' });
/** A row of its own above the filters. */
export const notice = part({ flex: '1 0 100%' });
/** As wide as the columns of three terms. */
export const pending = part({ display: 'inline-block', minInlineSize: '276px' });
