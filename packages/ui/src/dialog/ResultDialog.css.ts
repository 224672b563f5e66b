import { globalStyle } from '@vanilla-extract/css';
import { componentsLayer } from '../theme/layers.css.ts';
import { media } from '../theme/media.ts';
import { part } from '../theme/part.ts';
import type { MessageTone } from '../theme/tone.ts';
import { vars } from '../theme/vars.css.ts';

export const head = part({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space[3],
  padding: `${vars.space[7]} ${vars.space[5]} ${vars.space[2]}`,
  textAlign: 'center',
  '@media': { [media.mobile]: { paddingBlockStart: vars.space[9] } },
});
export const close = part({ position: 'absolute', insetBlockStart: vars.space[3], insetInlineEnd: vars.space[3] });
const iconTone = (tone: MessageTone) =>
  part({
    display: 'grid',
    placeItems: 'center',
    width: 56,
    height: 56,
    borderRadius: vars.radius.full,
    color: vars[tone].text,
    backgroundColor: vars[tone].soft,
  });
export const iconTones = { success: iconTone('success'), danger: iconTone('danger'), warning: iconTone('warning'), info: iconTone('info') };
export const title = part({ maxWidth: '100%', overflowWrap: 'anywhere', textWrap: 'balance' });
globalStyle(`${title} > h2`, {
  '@layer': {
    [componentsLayer]: { margin: 0, fontSize: vars.text[5].size, lineHeight: vars.text[5].line, fontWeight: vars.font.weight.semibold },
  },
});
