import { media } from '../theme/media.ts';
import { part } from '../theme/part.ts';

/** A badge of Radix Themes stays on one line, and without its fill it has no edge. */
export const badge = part({
  maxWidth: '100%',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  verticalAlign: 'middle',
  '@media': { [media.forcedColors]: { outline: '1px solid' } },
});
