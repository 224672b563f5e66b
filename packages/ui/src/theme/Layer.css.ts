import { media } from './media.ts';
import { part } from './part.ts';

/** Takes no place in the host's layout. Also undoes what a browser gives a popover. */
export const layer = part({
  position: 'absolute',
  insetBlock: '0 auto',
  insetInline: '0 auto',
  width: 0,
  height: 0,
  margin: 0,
  padding: 0,
  border: 0,
  overflow: 'visible',
  '@media': { [media.print]: { position: 'static', width: 'auto', height: 'auto' } },
});
