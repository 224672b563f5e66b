import { cva } from 'class-variance-authority';
import * as css from './EmptyState.css.ts';

export const emptyStateVariants = cva(css.root, {
  variants: { size: { page: css.page, compact: css.compact } },
});
