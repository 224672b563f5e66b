import { cva } from 'class-variance-authority';
import { aligns, heading, sizes, text, tones, truncated, weights } from './Text.css.ts';

export const textVariants = cva(text, {
  variants: { size: sizes, tone: tones, weight: weights, align: aligns, truncate: { true: truncated, false: '' } },
});

export const headingVariants = cva([text, heading], { variants: { size: sizes, tone: tones, align: aligns } });
