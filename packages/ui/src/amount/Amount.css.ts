import { part } from '../theme/part.ts';
import { vars } from '../theme/vars.css.ts';

export const root = part({ display: 'inline-flex', flexDirection: 'column', maxWidth: '100%', fontVariantNumeric: 'tabular-nums' });
export const tones = {
  default: '',
  accent: part({ color: vars.accent.text }),
  danger: part({ color: vars.danger.text }),
  muted: part({ color: vars.color.muted }),
};
export const strong = part({ fontWeight: vars.font.weight.semibold });

/** A line follows the reading direction and alignment around it, so that figure and fiat value align in a cell. */
export const line = part({ display: 'block', overflowWrap: 'anywhere' });
// Digits and unit always read left to right; a long number wraps and is never cut.
export const figure = part({ direction: 'ltr', unicodeBidi: 'isolate' });
/** Tabular dashes have space around them, and would not line up with a label. */
export const unknown = part({ fontVariantNumeric: 'normal' });
/** Never raises the line of its figure, so that an unknown amount is as high as a known one. */
export const unit = part({ lineHeight: 1, color: vars.color.muted, fontWeight: vars.font.weight.regular });
export const fiat = part({ color: vars.color.muted, fontWeight: vars.font.weight.regular });

/** The unit is one step of the type scale smaller than its number. */
const sizes = {
  inherit: { root: '', unit: part({ fontSize: '0.86em' }), fiat: part({ fontSize: '0.86em' }) },
  '2': step(2, 1),
  '3': step(3, 2),
  '4': step(4, 2),
  '5': step(5, 3),
  '6': step(6, 4),
  '7': step(7, 5),
};

export const roots = classesOf('root');
export const units = classesOf('unit');
export const fiats = classesOf('fiat');

function classesOf(piece: 'root' | 'unit' | 'fiat') {
  return {
    inherit: sizes.inherit[piece],
    '2': sizes['2'][piece],
    '3': sizes['3'][piece],
    '4': sizes['4'][piece],
    '5': sizes['5'][piece],
    '6': sizes['6'][piece],
    '7': sizes['7'][piece],
  };
}

function step(figureStep: 2 | 3 | 4 | 5 | 6 | 7, unitStep: 1 | 2 | 3 | 4 | 5) {
  const fiatStep = figureStep >= 5 ? 2 : 1;
  return {
    root: part({ fontSize: vars.text[figureStep].size, lineHeight: vars.text[figureStep].line }),
    unit: part({ fontSize: vars.text[unitStep].size }),
    fiat: part({ fontSize: vars.text[fiatStep].size, lineHeight: vars.text[fiatStep].line }),
  };
}
