import { cva } from 'class-variance-authority';
import { aligns, directions, gaps, grows, justifies, stack, wraps } from './Stack.css.ts';

export const stackVariants = cva(stack, {
  variants: {
    direction: directions,
    gap: gaps,
    align: aligns,
    justify: justifies,
    wrap: { true: wraps, false: '' },
    grow: { true: grows, false: '' },
  },
});
