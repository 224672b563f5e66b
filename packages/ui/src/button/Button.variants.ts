import { cva } from 'class-variance-authority';
import type { Tone } from '../theme/tone.ts';
import { button, looks, sizes, square, wide } from './Button.css.ts';

export type ButtonVariant = keyof typeof looks;
export type ButtonTone = Extract<Tone, 'accent' | 'neutral' | 'danger'>;
export type ButtonSize = keyof typeof sizes;

const shape = cva(button, {
  variants: { size: sizes, wide: { true: wide, false: '' }, square: { '1': square['1'], '2': square['2'], '3': square['3'] } },
});

export interface ButtonLook {
  variant: ButtonVariant;
  tone: ButtonTone;
  size: ButtonSize;
  wide?: boolean;
  square?: boolean;
  /** The host's own class. */
  className?: string | undefined;
}

/** Classes of a button: its look is one of four variants in one of three tones. */
export const buttonClass = ({ variant, tone, size, wide: isWide = false, square: isSquare = false, className }: ButtonLook): string =>
  shape({ size, wide: isWide, ...(isSquare ? { square: size } : {}), className: [looks[variant][tone], className] });
