import { media } from '../theme/media.ts';
import { part } from '../theme/part.ts';
import { vars } from '../theme/vars.css.ts';

export const root = part({
  display: 'flex',
  paddingBlock: vars.space[2],
  textAlign: 'start',
  color: vars.color.text,
  fontSize: vars.text[2].size,
  lineHeight: vars.text[2].line,
  overflowWrap: 'anywhere',
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' }, [media.print]: { border: '1px solid black' } },
});

// Icon, first line and a small button are centred on one another, whichever of them are there.
export const icon = part({ height: vars.size.control1, flexShrink: 0, color: 'var(--accent-a11)' });
export const content = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[3],
  rowGap: vars.space[2],
  flex: '1 1 auto',
  minWidth: 0,
});
export const words = part({ flex: '1 1 16em', minWidth: 0, paddingBlock: `calc((${vars.size.control1} - ${vars.text[2].line}) / 2)` });
