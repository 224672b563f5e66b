import { cva } from 'class-variance-authority';
import { bar, tones } from './Progress.css.ts';

export const progressBarVariants = cva(bar, { variants: { tone: tones } });
