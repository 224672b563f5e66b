import { cva } from 'class-variance-authority';
import { label, labels, line, lineDone, mark, marks } from './Timeline.css.ts';

export const timelineMarkVariants = cva(mark, { variants: { state: marks } });
export const timelineLabelVariants = cva(label, { variants: { state: labels } });
export const timelineLineVariants = cva(line, { variants: { done: { true: lineDone, false: '' } } });
