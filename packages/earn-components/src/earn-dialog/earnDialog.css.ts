import { media, part, vars } from '@earnkit/ui/style';

/** The dialog's form: one space between its parts. */
export const form = part({ display: 'flex', flexDirection: 'column', gap: vars.space[4], minWidth: 0 });

/** What the product is, in two or three figures side by side. */
export const facts = part({ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(96px, 1fr))', gap: vars.space[3], margin: 0 });
export const fact = part({ display: 'flex', flexDirection: 'column', gap: vars.space[1], minWidth: 0, overflowWrap: 'anywhere' });
export const factLabel = part({ fontSize: vars.text[1].size, lineHeight: vars.text[1].line, color: vars.color.muted });
export const factValue = part({
  margin: 0,
  fontSize: vars.text[3].size,
  lineHeight: vars.text[3].line,
  fontWeight: vars.font.weight.medium,
});
/** Chinese breaks between words here, not inside them. */
export const factNote = part({
  wordBreak: 'keep-all',
  fontSize: vars.text[1].size,
  lineHeight: vars.text[1].line,
  color: vars.color.muted,
});

export const available = part({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'flex-end',
  columnGap: vars.space[2],
});
/** The words of the button at its end stand on the field's edge. */
export const more = part({ marginInlineEnd: `calc(-1 * ${vars.space[2]})` });

/** Notices and actions at the foot, above a phone's keyboard. */
export const foot = part({ display: 'flex', flexDirection: 'column', gap: vars.space[3], inlineSize: '100%', minWidth: 0 });
export const verbs = part({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  '@media': { [media.mobile]: { flexDirection: 'column', alignItems: 'stretch' } },
});

/** Words of the exchange: as long as they are, broken where they have to be. */
export const foreign = part({ overflowWrap: 'anywhere', whiteSpace: 'pre-line' });

export const list = part({ margin: 0, paddingInlineStart: vars.space[4], display: 'flex', flexDirection: 'column', gap: vars.space[2] });
