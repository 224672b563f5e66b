import { cva } from 'class-variance-authority';
import { group, groupBase } from './RadioCards.css.ts';

/** Classes of the group of cards. */
export const cardGroupVariants = cva(groupBase, { variants: { layout: { row: group.row.root, list: group.list.root } } });
