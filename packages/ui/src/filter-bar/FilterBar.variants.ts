import { cva } from 'class-variance-authority';
import { pinned, place, widths } from './FilterBar.css.ts';

export const placeVariants = cva(place, { variants: { width: widths, pinned: { true: pinned, false: '' } } });
