import { classes } from '../theme/classes.ts';
import type { Tone } from '../theme/tone.ts';
import { button, looks, sizes, square, wide } from './Button.css.ts';

export type ButtonVariant = keyof typeof looks;
export type ButtonTone = Extract<Tone, 'accent' | 'neutral' | 'danger'>;
export type ButtonSize = keyof typeof sizes;

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
  classes(button, sizes[size], isWide && wide, isSquare && square[size], looks[variant][tone], className);
