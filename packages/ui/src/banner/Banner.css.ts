import { media } from '../theme/media.ts';
import { part } from '../theme/part.ts';
import { vars } from '../theme/vars.css.ts';

export const root = part({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[2],
  paddingBlock: vars.space[2],
  paddingInline: vars.space[3],
  borderRadius: vars.radius[3],
  fontSize: vars.text[2].size,
  lineHeight: vars.text[2].line,
  color: vars.color.text,
  overflowWrap: 'anywhere',
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' }, [media.print]: { border: '1px solid black' } },
});
export const tones = {
  info: part({ background: vars.info.soft }),
  success: part({ background: vars.success.soft }),
  warning: part({ background: vars.warning.soft }),
  danger: part({ background: vars.danger.soft }),
  neutral: part({ background: vars.color.surface }),
};

// Icon, first line and a small button are centred on one another, whichever of them are there.
export const icon = part({ display: 'flex', alignItems: 'center', height: vars.size.control1, flexShrink: 0 });
export const iconTones = {
  info: part({ color: vars.info.text }),
  success: part({ color: vars.success.text }),
  warning: part({ color: vars.warning.text }),
  danger: part({ color: vars.danger.text }),
  neutral: part({ color: vars.color.muted }),
};
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
export const title = part({ margin: 0, fontWeight: vars.font.weight.medium });
export const action = part({ flex: '0 0 auto' });
