import { cva } from 'class-variance-authority';
import * as css from './Banner.css.ts';

export const bannerVariants = cva(css.root, {
  variants: { tone: { info: css.info, success: css.success, warning: css.warning, error: css.error, neutral: css.neutral } },
});
export const bannerIconVariants = cva(css.icon, { variants: { tone: css.iconTone } });
