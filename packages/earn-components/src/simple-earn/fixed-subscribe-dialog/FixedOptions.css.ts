import { part, vars } from '@earnkit/ui/style';

/** The places of the term cards while they load. */
export const terms = part({ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(84px, 1fr))', gap: vars.space[2] });
/** Room for two lines of term cards and their name. */
export const termsToCome = part({ minBlockSize: '192px' });
/** The choices of an order, a row each, in one frame. */
export const options = part({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius[4],
});
export const row = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  minWidth: 0,
  padding: `${vars.space[2]} ${vars.space[3]}`,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
});
export const words = part({ display: 'flex', flexDirection: 'column', flex: '1 1 140px', minWidth: 0, overflowWrap: 'anywhere' });
/** What a voucher adds. */
export const worth = part({ color: vars.accent.text, fontWeight: vars.font.weight.medium });
