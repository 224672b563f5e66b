import { cva } from 'class-variance-authority';
import { number, numbers } from './Steps.css.ts';

export const stepNumberVariants = cva(number, { variants: { state: numbers } });
