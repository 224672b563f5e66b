import { part, vars } from '@earnkit/ui/style';

export const coin = part({ display: 'flex', alignItems: 'center', gap: vars.space[3], minWidth: 0 });
export const coinWords = part({ display: 'flex', flexDirection: 'column', minWidth: 0, overflowWrap: 'anywhere' });

export const figureButton = part({
  minBlockSize: vars.size.target,
  margin: 0,
  padding: 0,
  border: 0,
  borderRadius: vars.radius[1],
  background: 'transparent',
  font: 'inherit',
  color: 'inherit',
  textAlign: 'inherit',
  cursor: 'pointer',
  // A line of its own: an underline does not reach into the figure's own boxes.
  backgroundImage: `linear-gradient(to right, ${vars.color.edge} 40%, transparent 0)`,
  backgroundPosition: '0 calc(50% + 0.72em)',
  backgroundRepeat: 'repeat-x',
  backgroundSize: '4px 1px',
  selectors: { '&:hover': { backgroundImage: `linear-gradient(${vars.color.text}, ${vars.color.text})` } },
});

/** Stands in the middle of its row. */
export const centred = part({ display: 'inline-flex', verticalAlign: 'middle' });

/** A figure with a line of words below it. */
export const figure = part({ display: 'inline-flex', flexDirection: 'column', alignItems: 'inherit' });

/** Figure and badge on one line. */
export const line = part({ display: 'inline-flex', alignItems: 'center', flexWrap: 'wrap', gap: vars.space[2] });

