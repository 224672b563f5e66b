export { Button } from './Button.tsx';
export type { ButtonProps } from './ButtonProps.ts';
export { IconButton, type IconButtonProps } from './IconButton.tsx';
export { LinkButton, type LinkButtonProps } from './LinkButton.tsx';
