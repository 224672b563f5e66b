import { cva } from 'class-variance-authority';
import { list, looks, strong, value } from './SummaryList.css.ts';

export const summaryListVariants = cva(list, { variants: { variant: looks } });
export const summaryValueVariants = cva(value, { variants: { strong: { true: strong, false: '' } } });
