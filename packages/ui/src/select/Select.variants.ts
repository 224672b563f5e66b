import { cva } from 'class-variance-authority';
import { box, sizes } from './Select.css.ts';

/** 28, 36 or 44 px high. */
export type SelectSize = keyof typeof sizes;

export const boxVariants = cva(box, { variants: { size: sizes } });
