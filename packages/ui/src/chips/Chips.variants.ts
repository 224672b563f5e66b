import { cva } from 'class-variance-authority';
import { group, scrolling } from './Chips.css.ts';

export const groupVariants = cva(group, { variants: { scrolls: { true: scrolling, false: '' } } });
