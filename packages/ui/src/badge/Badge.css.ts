import { media } from '../theme/media.ts';
import { part } from '../theme/part.ts';
import type { Tone } from '../theme/tone.ts';
import { vars } from '../theme/vars.css.ts';

export const badge = part({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  maxWidth: '100%',
  paddingBlock: '1px',
  paddingInline: '6px',
  borderRadius: vars.radius[2],
  fontWeight: vars.font.weight.medium,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  verticalAlign: 'middle',
  '@media': { [media.forcedColors]: { outline: '1px solid' } },
});
export const sizes = {
  '1': part({ fontSize: vars.text[1].size, lineHeight: vars.text[1].line }),
  '2': part({ fontSize: vars.text[2].size, lineHeight: vars.text[2].line, paddingInline: vars.space[2] }),
};

const soft = (tone: Tone) => part({ background: vars[tone].soft, color: vars[tone].text });
const outline = (tone: Tone) => part({ boxShadow: `inset 0 0 0 1px ${vars[tone].border}`, color: vars[tone].text });
const eachTone = (draw: (tone: Tone) => string) => ({
  neutral: draw('neutral'),
  accent: draw('accent'),
  success: draw('success'),
  warning: draw('warning'),
  danger: draw('danger'),
  info: draw('info'),
});
export const looks = { soft: eachTone(soft), outline: eachTone(outline) };
