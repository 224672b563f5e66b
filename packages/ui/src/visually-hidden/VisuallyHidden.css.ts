import { part } from '../theme/part.ts';

export const hidden = part({
  position: 'absolute',
  width: 1,
  height: 1,
  // None at the sides: from right to left it would stand beyond the edge of a page that is written from left to right, which then scrolls.
  margin: '-1px 0',
  padding: 0,
  border: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
