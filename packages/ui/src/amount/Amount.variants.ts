import { cva } from 'class-variance-authority';
import * as css from './Amount.css.ts';

export type AmountSize = keyof typeof css.sizes;
export type AmountTone = keyof typeof css.tones;

const { sizes } = css;
export const amountVariants = cva(css.root, {
  variants: {
    size: {
      inherit: sizes.inherit.root,
      '2': sizes['2'].root,
      '3': sizes['3'].root,
      '4': sizes['4'].root,
      '5': sizes['5'].root,
      '6': sizes['6'].root,
      '7': sizes['7'].root,
    },
    tone: css.tones,
    strong: { true: css.strong, false: '' },
  },
});
export const unitClass = (size: AmountSize): string => `${css.unit} ${sizes[size].unit}`;
export const fiatClass = (size: AmountSize): string => `${css.line} ${css.fiat} ${sizes[size].fiat}`;
