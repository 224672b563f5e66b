import { cva } from 'class-variance-authority';
import * as css from './Skeleton.css.ts';

export const skeletonVariants = cva(css.skeleton, {
  variants: { shape: { text: css.text, block: css.block, circle: css.circle } },
});
