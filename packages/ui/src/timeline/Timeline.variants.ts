import { cva } from 'class-variance-authority';
import * as css from './Timeline.css.ts';

const across = (column: string, row: string) => cva(column, { variants: { layout: { column: '', row } } });

export const timelineListVariants = across(css.list, css.across);
export const timelineItemVariants = across(css.item, css.itemAcross);
export const timelineRailVariants = across(css.rail, css.railAcross);
export const timelineContentVariants = across(css.content, css.contentAcross);
export const timelineTimeVariants = across(css.time, css.timeAcross);
export const timelineMarkVariants = cva(css.mark, { variants: { state: css.markStates, layout: { column: '', row: css.markAcross } } });
export const timelineLabelVariants = cva(css.label, { variants: { state: css.labels } });
export const timelineLineVariants = cva(css.line, {
  variants: { done: { true: css.lineDone, false: '' }, layout: { column: '', row: css.lineAcross } },
});
