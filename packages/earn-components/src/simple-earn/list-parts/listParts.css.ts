import { part, vars } from '@earnkit/ui/style';

export const coin = part({ display: 'flex', alignItems: 'center', gap: vars.space[3], minWidth: 0 });
export const coinWords = part({ display: 'flex', flexDirection: 'column', minWidth: 0, overflowWrap: 'anywhere' });

export const figureButton = part({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.target,
  // As large as a target has to be, and still on the line of the figures around it.
  marginBlock: `calc((1lh - ${vars.size.target}) / 2)`,
  marginInline: 0,
  padding: 0,
  border: 0,
  borderRadius: vars.radius[1],
  background: 'transparent',
  font: 'inherit',
  color: 'inherit',
  textAlign: 'inherit',
  cursor: 'pointer',
});

/** Under all of the figure, however many lines it takes; an underline would not reach into the figure's own boxes. */
export const figureLine = part({
  borderBlockEnd: `1px dotted ${vars.color.edge}`,
  selectors: { [`${figureButton}:hover &`]: { borderBlockEndStyle: 'solid', borderBlockEndColor: 'currentColor' } },
});

/** Stands in the middle of its row. */
export const centred = part({ display: 'inline-flex', verticalAlign: 'middle' });

/** A figure with a line of words below it. */
export const figure = part({ display: 'inline-flex', flexDirection: 'column', alignItems: 'inherit' });

/** Figure and badge on one line. */
export const line = part({ display: 'inline-flex', alignItems: 'center', flexWrap: 'wrap', gap: vars.space[2] });

/** Two buttons that load. */
export const buttons = part({ display: 'inline-flex', gap: vars.space[2] });
