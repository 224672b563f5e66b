import { cva } from 'class-variance-authority';
import { content, contentFromBelow, frame, frameFromBelow, frameFullScreen, fullScreen, sizes } from './Dialog.css.ts';

export const contentVariants = cva(content, {
  variants: { size: sizes, fullScreen: { true: fullScreen, false: '' }, fromBelow: { true: contentFromBelow, false: '' } },
});
export const frameVariants = cva(frame, {
  variants: { fullScreen: { true: frameFullScreen, false: '' }, fromBelow: { true: frameFromBelow, false: '' } },
});
