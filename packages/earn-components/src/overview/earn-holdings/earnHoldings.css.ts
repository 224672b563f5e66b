import { media, part, vars } from '@earnkit/ui/style';

/** What the groups of products are worth, beside each other; on a phone their tabs say it. */
export const groups = part({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))',
  margin: 0,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius[3],
  background: vars.color.panel,
  overflow: 'hidden',
  '@media': { [media.mobile]: { display: 'none' } },
});
export const group = part({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  minWidth: 0,
  margin: 0,
  padding: `${vars.space[3]} ${vars.space[4]}`,
  boxShadow: `-1px -1px 0 ${vars.color.line}`,
  overflowWrap: 'anywhere',
});
export const groupValue = part({ margin: 0, minBlockSize: `calc(${vars.text[3].line} + ${vars.text[1].line})` });
/** What was earned, which takes two lines where the groups are narrow. */
export const groupNote = part({ '@media': { [media.tablet]: { minBlockSize: `calc(2 * ${vars.text[1].line})` } } });
/** A number beside the name of a tab; one digit has its place before it is known. */
export const count = part({
  display: 'inline-block',
  minInlineSize: '1ch',
  marginInlineStart: vars.space[2],
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.muted,
  fontWeight: vars.font.weight.regular,
});
export const list = part({ display: 'flex', flexDirection: 'column', gap: vars.space[4], minWidth: 0 });
/** Everything of a list and what belongs to it. */
export const content = part({ display: 'flex', flexDirection: 'column', gap: vars.space[5], minWidth: 0 });
export const line = part({ display: 'block' });
export const actions = part({
  display: 'inline-flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space[2],
  '@media': { [media.mobile]: { display: 'grid', gridAutoFlow: 'column', gridAutoColumns: '1fr', inlineSize: '100%' } },
});

export const steps = part({ display: 'flex', flexDirection: 'column', gap: vars.space[5], minWidth: 0 });
export const step = part({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: vars.space[3] });
/** The number of a step. */
export const number = part({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.control1,
  blockSize: vars.size.control1,
  borderRadius: '50%',
  border: `1px solid ${vars.color.line}`,
  background: vars.color.panel,
  fontSize: vars.text[1].size,
  fontWeight: vars.font.weight.semibold,
});
export const stepText = part({ display: 'flex', flexDirection: 'column', gap: vars.space[2], minWidth: 0 });
export const buttons = part({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });
export const offers = part({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))',
  gap: vars.space[4],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const offer = part({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  minBlockSize: '212px',
  minWidth: 0,
  padding: vars.space[5],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius[4],
  background: vars.color.panel,
  '@media': { [media.mobile]: { padding: vars.space[4], minBlockSize: '180px' } },
});
export const offerFoot = part({ display: 'grid', marginBlockStart: 'auto' });
