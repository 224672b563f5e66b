import { cva } from 'class-variance-authority';
import * as css from './Banner.css.ts';

export const bannerVariants = cva(css.root, { variants: { tone: css.tones } });
export const bannerIconVariants = cva(css.icon, { variants: { tone: css.iconTones } });
