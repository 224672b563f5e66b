import { media, part, toWidth, vars } from '@earnkit/ui/style';

export const coin = part({ display: 'flex', alignItems: 'center', gap: vars.space[3], minWidth: 0 });
export const coinText = part({ display: 'flex', flexDirection: 'column', minWidth: 0, overflowWrap: 'anywhere' });

/** A figure with a line of text below it. */
export const figure = part({ display: 'inline-flex', flexDirection: 'column', alignItems: 'inherit' });
/** Words with a line of smaller ones below, laid out alike. */
export const words = figure;
/** The best of several figures. The thin line marks it beside its weight, never the colour alone. */
export const best = part({ borderBlockEnd: '1px solid currentColor' });
/** A label that stays on one line. */
export const noWrap = part({ display: 'inline-block', minInlineSize: 'max-content' });
/** What a rate is made of. Chinese, too, breaks at its spaces alone, and the two lines are of one length. */
export const rateParts = part({ wordBreak: 'keep-all', textWrap: 'balance' });
/** A figure with a badge or a button on one line. */
export const line = part({ display: 'inline-flex', alignItems: 'center', flexWrap: 'wrap', gap: vars.space[2] });

/** The heading of a list, and what chooses its rows; on a phone below it. */
export const listHead = part({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: vars.space[3],
  '@media': { [media.mobile]: { flexDirection: 'column', alignItems: 'stretch' } },
});

/** The band above a product's lists. */
export const band = part({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  padding: vars.space[5],
  borderRadius: vars.radius[4],
  background: vars.color.surface,
  vars: { '--earn-table-background': vars.color.surface },
  '@media': { [media.mobile]: { padding: vars.space[4] } },
});
/** The totals, and at their end an action; where it has no room there, below them. */
export const bandHead = part({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: vars.space[4] });
/** A figure is never narrower than its amount: what has no room beside another goes below it, and only what is wider than the band wraps. */
export const bandFigures = part({
  flex: '1 1 260px',
  minWidth: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: vars.space[5],
  margin: 0,
  // On a phone their places do not depend on how long they are: the first has a line of its own.
  '@media': { [media.mobile]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: vars.space[4] } },
});
/** On a phone below each other, however short they are. */
export const stackedFigures = part({ '@media': { [toWidth(559.98)]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } } });
export const bandFigure = part({
  flex: '1 1 130px',
  minInlineSize: 'fit-content',
  selectors: { '&:first-child:not(:nth-last-child(-n + 2))': { flex: '2 1 260px' } },
  '@media': {
    [media.mobile]: {
      minInlineSize: 0,
      selectors: { '&[data-first], [data-first] ~ &:nth-child(even):last-child': { gridColumn: '1 / -1' } },
    },
  },
});
/** What a phone hides of the band. */
export const folded = part({ display: 'flex', flexDirection: 'column', alignItems: 'stretch', gap: vars.space[4] });
export const bandLabel = part({
  marginBlockEnd: vars.space[1],
  fontSize: vars.text[2].size,
  lineHeight: vars.text[2].line,
  color: vars.color.muted,
});
/** The type of the largest figure, so that all of a row have the same baseline. */
export const bandValue = part({ margin: 0, fontSize: vars.text[6].size, lineHeight: vars.text[6].line, overflowWrap: 'anywhere' });
/** As wide as its figure, however long it is. */
export const bandNote = part({
  fontSize: vars.text[1].size,
  lineHeight: vars.text[1].line,
  inlineSize: 'min-content',
  minInlineSize: '100%',
});

export const invitation = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[4],
});
export const invitationText = part({ display: 'flex', flexDirection: 'column', gap: vars.space[1], flex: '1 1 280px' });

/** A search field above a table. */
export const filterField = part({ inlineSize: '280px', maxInlineSize: '100%', '@media': { [media.mobile]: { inlineSize: '100%' } } });
