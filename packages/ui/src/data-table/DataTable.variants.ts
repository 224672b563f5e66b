import { cva } from 'class-variance-authority';
import * as css from './DataTable.css.ts';

export const headerCellVariants = cva(css.headerCell, {
  variants: { align: { start: '', end: css.cellEnd }, sticky: { true: css.headerSticky, false: '' } },
});
export const headerContentVariants = cva(css.headerContent, { variants: { align: { start: '', end: css.headerContentEnd } } });
export const cellVariants = cva(css.cell, {
  variants: {
    align: { start: '', end: css.cellEnd },
    name: { true: css.cellName, false: '' },
    pinned: { true: css.cellPinned, false: '' },
  },
});
export const scrollerVariants = cva(css.scroller, {
  variants: { overflowing: { true: '', false: css.scrollerIdle }, bounded: { true: css.scrollerBounded, false: '' } },
});
export const footVariants = cva(css.foot, { variants: { centred: { true: css.footCentred, false: '' } } });
