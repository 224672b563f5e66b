import { cva } from 'class-variance-authority';
import { icon, lettered, sizes } from './CoinIcon.css.ts';

/** Steps of 16, 20, 24, 32 and 40 px. */
export type CoinIconSize = keyof typeof sizes;

export const coinIconVariants = cva(icon, { variants: { size: sizes, lettered: { true: lettered, false: '' } } });
