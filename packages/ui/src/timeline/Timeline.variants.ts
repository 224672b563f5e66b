import { cva } from 'class-variance-authority';
import { label, labels, line, lineDone, mark, markStates } from './Timeline.css.ts';

export const timelineMarkVariants = cva(mark, { variants: { state: markStates } });
export const timelineLabelVariants = cva(label, { variants: { state: labels } });
export const timelineLineVariants = cva(line, { variants: { done: { true: lineDone, false: '' } } });
