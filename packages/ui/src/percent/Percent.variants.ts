import { cva } from 'class-variance-authority';
import { percent, sizes, strong, tones } from './Percent.css.ts';

export type PercentTone = keyof typeof tones;
export type PercentSize = keyof typeof sizes;

export const percentVariants = cva(percent, { variants: { tone: tones, size: sizes, strong: { true: strong, false: '' } } });
