import { cva } from 'class-variance-authority';
import { content, frame, frameFullScreen, fullScreen, sizes } from './Dialog.css.ts';

export const contentVariants = cva(content, { variants: { size: sizes, fullScreen: { true: fullScreen, false: '' } } });
export const frameVariants = cva(frame, { variants: { fullScreen: { true: frameFullScreen, false: '' } } });
