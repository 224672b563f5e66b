import { fromWidth, media, part, vars } from '@earnkit/ui/style';

/** Chips in one line that scrolls on a phone. */
export const chips = part({ minWidth: 0, maxWidth: '100%' });
/** A row of its own above or below the filters. */
export const notice = part({ flex: '1 0 100%' });
/** A row of its own below them and the search. */
export const below = part({ flex: '1 0 100%', order: 1 });
/** As wide as the columns of three terms. */
export const pending = part({ display: 'inline-block', minInlineSize: '276px' });
/** An amount, as wide as most of them from the start, so that the columns stay where they are when it is read. */
export const available = part({ '@media': { [fromWidth(1101)]: { minInlineSize: '157px' } } });
/** What a column says below another where it has no room itself. */
export const held = part({ display: 'none', '@media': { [`screen and ${media.tablet}`]: { display: 'inline', whiteSpace: 'nowrap' } } });
/** The line below the large rate of a card: as high with a rate as with words. */
export const second = part({ display: 'inline-flex', alignItems: 'center', minBlockSize: vars.text[2].line });
/** A figure at the start of a column, with a line of text below it. */
export const startFigure = part({ display: 'inline-flex', flexDirection: 'column', alignItems: 'flex-start' });
/** The opened row: its products, and the link to every way. */
export const all = part({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: vars.space[3] });
export const products = part({ inlineSize: '100%' });
/** The same for a rate, which stands at the end of a card. */
export const startRate = part({
  display: 'inline-flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  '@media': { [media.mobile]: { alignItems: 'flex-end' } },
});
