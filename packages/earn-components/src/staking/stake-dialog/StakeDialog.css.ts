import { part, vars } from '@earnkit/ui/style';

export const form = part({ display: 'flex', flexDirection: 'column', gap: vars.space[4], minWidth: 0 });
/** A choice and what it is worth, at both ends of a line. */
export const choice = part({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: vars.space[3], minWidth: 0 });
export const words = part({ display: 'flex', flexDirection: 'column', minWidth: 0, overflowWrap: 'anywhere' });
/** Two lines in a small card, which has then the padding of a large one. */
export const type = part({
  padding: `calc(${vars.space[3]} - ${vars.space[2]}) calc(${vars.space[3]} - ${vars.space[1]})`,
  textAlign: 'start',
});
/** What has no room beside the other goes below it. */
export const typeLine = part({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: vars.space[2] });
/** The links around the form. Their words begin at the edge of the form, and their own padding is outside. */
export const links = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  minWidth: 0,
  marginInlineStart: `calc(-1 * ${vars.space[2]})`,
});
/** The protocol and the button that compares the others. */
export const protocol = part({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: vars.space[2],
  minWidth: 0,
});
/** The places of choice and amount, and the spinner in that of the summary. */
export const waiting = part({
  display: 'grid',
  gridTemplateRows: '56px 92px 200px',
  placeItems: 'center',
  gap: vars.space[4],
  selectors: {
    '&::before, &::after': {
      content: '""',
      gridArea: '1 / 1',
      inlineSize: '100%',
      blockSize: '100%',
      borderRadius: vars.radius[3],
      background: vars.color.active,
    },
    '&::after': { gridArea: '2 / 1' },
  },
});
