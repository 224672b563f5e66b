import { cva } from 'class-variance-authority';
import * as css from './Amount.css.ts';

export type AmountSize = keyof typeof css.roots;
export type AmountTone = keyof typeof css.tones;

export const amountVariants = cva(css.root, {
  variants: {
    size: css.roots,
    tone: css.tones,
    strong: { true: css.strong, false: '' },
  },
});
export const unitClass = (size: AmountSize): string => `${css.unit} ${css.units[size]}`;
export const fiatClass = (size: AmountSize): string => `${css.line} ${css.fiat} ${css.fiats[size]}`;
